import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { executableWith, SignInLink } from "#test/executable"

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC" }).format()

/** What is begun on the day before has its first day today. */
const it = itInBrowser(executableWith({ TODAY: addDays(today, -1) }))

const UTC = { timezoneId: "UTC" }

const begun = Effect.gen(function* () {
  const { post, fetch, token } = yield* Client
  for (const content of ["Test whether magnesium helps my sleep", "let's try it"]) {
    const { body } = yield* post("/v1/turns", {
      messages: [{ role: "user", content }],
      conversation_id: "begun",
    })
    const events = yield* fetch(`/v1/turns/${body.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    yield* Effect.promise(() => events.text())
  }
})

it(
  "a running experiment says what today is, is marked, stopped and removed",
  async ({ page, run }) => {
    await page.goto(await run(SignInLink))
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor()
    await page.goto("/experiments")
    await page.getByText("No experiment is running.").waitFor()
    await inspect(page, "experiments-empty")
    await run(begun)
    await page.reload()
    await page.getByText("Day 1 of 60").waitFor()
    await page.getByRole("button", { name: "Done as drawn", exact: true }).click()
    await page.getByText("Today is marked as done.").waitFor()
    const { body } = await run(Client.use(({ get }) => get("/v1/experiments")))
    expect(body.experiments[0].days[0]).toMatchObject({ date: today, done: true })
    await page.getByText("1 done as drawn, 0 went otherwise").waitFor()
    await page.getByText("Change a day").click()
    await inspect(page, "experiments")
    await page.getByRole("button", { name: /^Stop it: / }).click()
    await page.getByRole("button", { name: "Stop it", exact: true }).click()
    await page.getByText("It brought too few values to compare.").waitFor()
    await page.getByRole("button", { name: /^Remove: / }).click()
    await page.getByRole("button", { name: "Remove", exact: true }).click()
    await page.getByText("No experiment is running.").waitFor()
    await page.getByRole("link", { name: "Test less caffeine for my sleep" }).click()
    expect(page.url()).toContain("/ask")
  },
  UTC,
)

it(
  "one that is stopped before its first day was never begun",
  async ({ page, run }) => {
    await page.goto(await run(SignInLink))
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor()
    await run(begun)
    const { body } = await run(Client.use(({ get }) => get("/v1/experiments")))
    const [experiment] = body.experiments
    const stopped_on = addDays(experiment.days[0].date, -1)
    const stopped = { ...experiment, status: "stopped", stopped_on }
    await page.route("**/v1/experiments", (route) =>
      route.fulfill({ json: { experiments: [stopped] } }),
    )
    await page.goto("/experiments")
    await page.getByText(/^Stopped on .*, before its first day$/).waitFor()
    await page.getByText("there is nothing to compare").waitFor()
    expect(await page.getByText("too few values").count()).toBe(0)
    await inspect(page, "experiments-unbegun")
  },
  UTC,
)

const HOSTILE = "<img src=x onerror=alert(1)>"

it(
  "one that is over says what it found in words and numbers, whatever it is called",
  async ({ page, run }) => {
    await page.goto(await run(SignInLink))
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor()
    const arms = ["with", "without", "without", "with"] as const
    const days = arms.map((arm, at) => ({
      date: addDays("2026-03-01", at),
      arm,
      done: at === 3 ? null : at !== 1,
    }))
    const over = { id: "exp_1", status: "finished", title: HOSTILE, step: HOSTILE, days }
    await page.route("**/v1/experiments", (route) =>
      route.fulfill({ json: { experiments: [{ ...over, stopped_on: null }] } }),
    )
    const [mean_with, mean_without, difference] = [441, 418, 23]
    const numbers = { mean_with, mean_without, difference, interval: [6, 41], p: 0.012 }
    const counts = { n_with: 29, n_without: 28, verdict: "clear" }
    const result = { metric: "sleep duration", unit: "minutes", ...numbers, ...counts }
    await page.route("**/v1/experiments/exp_1/result", (route) =>
      route.fulfill({ json: { result } }),
    )
    await page.goto("/experiments")
    await page.getByText(`About ${HOSTILE}`).waitFor()
    await page.getByText(/sleep duration was 23 min higher on days with it/).waitFor()
    await page.getByText("7 h 21 min").waitFor()
    await page.getByText(/95% interval 6 min to 41 min · 29 days with it, 28 as usual/).waitFor()
    await page.getByText("2 done as drawn, 1 went otherwise").waitFor()
    await inspect(page, "experiments-over")
  },
  UTC,
)
