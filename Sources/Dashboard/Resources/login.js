// The question for the secret: the answer is a cookie, and the page itself.
const answer = document.getElementById("answer");

document.getElementById("login").addEventListener("submit", async (event) => {
  event.preventDefault();
  answer.textContent = "";
  try {
    const response = await fetch("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: document.getElementById("secret").value }),
    });
    if (response.ok) return location.reload();
    answer.textContent = await response.text();
  } catch {
    answer.textContent = "The bridge does not answer.";
  }
});
