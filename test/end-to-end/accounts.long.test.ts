import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

const EMAIL = "bea@example.org"
const PASSWORD = "a long walk by the sea"

const invitationOf = async (page: Page) => {
  await page.goto("/settings")
  await page.getByLabel("Who is it for?").fill("Bea")
  await page.getByRole("button", { name: "Invite" }).click()
  const link = await page.locator(".made code").textContent()
  await page.getByRole("button", { name: "Done" }).click()
  return link!
}

const accept = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("heading", { name: "You are invited" }).waitFor()
  await inspect(page, "invitation")
  await page.getByLabel("E-mail address").fill(EMAIL)
  await page.getByLabel("Password").fill(PASSWORD)
  await page.getByRole("button", { name: "Make my account" }).click()
  await page.getByRole("heading", { name: "Today" }).waitFor()
  expect(page.url()).not.toContain("invitation")
}

const signIn = async (page: Page, password: string) => {
  await page.getByLabel("E-mail address").fill(EMAIL)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

it("a household: the owner invites a second person, who sees nothing of the first", async ({
  page,
  open,
  run,
  expects,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "Today" }).waitFor()
  await page.goto("/settings")
  await page.getByLabel("What you want to reach").fill("Run a marathon")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Saved.").waitFor()
  const link = await invitationOf(page)
  await inspect(page, "settings")

  const second = await open()
  await accept(second, link)
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
  await signIn(late, PASSWORD)
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
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "Today" }).waitFor()
  const person = await open()
  await accept(person, await invitationOf(page))
  await person.goto("/settings")
  await person.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await person.getByRole("button", { name: "Use the code" }).waitFor()

  const stranger = await open()
  expects(/console: .*401/)
  expects(/console: .*429/)
  await stranger.goto("/sign-in")
  for (const _ of Array(5)) {
    await signIn(stranger, "not the password")
    await stranger.getByText("do not belong together").waitFor()
    await stranger.getByRole("button", { name: "Sign in", disabled: false }).waitFor()
  }
  await signIn(stranger, "not the password").then(() => signIn(stranger, "not the password"))
  await stranger.getByText("Too many wrong passwords").waitFor()

  await signIn(person, PASSWORD)
  await person.getByRole("heading", { name: "Today" }).waitFor()
})

it("a person erases themselves by a word that they type", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "Today" }).waitFor()
  await page.goto("/settings")
  await page.getByLabel("What is it for?").fill("script")
  await page.getByRole("button", { name: "Make a token" }).click()
  expect(await page.locator(".made code").textContent()).toMatch(/^hyg_/)
  await page.getByLabel("Dark").check()
  expect(await page.evaluate<string>("document.documentElement.dataset.theme")).toBe("dark")
  await page.getByLabel(/Type .erase. to confirm/).fill("no")
  await page.getByRole("button", { name: "Erase me for good" }).click()
  await page.getByText("Type the word erase").waitFor()
  await page.getByLabel(/Type .erase. to confirm/).fill("erase")
  await page.getByRole("button", { name: "Erase me for good" }).click()
  await page.getByRole("button", { name: "Use the code" }).waitFor()
})
