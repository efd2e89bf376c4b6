import { expect } from "bun:test"
import { Clock, Effect } from "effect"
import type { Page } from "playwright-core"
import { ProactiveTurns } from "#actors/proactive-turns"
import { TurnSupervisor } from "#actors/turn-supervisor"
import type { UserId } from "#domain/ids"
import { addDays, localDateAt } from "#domain/time"
import { ServedEmbedded } from "#test/app"
import { inspect, itInBrowser, violationsOf } from "#test/browser"
import { Client } from "#test/client"
import { executableWith, SignInLink } from "#test/executable"
import { follow } from "#test/household"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(ServedEmbedded)
const itTelling = itInBrowser(executableWith({ NOTIFY_NTFY_URL: "http://127.0.0.1:9/topic" }))

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

const settingsOf = (page: Page) =>
  page.evaluate<object>("fetch('/v1/me/notifications').then((read) => read.json())")

const part = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** Turns a switch, and waits until that is kept. */
const turn = async (page: Page, name: RegExp) => {
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT")
  await part(page).getByRole("switch", { name }).click()
  await kept
}

const DAYS = 120

/** Nights to the last one, and a resting heart rate that rose by eight beats sixteen days ago. */
const lived = Effect.gen(function* () {
  const user = yield* Client.useSync(({ user_id }) => user_id as UserId)
  const start = addDays(localDateAt(yield* Clock.currentTimeMillis, 0), 1 - DAYS)
  const resting_hr = seededNoise(7, DAYS).map((noise, at) =>
    Math.round(54 + 1.5 * noise + (at >= DAYS - 16 ? 8 : 0)),
  )
  const sleep_minutes = resting_hr.map((beats) => 380 + beats)
  yield* store(rowsOf(user, { user, start, n_days: DAYS, metrics: { resting_hr, sleep_minutes } }))
})

/** Lets the alert and then the briefing of a morning begin and end. */
const passed = Effect.gen(function* () {
  for (const _ of ["alert", "briefing"]) {
    yield* ProactiveTurns.use(({ wake, idle }) => Effect.andThen(wake, idle))
    yield* TurnSupervisor.use(({ idle }) => idle)
  }
})

it("a briefing and alerts are turned on, stand on Today and lead to their answers", async (given) => {
  const { page, run } = given
  await run(lived)
  await follow(page, `/sign-in#code=${await run(printed)}`)
  expect(await page.locator(".proactive").count()).toBe(0)
  await page.goto("/settings")
  await part(page)
    .getByRole("switch", { name: /Morning briefing/ })
    .waitFor()
  expect(await settingsOf(page)).toMatchObject({ briefing: false, alerts: false, events: false })
  await turn(page, /Morning briefing/)
  await turn(page, /Quiet alerts/)
  const hour = new Date().toISOString().slice(11, 13)
  await page.getByLabel("Not before").fill(`${hour}:00`)
  await page.getByRole("button", { name: "Keep this time" }).click()
  await part(page).getByText("Saved.").waitFor()
  expect(await settingsOf(page)).toMatchObject({ briefing: true, briefing_at: `${hour}:00` })
  await run(passed)
  await page.goto("/today")
  const alert = page.getByRole("region", { name: "Today’s alert" })
  await alert.getByText(/Your resting heart rate rose by/).waitFor()
  await page.getByRole("region", { name: "This morning’s briefing" }).waitFor()
  await inspect(page, "today-proactive")
  await page.getByRole("link", { name: "Why: Today’s alert" }).click()
  await page.getByRole("heading", { name: "Briefings and alerts" }).waitFor()
  const first = page.locator("article.turn").first()
  await first.waitFor()
  expect(new URL(page.url()).hash).toBe(`#${await first.getAttribute("id")}`)
  await page.getByRole("button", { name: "Earlier" }).click()
  await page.getByRole("dialog").getByText("Briefings and alerts").waitFor()
  // What is sent elsewhere names the turn of an alert alone.
  const turns = await page.evaluate<ReadonlyArray<string>>(
    "fetch('/v1/today').then((read) => read.json()).then(({ news }) => news.map(({ turn_id }) => turn_id))",
  )
  await page.goto(`/settings?stop_turn=${turns[0]}`)
  await page.getByRole("button", { name: "Stop alerts about resting heart rate" }).click()
  await page.getByText("There are no more alerts about resting heart rate.").waitFor()
  expect(await settingsOf(page)).toMatchObject({ stopped: ["resting_hr"] })
  await page.goto(`/settings?stop_turn=${turns[1]}`)
  await part(page).getByText("The alert of this link is older than two days").waitFor()
})

it("the link of an alert stops it by a button alone, and it can be started again", async (given) => {
  const { page, run } = given
  await follow(page, `/sign-in#code=${await run(printed)}`)
  await page.goto("/settings?stop=resting_hr")
  const stop = page.getByRole("button", { name: "Stop alerts about resting heart rate" })
  await stop.waitFor()
  expect(await settingsOf(page)).toMatchObject({ stopped: [] })
  await inspect(page, "settings-stop")
  // The keyboard is where the link led.
  await page.keyboard.press("Tab")
  expect(await stop.evaluate((button) => button.matches(":focus"))).toBe(true)
  await page.keyboard.press("Enter")
  await page.getByText("There are no more alerts about resting heart rate.").waitFor()
  expect(await settingsOf(page)).toMatchObject({ stopped: ["resting_hr"] })
  expect(await violationsOf(page)).toEqual([])
  await turn(page, /^Alerts about/)
  await part(page).getByRole("heading", { name: "Stopped alerts" }).waitFor({ state: "detached" })
  expect(await settingsOf(page)).toMatchObject({ stopped: [] })
})

it("a link that stops what nobody is alerted to says so, and neither shows nor keeps what it names", async (given) => {
  const { page, run } = given
  await follow(page, `/sign-in#code=${await run(printed)}`)
  for (const subject of ["<img src=x onerror=alert(1)>", "", "a".repeat(2_000), "%E0%A4%A"]) {
    await page.goto(
      `/settings?stop=${subject.startsWith("%") ? subject : encodeURIComponent(subject)}`,
    )
    await part(page).getByText("There are no alerts about what this link names.").waitFor()
    expect(await page.getByRole("button", { name: /^Stop alerts/ }).count()).toBe(0)
    expect(await part(page).textContent()).not.toContain(subject === "" ? "undefined" : subject)
  }
  expect(await settingsOf(page)).toMatchObject({ stopped: [] })
})

itTelling("what is sent to the operator's targets is off until it is turned on", async (given) => {
  const { page, run, expects } = given
  await follow(page, await run(SignInLink))
  await page.goto("/settings")
  const shown = part(page)
  await shown.getByText("has set up an ntfy topic.").waitFor()
  const ready = shown.getByRole("switch", { name: /Say when something is ready/ })
  const details = shown.getByRole("switch", { name: /Send what the answer says/ })
  expect([await ready.isChecked(), await details.isChecked()]).toEqual([false, false])
  await inspect(page, "settings-notifications")
  await turn(page, /Say when something is ready/)
  await turn(page, /Send what the answer says/)
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
  await shown.getByText("The disk is full.").waitFor()
  expect(await ready.isChecked()).toBe(true)
})
