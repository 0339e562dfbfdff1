print("volta-midi")
