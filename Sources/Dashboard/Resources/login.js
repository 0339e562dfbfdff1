// The question for the secret: the answer is a cookie, and the page itself.
const answer = document.getElementById("answer");
const secret = document.getElementById("secret");

document.getElementById("login").addEventListener("submit", async (event) => {
  event.preventDefault();
  answer.textContent = "";
  try {
    const response = await fetch("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: secret.value }),
    });
    if (response.ok) return location.reload();
    answer.textContent = await response.text();
    // So that the next one takes its place.
    secret.select();
  } catch {
    answer.textContent = "The bridge does not answer.";
  }
});
