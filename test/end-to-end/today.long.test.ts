import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, executableWith, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)
const itInJune = itInBrowser(executableWith({ TODAY: "2026-06-10" }))

const MAX_S = 60

const seconds = () => performance.now() / 1_000

const doors = (page: Page) => page.locator(".door")

/** Sends something as the page does, with the cookie of its session. */
const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(path!, { method: method!, headers, body: body! })).status
    },
    [method, path, JSON.stringify(body)],
  )

it("a first visit leads over the demo person's numbers to an answer within a minute", async ({
  page,
  run,
}) => {
  const began = seconds()
  let made = 0
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v1/demo") made++
  })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  // The last comes when it is known that a backup can be restored.
  await doors(page).nth(3).waitFor()
  expect(await doors(page).count()).toBe(4)
  await inspect(page, "welcome")
  await page.getByRole("button", { name: /Try the demo person/ }).dblclick()
  await page.getByRole("heading", { name: "Last night" }).waitFor()
  expect([made, await doors(page).count()]).toEqual([1, 0])
  await page.getByText("You are looking at the demo person").waitFor()
  expect(await page.locator(".measured").count()).toBe(12)
  const sleep = await page.locator(".measured").first().textContent()
  expect(sleep).toMatch(/^Sleep duration\d h \d+ min.*usual.*usually \d h.* to .* · \d+ nights$/)
  await inspect(page, "today")
  await page.getByRole("link", { name: "How did I sleep last night?" }).click()
  await page.getByLabel("Your question").press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
  expect(await page.locator("article.turn").textContent()).toMatch(/You slept \d h/)
  expect(seconds() - began).toBeLessThan(MAX_S)
  // One's own rows are none still.
  await page.getByRole("button", { name: "Back to mine" }).click()
  await page.getByRole("link", { name: "Today" }).first().click()
  await doors(page).first().waitFor()
})

it("a person with a single value sees it and no door, and first what has to be heard", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await doors(page).first().waitFor()
  const weight = { kind: "amount", name: "weight", value: 81.4, unit: "kg" }
  expect(await send(page, "POST", "/v1/diary", weight)).toBe(201)
  const results = [{ name: "Potassium", value: 7.1, unit: "mmol/L" }]
  const test_date = new Date().toISOString().slice(0, 10)
  expect(await send(page, "POST", "/v1/labs", { test_date, results })).toBe(201)
  await page.reload()
  await page.getByText("81.4").waitFor()
  expect(await doors(page).count()).toBe(0)
  const first = await page.locator("main h2").first().textContent()
  expect(first).toBe("This needs attention")
  expect(await page.locator(".alerts").textContent()).toContain("7.1 mmol/L")
  await inspect(page, "today-alert")
  expect(await send(page, "PUT", "/v1/me/profile", { units: "us" })).toBe(200)
  await page.reload()
  await page.getByText("179.5").waitFor()
})

it("lab results alone are told what would fill the day, and a day of long ago how old it is", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await doors(page).first().waitFor()
  const results = [{ name: "LDL", value: 112, unit: "mg/dL" }]
  expect(await send(page, "POST", "/v1/labs", { test_date: "2026-03-02", results })).toBe(201)
  await page.reload()
  await page.getByText("There are no nights and days here yet.").waitFor()
  const connect = page.getByRole("link", { name: "Connect a device" })
  expect(await connect.getAttribute("href")).toBe("/sources#connect")
  await inspect(page, "today-labs")
  const nine = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10)
  const weight = { kind: "amount", name: "weight", value: 81.4, unit: "kg", date: nine }
  expect(await send(page, "POST", "/v1/diary", weight)).toBe(201)
  await page.reload()
  await page.getByText("That is 9 days ago: no day has come in since.").waitFor()
  expect(await page.getByText("Last night").count()).toBe(0)
})

it("says why the demo person was not made, and lets it be tried again", async ({
  page,
  run,
  expects,
}) => {
  expects(/500/)
  await page.route("**/v1/demo", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify({ error: { code: "internal_error", message: "The disk is full." } }),
    }),
  )
  await page.goto(await run(SignInLink))
  const demo = page.getByRole("button", { name: /Try the demo person/ })
  await demo.click()
  const alert = page.getByRole("alert")
  await alert.waitFor()
  expect(await alert.textContent()).toContain("The disk is full.")
  await page.unroute("**/v1/demo")
  await demo.click()
  await page.getByRole("heading", { name: "Last night" }).waitFor()
})

itInJune(
  "wishes a good morning in the morning, and at no other time",
  async ({ page, run }) => {
    await page.clock.setFixedTime("2026-06-10T07:10:00Z")
    await page.goto(await run(SignInLink))
    await page.getByText(/^Good morning, /).waitFor()
    await page.clock.setFixedTime("2026-06-10T15:10:00Z")
    await page.reload()
    await page.getByRole("heading", { name: "Today", level: 1 }).waitFor()
  },
  { timezoneId: "UTC" },
)
