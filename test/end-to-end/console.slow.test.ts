import { expect } from "bun:test"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

it("a first visit leads to the demo person and an answer about it", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  expect(page.url()).toEndWith("/today")
  await inspect(page, "welcome")
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor()
  await page.getByRole("link", { name: "Ask" }).first().click()
  await page.getByLabel("Your question").fill("How did I sleep last week?")
  await page.keyboard.press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
  expect(await page.locator(".answer").textContent()).toMatch(/You averaged \d h \d+ min of sleep/)
  expect(page.url()).toContain("/ask/")
  await inspect(page, "ask")
})
