import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { Served } from "#test/app"
import { inspect, itInBrowser } from "#test/browser"
import { accept, follow, invite, PASSWORD, signIn } from "#test/household"
import { direct } from "#test/sqlite"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(Served)

const BEA = "bea@example.org"

const printed = Effect.map(
  BrowserSignIn.use((way) => (way.by === "code" ? way.current : Effect.die("no code"))),
  (code) => `/sign-in#code=${code}`,
)

/** Eleven minutes pass since the last sign-in. */
const age = direct((_, sqlite) =>
  sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
)

const memberOf = (page: Page) => page.getByRole("list", { name: "Who has an account" })

const setPassword = async (page: Page, email: string) => {
  await page.goto("/settings")
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("New password").fill(PASSWORD)
  await page.getByRole("button", { name: "Set the password" }).click()
  await page.getByText(/Your password is of/).waitFor()
}

it("the owner sees who is here and takes somebody's access away, after signing in once more", async ({
  page,
  open,
  run,
  expects,
}) => {
  await follow(page, await run(printed))
  await setPassword(page, "ada@example.org")
  const link = await invite(page)
  await page.getByRole("heading", { name: "Open invitations" }).waitFor()
  const bea = await open()
  const { pathname, hash } = new URL(link)
  await bea.goto(pathname + hash)
  await bea.getByRole("heading", { name: "You are invited" }).waitFor()
  await bea.reload()
  await bea.getByRole("heading", { name: "You are invited" }).waitFor()
  await accept(bea, link, BEA)
  await bea.goto("/settings")
  await bea.getByRole("heading", { name: "Erase me" }).waitFor()
  expect(await memberOf(bea).count()).toBe(0)
  await page.reload()
  await memberOf(page).getByText(BEA).waitFor()
  expect(await memberOf(page).getByRole("listitem").count()).toBe(2)
  expect(await page.getByRole("heading", { name: "Open invitations" }).count()).toBe(0)
  await inspect(page, "people")
  await run(age)
  await page.getByRole("button", { name: `Take access away from ${BEA}` }).click()
  await page.getByRole("group").getByRole("button", { name: "Take access away" }).click()
  const dialog = page.getByRole("dialog", { name: "Sign in once more" })
  await dialog.getByText("more than ten minutes old").waitFor()
  expects(/403/)
  await inspect(page, "once-more")
  await signIn(dialog, "ada@example.org")
  await memberOf(page).getByText("Has no access any more").waitFor()
  expect(await dialog.count()).toBe(0)
  // Her screen is covered with her next request, and nothing she knows opens it again.
  expects(/401/)
  await bea.getByRole("link", { name: "Sources" }).first().click()
  await bea.getByRole("dialog", { name: "Sign in once more" }).waitFor()
  await signIn(bea, BEA)
  await bea.getByText("do not belong together").waitFor()
  await bea.getByRole("button", { name: "Close" }).click()
  await bea.getByRole("heading", { name: "Hygeia" }).waitFor()
})

it("who is signed out elsewhere goes on where they were, with what they had typed", async ({
  page,
  run,
  expects,
}) => {
  await follow(page, await run(printed))
  await page.goto("/notes")
  const memory = page.getByRole("region", { name: "What Hygeia keeps in mind" })
  await memory.getByRole("textbox").first().fill("I take magnesium at night.")
  await run(direct((_, sqlite) => sqlite.run("UPDATE sessions SET expires_at = 1")))
  await memory.getByRole("button").last().click()
  const dialog = page.getByRole("dialog", { name: "Sign in once more" })
  await dialog.getByText("You are signed out here").waitFor()
  expects(/401/)
  await inspect(page, "session-ended")
  await page.getByLabel("Sign-in code").fill((await run(printed)).replace(/.*code=/, ""))
  await page.getByRole("button", { name: "Use the code" }).click()
  await dialog.waitFor({ state: "detached" })
  expect(await memory.getByRole("textbox").first().inputValue()).toBe("I take magnesium at night.")
  await memory.getByRole("button").last().click()
  await memory.getByRole("listitem").getByText("I take magnesium at night.").waitFor()
})

it("a new password signs out everywhere else, and ends the tokens of scripts where that is asked", async ({
  page,
  open,
  run,
  expects,
}) => {
  await follow(page, await run(printed))
  await setPassword(page, "ada@example.org")
  const other = await open()
  await other.goto("/sign-in")
  await signIn(other, "ada@example.org")
  await other.locator("[data-screen=today] h1").waitFor()
  await page.getByLabel("What is it for?").fill("Script")
  await page.getByRole("button", { name: "Make a token" }).click()
  await page.getByRole("button", { name: "Done" }).click()
  const revoke = page.getByRole("button", { name: "Revoke the token of Script" })
  await revoke.waitFor()
  const password = "another walk by the sea"
  await page.getByLabel("Current password").fill(PASSWORD)
  await page.getByLabel("New password").fill(password)
  await page.getByLabel("Also end the tokens").check()
  await page.getByRole("button", { name: "Change the password" }).click()
  await revoke.waitFor({ state: "detached" })
  expects(/401/)
  await other.getByRole("link", { name: "Notes" }).first().click()
  const dialog = other.getByRole("dialog", { name: "Sign in once more" })
  await dialog.waitFor()
  await signIn(dialog, "ada@example.org", password)
  await dialog.waitFor({ state: "detached" })
  await other.locator("[data-screen=notes] h1").waitFor()
})

it("passkeys are offered at localhost, and not at an address of digits, where a password works", async ({
  page,
  open,
  run,
}) => {
  await follow(page, await run(printed))
  expect(new URL(page.url()).hostname).toBe("127.0.0.1")
  await setPassword(page, "ada@example.org")
  await page.getByText("not at this address").waitFor()
  expect(await page.getByRole("button", { name: "Add a passkey" }).count()).toBe(0)
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.getByRole("button", { name: "Use the code" }).waitFor()
  expect(await page.getByRole("button", { name: "Use a passkey" }).count()).toBe(0)
  await signIn(page, "ada@example.org")
  await page.locator("[data-screen] h1").waitFor()
  const localhost = new URL(page.url()).origin.replace("127.0.0.1", "localhost")
  const named = await open({ baseURL: localhost })
  await named.goto("/sign-in")
  await named.getByRole("button", { name: "Use a passkey" }).waitFor()
  // It can be installed there: it has a manifest, and a worker that keeps its shell.
  expect(await named.locator("link[rel=manifest]").count()).toBe(1)
  expect(
    await named.evaluate<string>("navigator.serviceWorker.ready.then(({ scope }) => scope)"),
  ).toBe(`${localhost}/`)
})
