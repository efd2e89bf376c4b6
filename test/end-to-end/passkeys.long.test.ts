import { expect } from "bun:test"
import { codeAt, stepAt } from "#domain/totp"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

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

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

const bytesOf = (text: string) => {
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, "0")).join("")
  return Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2))
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
  const secret = (await page.locator(".made code").textContent())!
  await page.getByLabel("Code that the app shows").fill(codeAt(bytesOf(secret), stepAt(Date.now())))
  await page.getByRole("button", { name: "Use this app" }).click()
  await page.getByText(/In use since/).waitFor()
  await page.getByRole("button", { name: "Make ten new codes" }).click()
  const code = (await page.locator(".made li code").first().textContent())!
  await page.getByText("10 codes are left.").waitFor()
  await inspect(page, "second-factor")
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.getByLabel("E-mail address").fill("ada@example.org")
  await page.getByLabel("Password", { exact: true }).fill("a long walk by the sea")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByLabel("Code of your app, or a recovery code").fill(code)
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  expects(/403 \(Forbidden\)/)
  expect(page.url()).toEndWith("/today")
})
