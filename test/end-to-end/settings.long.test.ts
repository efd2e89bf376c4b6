import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, executableWith, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)
const itTelling = itInBrowser(
  executableWith({ NOTIFY_NTFY_URL: "http://127.0.0.1:9/topic", LOG_LEVEL: "none" }),
)

const settingsOf = (page: Page) =>
  page.evaluate<object>("fetch('/v1/me/notifications').then((read) => read.json())")

it(
  "the whole profile is changed and kept, and what answers is said",
  async ({ page, run }) => {
    await page.goto(await run(SignInLink))
    await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
    await page.goto("/settings")
    const about = page.getByRole("region", { name: "About you" })
    await about.getByRole("button", { name: "Use this browser’s: Asia/Calcutta" }).click()
    await about.locator("select[name=country]").selectOption({ label: "India" })
    await about.locator("select[name=units]").selectOption("us")
    await about.getByLabel("Height in cm").fill("170")
    await about.getByLabel("Diagnoses").fill("Asthma, 5 years\nGout")
    await about.getByLabel("Medicines").fill("Metformin")
    await about.getByRole("button", { name: "Save" }).click()
    await about.getByText("Saved.").waitFor()
    expect(await about.getByLabel("Height in inches").inputValue()).toBe("66.9")
    await page.reload()
    expect(await about.getByLabel("Diagnoses").inputValue()).toBe("Asthma, 5 years\nGout")
    const kept = await page.evaluate<object>("fetch('/v1/me/profile').then((read) => read.json())")
    expect(kept).toMatchObject({
      country: "IN",
      units: "us",
      height_cm: 170,
      time_zone: "Asia/Calcutta",
      conditions: [{ name: "Asthma", duration_years: 5 }, { name: "Gout" }],
      medications: ["Metformin"],
    })
    const engine = page.getByRole("region", { name: "What answers" })
    expect(await engine.textContent()).toContain("No question, answer or number leaves it.")
    await inspect(page, "settings-profile")
  },
  { timezoneId: "Asia/Kolkata" },
)

itTelling("what is sent to the operator's targets is off until it is turned on", async (given) => {
  const { page, run, expects } = given
  await page.goto(await run(SignInLink))
  await page.goto("/settings")
  const part = page.getByRole("region", { name: "Notifications" })
  await part.getByText("has set up an ntfy topic.").waitFor()
  const ready = part.getByRole("switch", { name: /Say when something is ready/ })
  const details = part.getByRole("switch", { name: /Send what the answer says/ })
  expect([await ready.isChecked(), await details.isChecked()]).toEqual([false, false])
  await inspect(page, "settings-notifications")
  const kept = () => page.waitForResponse((answer) => answer.request().method() === "PUT")
  await ready.focus()
  await Promise.all([kept(), page.keyboard.press("Space")])
  await Promise.all([kept(), details.check()])
  expect(await settingsOf(page)).toMatchObject({ events: true, details: true, targets: ["ntfy"] })
  await page.reload()
  await ready.waitFor()
  expect([await ready.isChecked(), await details.isChecked()]).toEqual([true, true])
  // What could not be kept is shown as it was.
  expects(/500/)
  await page.route("**/v1/me/notifications", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify({ error: { code: "internal_error", message: "The disk is full." } }),
    }),
  )
  await ready.click()
  await part.getByText("The disk is full.").waitFor()
  expect(await ready.isChecked()).toBe(true)
})
