import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

/** Sums up what moved without anybody asking, as browsers score it. */
const WATCH_SHIFTS = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
  }).observe({ type: "layout-shift", buffered: true })
`

const chart = (page: Page) => page.getByRole("slider", { name: "Day of the chart" })
const drawn = (page: Page) => page.locator(".plot canvas").waitFor()

const asDemo = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor()
}

const pick = async (page: Page, label: string, typed: string, name: string) => {
  const field = page.getByRole("combobox", { name: label })
  await field.click()
  await field.fill(typed)
  await page.getByRole("option", { name }).waitFor()
  await page.keyboard.press("Enter")
  expect(await field.inputValue()).toBe(name)
}

it("two metrics over a year, and a day by keyboard; a reload keeps it all", async ({
  page,
  run,
}) => {
  await page.addInitScript(WATCH_SHIFTS)
  await asDemo(page, await run(SignInLink))
  await page.getByRole("link", { name: "Trends" }).first().click()
  await drawn(page)
  expect(await page.locator("figcaption p").textContent()).toMatch(
    /^Sleep duration: last \d h .+\. Average .+ over \d+ days\. Usually .+ \d+ of 90 days have a value\.$/,
  )
  await pick(page, "Show", "rhr", "Resting heart rate")
  await pick(page, "Together with", "bed time", "Bedtime")
  await page.getByRole("link", { name: "A year" }).click()
  await page.getByText("Each point is the mean of a week.").waitFor()
  const { search } = new URL(page.url())
  expect(search).toBe("?metric=resting_hr&with=bedtime_hour&days=365")

  await chart(page).focus()
  await page.keyboard.press("ArrowRight")
  const day = page.getByRole("complementary", { name: "The day" })
  const last = await day.getByRole("heading", { level: 2 }).textContent()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  const heading = await day.getByRole("heading", { level: 2 }).textContent()
  expect(heading).not.toBe(last)
  await day.getByText("Heart rate variability").first().waitFor()
  expect(await day.textContent()).toMatch(/Night\d\d:\d\d to \d\d:\d\dAsleep\d h \d+ min/)
  expect(await chart(page).getAttribute("aria-valuetext")).toMatch(
    /^Week of .+: Resting heart rate \d\d bpm, Bedtime \d\d:\d\d$/,
  )

  await page.reload()
  await day.getByText("Heart rate variability").first().waitFor()
  expect(await day.getByRole("heading", { level: 2 }).textContent()).toBe(heading)
  expect(await page.getByRole("combobox", { name: "Together with" }).inputValue()).toBe("Bedtime")
  await drawn(page)

  await page.getByText("Show as a table").click()
  // The week of today may have no value yet: the one before it has.
  const row = await page.getByRole("row").nth(2).textContent()
  expect(row).toMatch(/^\w{3} \d+ \w+\d\d\d\d:\d\d\d$/)
  expect(await page.evaluate<number>("window.shifted")).toBeLessThan(0.02)
  await inspect(page, "trends")
  await page.goBack()
  await page.getByText("Choose a day in the chart").waitFor()
})

it("what the diary says of the days stands in the chart and below it, in the colours of the theme", async ({
  page,
  run,
}) => {
  await asDemo(page, await run(SignInLink))
  const noted = await page.evaluate<number>(`(async () => {
    const date = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    const body = JSON.stringify({ date, kind: "event", name: "illness" })
    const headers = { "content-type": "application/json" }
    return (await fetch("/v1/diary", { method: "POST", headers, body })).status
  })()`)
  expect(noted).toBe(201)
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/trends?metric=resting_hr&days=90")
  await drawn(page)
  expect(await page.getByRole("list", { name: "What happened" }).textContent()).toContain("illness")
  const picture = () =>
    page.evaluate<string>("document.querySelector('.plot canvas').toDataURL('image/png')")
  const light = await picture()
  await page.emulateMedia({ colorScheme: "dark" })
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
  )
  expect(await picture()).not.toBe(light)
})

it("the keys go from week to week where weeks are drawn, and an earlier answer never stays over a later one", async ({
  page,
  run,
}) => {
  await asDemo(page, await run(SignInLink))
  await page.goto("/trends?metric=resting_hr&days=365")
  await drawn(page)
  const chosen = () => Date.parse(new URL(page.url()).searchParams.get("day") ?? "")
  await chart(page).focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowLeft")
  const week = chosen()
  await page.keyboard.press("ArrowLeft")
  expect(week - chosen()).toBe(7 * 86_400_000)
  await page.keyboard.press("End")
  const last = chosen()
  await page.keyboard.press("ArrowRight")
  expect(chosen()).toBe(last)

  let release = () => {}
  const held = new Promise<void>((resume) => {
    release = resume
  })
  await page.route(/resting_hr\/series.*bucket=day/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.getByRole("link", { name: "30 days" }).click()
  await pick(page, "Show", "steps", "Steps")
  const title = page.locator("figcaption strong")
  await page.getByRole("list", { name: "Lines" }).getByText("Steps").waitFor()
  release()
  await page.getByRole("link", { name: "7 days" }).click()
  await page.getByText("of 7 days have a value").waitFor()
  expect(await title.textContent()).toBe("Steps")
})

it("one value of one metric is drawn, in the units of the person, and no second one is asked for", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  const status = await page.evaluate<number>(`(async () => {
    const send = async (method, path, body) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).status
    }
    await send("PUT", "/v1/me/profile", { units: "us" })
    return send("POST", "/v1/diary", { kind: "amount", name: "weight", value: 81.4, unit: "kg" })
  })()`)
  expect(status).toBe(201)
  await page.goto("/trends?days=all")
  await drawn(page)
  expect(await page.locator(".trends-latest").textContent()).toContain("179.5 lb")
  expect(await page.getByRole("combobox").count()).toBe(1)
  await chart(page).focus()
  await page.keyboard.press("ArrowLeft")
  const day = page.getByRole("complementary", { name: "The day" })
  expect(await day.getByRole("button", { name: "Day after" }).isDisabled()).toBe(true)
  await inspect(page, "trends-one")
})

it("says what to do where there is no data, and what went wrong where something did", async ({
  page,
  run,
  expects,
}) => {
  expects(/status of 500/)
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/trends")
  await page.getByText("There is nothing to draw yet.").waitFor()
  expect(await page.getByRole("link", { name: "Bring your files" }).getAttribute("href")).toBe(
    "/sources",
  )
  await inspect(page, "trends-empty")
  await page.route("/v1/metrics", (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: "internal_error", message: "Something went wrong here." } },
    }),
  )
  await page.reload()
  await page.getByText("Something went wrong here.").waitFor()
  await page.unroute("/v1/metrics")
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByText("There is nothing to draw yet.").waitFor()
})

const DRAW_TWO_YEARS = `(async () => {
  const name = performance.getEntriesByType("resource").find(({ name }) => /plot-\\w+\\.js$/.test(name)).name
  const { draw } = await import(name)
  const first = Date.UTC(2024, 10, 23)
  const dayAt = (at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10)
  const dates = Array.from({ length: 731 }, (_, at) => dayAt(at))
  const valueAt = (at, level) => at % 50 === 7 ? null : level + Math.sin(at) * level / 9
  const line = (label, unit, level) => ({ label, unit, values: dates.map((_, at) => valueAt(at, level)) })
  const content = {
    dates,
    lines: [line("Resting heart rate", "bpm", 60), line("Sleep duration", "minutes", 430)],
    band: { low: 55, high: 63 },
    levels: [{ from: dates[0], to: dates[364], mean: 61 }, { from: dates[365], to: dates[730], mean: 58 }],
    marks: dates.filter((_, at) => at % 60 === 30).map((date) => ({ kind: "event", date, label: "trip" })),
  }
  const room = document.createElement("div")
  room.className = "plot"
  document.querySelector("main").append(room)
  const times = []
  for (let round = 0; round < 9; round++) {
    const begun = performance.now()
    const plot = draw(room, content)
    await new Promise((done) => queueMicrotask(done))
    room.getBoundingClientRect()
    times.push(performance.now() - begun)
    plot.end()
    await new Promise((done) => requestAnimationFrame(done))
  }
  return times
})()`

it("draws two years of two metrics, day by day, in under 50 ms", async ({ page, run }) => {
  await asDemo(page, await run(SignInLink))
  await page.goto("/trends")
  await drawn(page)
  const times = await page.evaluate<ReadonlyArray<number>>(DRAW_TWO_YEARS)
  if (process.env.PICTURES)
    console.error(`draw: ${times.map((time) => time.toFixed(1)).join(" ")} ms`)
  expect(times.toSorted((a, b) => a - b)[4]!).toBeLessThan(50)
})
