import { expect } from "bun:test"
import { encode } from "uqr"
import { codeAt, stepAt } from "#domain/totp"
import { secretIn } from "#test/authenticator-app"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"
import { signIn, signOut } from "#test/household"

const it = itInBrowser(Executable)

it("a passkey of this device signs its person in, until it is removed", async ({
  page,
  run,
  expects,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/settings")
  await page.getByLabel("Name of this device").fill("Laptop")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByText("Not used yet").waitFor()
  await inspect(page, "passkeys")
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/settings")
  await page
    .getByText(/Last used/)
    .first()
    .waitFor()
  await page.getByRole("button", { name: "Remove the passkey Laptop" }).click()
  await page.getByRole("group").getByRole("button", { name: "Remove" }).click()
  await page.getByRole("heading", { name: "Laptop" }).waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.getByText("That passkey does not open anything here.").waitFor()
  expects(/401 \(Unauthorized\)/)
})

/** The dots of a drawn code, dark or not. */
const dotsOf = (path: string) => {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].map((run) =>
    run.slice(1).map(Number),
  )
  const margin = 4
  const size = Math.max(...runs.map(([x, , length]) => x! + length!)) + margin
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [x, y, length] of runs) rows[y!]!.fill(true, x, x! + length!)
  return rows
}

it("an authenticator app is asked for beside the password, and a recovery code stands in for it", async ({
  page,
  run,
  expects,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/settings")
  await page.getByLabel("E-mail address").fill("ada@example.org")
  await page.getByLabel("New password").fill("a long walk by the sea")
  await page.getByRole("button", { name: "Set the password" }).click()
  await page.getByText(/Your password is of/).waitFor()
  await page.getByRole("button", { name: "Set up an app" }).click()
  const secret = secretIn((await page.locator(".made code").textContent())!)
  const uri = (await page.getByRole("link", { name: "Open in an app" }).getAttribute("href"))!
  const qr = page.getByRole("img", { name: /QR code/ })
  const drawn = await qr.locator("path").getAttribute("d")
  expect(dotsOf(drawn!)).toEqual(encode(uri, { ecc: "M", border: 4 }).data)
  await inspect(page, "qr-code")
  await page.getByLabel("Code that the app shows").fill(codeAt(secret, stepAt(Date.now())))
  await page.getByRole("button", { name: "Use this app" }).click()
  await page.getByText(/In use since/).waitFor()
  await page.getByRole("button", { name: "Make ten new codes" }).click()
  const code = (await page.locator(".made li code").first().textContent())!
  await page.getByText("10 codes are left.").waitFor()
  await inspect(page, "second-factor")
  const asked = page.getByLabel("Code of your app, or a recovery code")
  // A code of the app is good once: the next one is shown half a minute from now, and taken already.
  for (const factor of [code, () => codeAt(secret, stepAt(Date.now()) + 1)]) {
    await signOut(page)
    await signIn(page, "ada@example.org")
    await asked.fill("WRNG-WRNG-WRNG-WRNG")
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.getByText("That code is not right").waitFor()
    await asked.fill(typeof factor === "string" ? factor : factor())
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.locator("[data-screen=settings], [data-screen=today]").waitFor()
  }
  expects(/403 \(Forbidden\)/)
  expects(/401 \(Unauthorized\)/)
  await page.goto("/settings")
  await page.getByText("9 codes are left.").waitFor()
})
