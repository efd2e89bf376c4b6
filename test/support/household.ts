import type { Locator, Page } from "playwright-core"

/** What people of a journey sign in by. */
export const PASSWORD = "a long walk by the sea"

/** Opens the console as whoever a sign-in link is for. */
export const follow = async (page: Page, link: string) => {
  await page.goto(link)
  await page.locator("[data-screen=today] h1").waitFor()
}

/** Invites somebody from the settings; the link that is shown this once. */
export const invite = async (page: Page, name = "Bea") => {
  await page.goto("/settings")
  await page.getByLabel("Who is it for?").fill(name)
  await page.getByRole("button", { name: "Invite" }).click()
  const link = await page.locator(".made code").textContent()
  await page.getByText("It opens on this machine only.").waitFor()
  await page.getByRole("button", { name: "Done" }).click()
  return link!
}

/** Makes the account of an invitation. */
export const accept = async (page: Page, link: string, email: string) => {
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill(PASSWORD)
  await page.getByRole("button", { name: "Make my account" }).click()
  await page.locator("[data-screen=today] h1").waitFor()
}

/** Fills in e-mail and password where they are asked for, in a page or a part of it, and sends them. */
export const signIn = async (place: Page | Locator, email: string, password = PASSWORD) => {
  await place.getByLabel("E-mail address").fill(email)
  await place.getByLabel("Password", { exact: true }).fill(password)
  await place.getByRole("button", { name: "Sign in", exact: true }).click()
}

/** Signs out from the settings, and waits for the sign-in screen. */
export const signOut = async (page: Page) => {
  await page.goto("/settings")
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.getByRole("button", { name: "Use the code" }).waitFor()
}

/** Erases whoever is signed in by the word that asks for it. */
export const erase = async (page: Page) => {
  await page.goto("/settings")
  await page.getByLabel(/Type .erase. to confirm/).fill("erase")
  await page.getByRole("button", { name: "Erase me for good" }).click()
  await page.getByRole("button", { name: "Use the code" }).waitFor()
}
