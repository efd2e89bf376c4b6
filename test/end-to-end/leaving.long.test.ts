import { expect } from "bun:test"
import { Clock, Effect } from "effect"
import { codeAt, stepAt } from "#domain/totp"
import { ServedEmbedded } from "#test/app"
import { secretIn } from "#test/authenticator-app"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { follow, PASSWORD, signIn } from "#test/household"
import { asked } from "#test/question"
import { direct } from "#test/sqlite"
import { ownersBrowser, visit } from "#test/visits"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(ServedEmbedded)

const EMAIL = "ada@example.org"

const printed = Effect.map(
  BrowserSignIn.use((way) => (way.by === "code" ? way.current : Effect.die("no code"))),
  (code) => `/sign-in#code=${code}`,
)

/** Eleven minutes pass since the last sign-in. */
const age = direct((_, sqlite) =>
  sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
)

/** The owner sets up an app and recovery codes elsewhere; one of these. */
const setApp = Effect.gen(function* () {
  const browser = yield* ownersBrowser
  const secret = secretIn((yield* visit("POST", "/v1/totp", browser)).body.secret)
  const code = codeAt(secret, stepAt(yield* Clock.currentTimeMillis))
  expect((yield* visit("PUT", "/v1/totp", browser, { code })).status).toBe(204)
  const { body } = yield* visit("POST", "/v1/recovery-codes", browser)
  return body.codes[0] as string
})

it("the printed link asks for the second factor that is set", async ({ page, run, expects }) => {
  const recovery = await run(setApp)
  expects(/console: .*403/)
  await page.goto(await run(printed))
  await page.getByText("Your account asks for a second factor too.").waitFor()
  await inspect(page, "link-second-factor")
  await page.getByLabel(/code/i).fill(recovery)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.locator("[data-screen=today] h1").waitFor()
})

it("an account is erased after signing in once more", async ({ page, run, expects }) => {
  await follow(page, await run(printed))
  await page.goto("/settings")
  await page.getByRole("link", { name: "Read the licences" }).waitFor()
  await page.getByLabel("E-mail address").fill(EMAIL)
  await page.getByLabel("New password").fill(PASSWORD)
  await page.getByRole("button", { name: "Set the password" }).click()
  await page.getByText(/Your password is of/).waitFor()
  await run(age)
  // The screen reads anew for whom has signed in, and some of that arrives after the account has gone.
  expects(/console: .*40[13]/)
  await page.getByLabel(/Type .erase. to confirm/).fill("erase")
  await page.getByRole("button", { name: "Erase me for good" }).click()
  const dialog = page.getByRole("dialog", { name: "Sign in once more" })
  await dialog.waitFor()
  await inspect(page, "erase-once-more")
  await signIn(dialog, EMAIL)
  await page.getByText("Your account is erased").waitFor()
})

it("a conversation that an import brought says so above it and at each answer", async ({
  page,
  run,
}) => {
  await run(
    Effect.flatMap(Client, (client) =>
      asked(client, "How did I sleep?", undefined, { conversation_id: "old" }),
    ),
  )
  await run(direct((_, sqlite) => sqlite.run("UPDATE turns SET restored = 1")))
  await follow(page, await run(printed))
  await page.goto("/ask/old")
  await page.getByText("An import brought this conversation").waitFor()
  await page.getByText("Hygeia did not say this here").waitFor()
  await inspect(page, "restored-conversation")
  await page.getByRole("button", { name: "Earlier conversations" }).first().click()
  await page.getByText("from an imported file ·").waitFor()
})
