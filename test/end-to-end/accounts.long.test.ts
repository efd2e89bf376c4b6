import { expect } from "bun:test"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"
import { accept, erase, follow, invite, PASSWORD, signIn, signOut } from "#test/household"

const it = itInBrowser(Executable)

const EMAIL = "bea@example.org"

it("a household: the owner invites a second person, who sees nothing of the first", async ({
  page,
  open,
  run,
  expects,
}) => {
  await follow(page, await run(SignInLink))
  await page.goto("/settings")
  await page.getByLabel("What you want to reach").fill("Run a marathon")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Saved.").waitFor()
  const link = await invite(page)
  await inspect(page, "settings")

  const second = await open()
  await second.goto(link)
  await second.getByRole("heading", { name: "You are invited" }).waitFor()
  await inspect(second, "invitation")
  await accept(second, link, EMAIL)
  expect(second.url()).not.toContain("invitation")
  await second.goto("/settings")
  await second.getByText(EMAIL).first().waitFor()
  expect(await second.getByLabel("What you want to reach").inputValue()).toBe("")
  expect(await second.getByRole("heading", { name: "People" }).count()).toBe(0)

  // The link is good once, also for who has not signed in.
  const late = await open()
  expects(/console: .*401/)
  await late.goto(link)
  await late.getByLabel("E-mail address").fill("eve@example.org")
  await late.getByLabel("Password").fill(PASSWORD)
  await late.getByRole("button", { name: "Make my account" }).click()
  await late.getByText("not good any more").waitFor()

  // Signed in in another browser, and signed out there from here.
  await late.goto("/sign-in")
  await inspect(late, "sign-in")
  await signIn(late, EMAIL)
  await late.getByRole("heading", { name: "Today" }).waitFor()
  await second.reload()
  await second.getByRole("button", { name: /^Sign out in/ }).click()
  await second.getByRole("group").getByRole("button", { name: "Sign out" }).click()
  await second.getByRole("button", { name: /^Sign out in/ }).waitFor({ state: "detached" })
  await late.reload()
  await late.getByRole("button", { name: "Use the code" }).waitFor()
})

it("wrong passwords of a stranger make nobody wait who has signed in before", async ({
  page,
  open,
  run,
  expects,
}) => {
  await follow(page, await run(SignInLink))
  const person = await open()
  await accept(person, await invite(page), EMAIL)
  await signOut(person)

  const stranger = await open()
  expects(/console: .*401/)
  expects(/console: .*429/)
  await stranger.goto("/sign-in")
  for (const _ of Array(5)) {
    await signIn(stranger, EMAIL, "not the password")
    await stranger.getByText("do not belong together").waitFor()
    await stranger.getByRole("button", { name: "Sign in", disabled: false }).waitFor()
  }
  // Each wait is twice the last: on a slow machine the first may be over before the next attempt.
  const tooMany = stranger.getByText("Too many wrong passwords")
  for (let more = 0; more < 10 && !(await tooMany.isVisible()); more++) {
    await signIn(stranger, EMAIL, "not the password")
    await stranger.getByRole("alert").waitFor()
  }
  await tooMany.waitFor()

  await signIn(person, EMAIL)
  await person.getByRole("heading", { name: "Today" }).waitFor()
})

it("a person erases themselves by a word that they type, and nothing of anybody else", async ({
  page,
  open,
  run,
  expects,
}) => {
  await follow(page, await run(SignInLink))
  await page.goto("/settings")
  await page.getByLabel("What you want to reach").fill("Run a marathon")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Saved.").waitFor()
  await page.getByLabel("What is it for?").fill("script")
  await page.getByRole("button", { name: "Make a token" }).click()
  expect(await page.locator(".made code").textContent()).toMatch(/^hyg_/)
  await page.getByLabel("Dark").check()
  expect(await page.evaluate<string>("document.documentElement.dataset.theme")).toBe("dark")
  const [first, second] = [await open(), await open()]
  await accept(first, await invite(page), EMAIL)
  await accept(second, await invite(page), "cleo@example.org")
  await second.goto("/settings")
  await second.getByLabel("What you want to reach").fill("Sleep well")
  await second.getByRole("button", { name: "Save" }).click()
  await second.getByText("Saved.").waitFor()
  // A member: the owner and the other member keep what is theirs.
  await first.goto("/settings")
  await first.getByLabel(/Type .erase. to confirm/).fill("no")
  await first.getByRole("button", { name: "Erase me for good" }).click()
  await first.getByText("Type the word erase").waitFor()
  await erase(first)
  expects(/401/)
  await signIn(first, EMAIL)
  await first.getByText("do not belong together").waitFor()
  await page.reload()
  const here = page.getByRole("list", { name: "Who has an account" })
  await here.getByText("cleo@example.org").waitFor()
  expect(await here.getByText(EMAIL).count()).toBe(0)
  expect(await page.getByLabel("What you want to reach").inputValue()).toBe("Run a marathon")
  // The owner: the member that is left keeps theirs.
  await erase(page)
  expect(new URL(page.url()).pathname).toBe("/sign-in")
  await second.reload()
  const goal = second.getByLabel("What you want to reach")
  await goal.waitFor()
  expect(await goal.inputValue()).toBe("Sleep well")
})

it("a link that was used says so where the console is open, and the demo person is there to look at again", async ({
  page,
  open,
  run,
  expects,
}) => {
  expects(/console: .*401/)
  const link = await run(SignInLink)
  await page.goto(link)
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor()
  await page.getByRole("button", { name: "Back to mine" }).click()
  await page.getByRole("link", { name: "Labs" }).first().click()
  await page.getByLabel("Choose a report").setInputFiles("test/fixtures/labs/us_table.pdf")
  await page.getByText("17 results.", { exact: true }).first().waitFor()
  await page.getByRole("link", { name: "Settings" }).first().click()
  await page.getByRole("button", { name: "Look at the demo person" }).click()
  await page.getByText("You are looking at the demo person").waitFor()
  expect(new URL(page.url()).pathname).toBe("/today")
  await page.getByRole("link", { name: "Labs" }).first().click()
  await page.getByRole("heading", { name: "Lipids" }).waitFor()
  expect(await page.getByText("us_table.pdf").count()).toBe(0)
  const late = await open()
  await late.goto("/sign-in")
  await late.getByRole("button", { name: "Use the code" }).waitFor()
  await late.goto(link)
  await late.getByText("This link has been used or is too old").waitFor()
  await inspect(late, "sign-in-used")
})
