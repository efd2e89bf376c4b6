import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { Served } from "#test/app"
import { inspect, itInBrowser, until } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"
import { ModelScript } from "#test/scripted-model"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(Executable)
const itWithScript = itInBrowser(Served)

const asDemo = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor()
  await page.goto("/ask")
}

const over = (page: Page, turns: number) =>
  page
    .locator("article.turn[aria-busy=false]")
    .nth(turns - 1)
    .waitFor()

/** Asks, and waits until so many questions are answered. */
const ask = async (page: Page, question: string, turns: number) => {
  await page.getByLabel("Your question").fill(question)
  await page.keyboard.press("Enter")
  await over(page, turns)
}

const dialog = (page: Page) => page.getByRole("dialog")

it("a number of an answer leads to what it rests on, down to its days", async ({ page, run }) => {
  await asDemo(page, await run(SignInLink))
  await inspect(page, "ask-empty")
  await page.getByRole("button", { name: "How did I sleep last week?" }).click()
  await over(page, 1)
  await page.locator("[data-kind=stat_tiles] dt").first().waitFor()
  await page.locator("[data-kind=series_chart] canvas").waitFor()
  const number = page.locator(".answer .figure").first()
  expect(await number.textContent()).toMatch(/^\d h( \d+ min)?$/)
  await number.click()
  await dialog(page).getByText("Sleep duration, average").first().waitFor()
  await dialog(page).locator("summary", { hasText: "Day by day" }).click()
  await dialog(page).locator(".number-of tbody tr").nth(6).waitFor()
  expect(await dialog(page).locator(".number-of tbody tr").count()).toBe(7)
  await inspect(page, "ask-evidence")
  await page.keyboard.press("Escape")
  await dialog(page).waitFor({ state: "detached" })
  expect(await page.evaluate<string>("document.activeElement.className")).toBe("figure")
})

it("a chart of a year says that its points are weeks", async ({ page, run }) => {
  await asDemo(page, await run(SignInLink))
  await ask(page, "Show me my HRV over the last year", 1)
  await page
    .getByText(/highest \d+(?:\.\d)? ms in the week of \w+ \d/)
    .first()
    .waitFor()
  await page.getByText("Each point is the mean of a week.").waitFor()
  await inspect(page, "ask-weeks")
})

it("an answer says what left the machine for it, and how it was worked out, also after a reload", async ({
  page,
  run,
}) => {
  await asDemo(page, await run(SignInLink))
  await ask(page, "How did I sleep last week?", 1)
  await page.getByRole("button", { name: "What left this machine" }).click()
  await dialog(page).getByText("Nothing: this answer was made here").waitFor()
  await dialog(page).getByText("Read here for it").waitFor()
  await inspect(page, "ask-receipt")
  await page.keyboard.press("Escape")
  await dialog(page).waitFor({ state: "detached" })
  const stages = page.locator(".stages")
  const worked = async () => {
    await stages.locator("summary").click()
    await stages.locator("li", { hasText: "Writing the answer" }).waitFor()
    return stages.locator("li").allTextContents()
  }
  const first = await worked()
  expect(first.length).toBeGreaterThan(4)
  const names = first.map((step) => step.replace(/ [\d.,]+ m?s$/, ""))
  expect(names).toEqual([...new Set(names)])
  for (const step of first) expect(step).toMatch(/^[A-Z].* [\d.,]+ (?:ms|s)$/)
  await page.reload()
  await over(page, 1)
  expect(await worked()).toEqual(first)
  await inspect(page, "ask-stages")
})

it("every kind of widget is drawn, a search looks through what was chosen", async (given) => {
  const { page, run } = given
  await asDemo(page, await run(SignInLink))
  await ask(page, "make me a plan to sleep better", 1)
  await page.locator("[data-kind=checklist] li").first().waitFor()
  expect(await page.locator(".answer ul:not([data-kind=checklist] ul) li").count()).toBe(0)
  const item = page.locator("[data-kind=checklist]").getByRole("checkbox")
  const kept = page.waitForResponse((response) => response.request().method() === "PUT")
  await item.first().check()
  expect((await kept).status()).toBe(204)
  await page.reload()
  await over(page, 1)
  expect(await item.first().isChecked()).toBe(true)
  expect(await item.nth(1).isChecked()).toBe(false)
  await page.locator("[data-kind=experiment_card] ol li").first().waitFor()
  const begin = page.getByRole("button", { name: "Begin this experiment" })
  await begin.waitFor()
  await ask(page, "does coffee ruin my sleep", 2)
  await page.locator("[data-kind=comparison] svg.bar").first().waitFor()
  expect(await begin.count()).toBe(0)
  await page.locator("form.composer").getByRole("button", { name: "Look deeper" }).click()
  await page.getByLabel("How far back").selectOption("365")
  await page.getByLabel("Lab results").uncheck()
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/v1/turns"),
  )
  await ask(page, "What drives my sleep?", 3)
  const { deep_research } = (await sent).postDataJSON()
  expect(await page.getByLabel("How far back").count()).toBe(0)
  expect(deep_research).toEqual({
    days: 365,
    data_types: ["recovery", "sleep", "hrv", "strain", "food"],
  })
  const summary = page.locator("[data-kind=investigation_summary]")
  await summary.locator("summary", { hasText: /^What it rests on \(\d\)$/ }).click()
  await summary
    .getByRole("button", { name: /^(Days|Nights) with / })
    .first()
    .click()
  await dialog(page).getByText("Holds up after everything tried is counted").first().waitFor()
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await inspect(page, "ask-widgets")
})

/** The numbers of tiles that stand over the edge of their tile. */
const OVER_EDGE = `[...document.querySelectorAll(".tile .amount")].filter((amount) => {
  const range = document.createRange()
  range.selectNodeContents(amount)
  return range.getBoundingClientRect().right > amount.closest(".tile").getBoundingClientRect().right
}).map(({ textContent }) => textContent)`

/** The numbers of answers that a bracket before them is not on one line with. */
const TORN = `[...document.querySelectorAll(".answer .figure")].filter((figure) => {
  const before = figure.previousSibling ?? figure.parentElement.previousSibling
  if (before?.nodeType !== Node.TEXT_NODE || !before.data.endsWith("(")) return false
  const range = document.createRange()
  range.setStart(before, before.data.length - 1)
  range.setEnd(before, before.data.length)
  return range.getBoundingClientRect().right > figure.getBoundingClientRect().left + 1
}).map(({ textContent }) => textContent)`

it("an answer on a phone is seen from its question on, its numbers whole, the keyboard with it", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 360, height: 740 })
  await asDemo(page, await run(SignInLink))
  await ask(page, "show my steps of the last 3 months", 1)
  await page.locator(".tile").first().waitFor()
  expect(await page.evaluate<ReadonlyArray<string>>(OVER_EDGE)).toEqual([])
  await page.locator("[data-kind=series_chart] canvas").waitFor()
  await ask(page, "Does coffee ruin my sleep?", 2)
  const latest = page.locator("article.turn").last()
  await until(
    page,
    "[...document.querySelectorAll('article.turn')].at(-1).getBoundingClientRect().top < 150",
  )
  await ask(page, "how do I sleep better?", 3)
  expect(await latest.locator(".answer").textContent()).toMatch(/\(\d+ minutes\)/)
  for (let width = 320; width <= 400; width += 10) {
    await page.setViewportSize({ width, height: 740 })
    const torn = await page.evaluate<ReadonlyArray<string>>(TORN)
    expect([width, torn]).toEqual([width, []])
  }
  await page.getByRole("button", { name: "Begin this experiment" }).press("Enter")
  await over(page, 4)
  expect(await latest.getByRole("heading").first().textContent()).toBe("Let's try it")
  expect(await page.evaluate<string>("document.activeElement.textContent")).toBe("Let's try it")
})

it("conversations are listed, named and deleted", async ({ page, run }) => {
  await asDemo(page, await run(SignInLink))
  await ask(page, "How many steps did I take last week?", 1)
  await page.getByRole("button", { name: "Rename" }).click()
  await dialog(page).getByLabel("Title").fill("<b>Steps</b> of November")
  await dialog(page).getByRole("button", { name: "Save" }).click()
  await page.getByRole("heading", { name: "<b>Steps</b> of November" }).waitFor()
  await page.getByRole("link", { name: "New conversation" }).click()
  await page.getByText("Ask about your sleep").waitFor()
  await page.getByRole("button", { name: "Earlier conversations" }).click()
  await inspect(page, "ask-history")
  await dialog(page)
    .getByRole("link", { name: /<b>Steps<\/b> of November/ })
    .click()
  await over(page, 1)
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await dialog(page).getByRole("button", { name: "Delete for good" }).click()
  await page.getByText("Ask about your sleep").waitFor()
  expect(new URL(page.url()).pathname).toBe("/ask")
  await page.getByRole("button", { name: "Earlier conversations" }).click()
  await dialog(page).getByText("Nothing has been asked yet.").waitFor()
})

it("a question that is asked offline arrives once the way is free, and only once", async (given) => {
  const { page, run, expects } = given
  expects(/ERR_INTERNET_DISCONNECTED/)
  await asDemo(page, await run(SignInLink))
  await page.getByRole("button", { name: "How did I sleep last week?" }).waitFor()
  await page.context().setOffline(true)
  await page.getByLabel("Your question").fill("How did I sleep last week?")
  await page.keyboard.press("Enter")
  await page
    .getByText("This device is offline, so Hygeia cannot be reached. Trying again…")
    .waitFor()
  await page.context().setOffline(false)
  await over(page, 1)
  await page.reload()
  await over(page, 1)
  expect(await page.locator("article.turn").count()).toBe(1)
})

const printedCode = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

itWithScript("a reload, a second tab and a stop in the middle of an answer", async (given) => {
  const { page, run } = given
  const HOSTILE = "<img src=x onerror=alert(1)> **Well** rested."
  await page.goto(`/sign-in#code=${await run(printedCode)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  await page.goto("/ask")
  await run(ModelScript.use((script) => Effect.sync(() => script.says("**Well** rested & calm."))))
  const release = await run(ModelScript.use(({ stallsAt }) => stallsAt("synthesise")))
  await page.getByLabel("Your question").fill(HOSTILE)
  await page.keyboard.press("Enter")
  await page.getByText("Writing the answer").first().waitFor()
  await page.waitForURL(/\/ask\/console-/)
  await page.reload()
  await page.getByText("Writing the answer").first().waitFor()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByText("Writing the answer").first().waitFor()
  await run(release)
  for (const tab of [page, second]) {
    await over(tab, 1)
    expect(await tab.locator(".answer").textContent()).toBe("Well rested & calm.")
    expect(await tab.locator("img").count()).toBe(0)
  }

  await run(ModelScript.use(({ stallsAt }) => stallsAt("work")))
  await page.getByLabel("Your question").fill("And now?")
  await page.keyboard.press("Enter")
  await second.getByRole("heading", { name: "And now?" }).waitFor()
  await page.getByRole("button", { name: "Stop" }).click()
  await page.getByText("Stopped.").waitFor()
  await second.getByText("Stopped.").waitFor()
  expect(await page.getByRole("alert").count()).toBe(0)
  await page.getByRole("button", { name: "Ask again" }).click()
  await page.getByRole("heading", { name: "And now?" }).nth(1).waitFor()
  await page.getByRole("button", { name: "Stop" }).click()
  await page.getByText("Stopped.").nth(1).waitFor()
})

it("a question that is chosen goes by itself, one in a link from elsewhere does not", async (given) => {
  const { page, run, expects } = given
  expects(/404/)
  await asDemo(page, await run(SignInLink))
  await page.goto("/today")
  await page.getByRole("link", { name: "What affects my sleep?" }).click()
  await over(page, 1)
  await page.goto("/ask?q=had%203%20coffees")
  await page.getByText("Ask about your sleep").waitFor()
  expect(await page.getByLabel("Your question").inputValue()).toBe("had 3 coffees")
  expect(await page.locator("article.turn").count()).toBe(0)
  await page.goto("/ask/gone")
  await page.getByText("This conversation is not here").waitFor()
  expect(new URL(page.url()).pathname).toBe("/ask")
})

it("looking deeper is offered by an answer, asks what stands out of no question, and begins a test", async (given) => {
  const { page, run } = given
  await asDemo(page, await run(SignInLink))
  await ask(page, "What affects my sleep?", 1)
  const depth = () =>
    page
      .waitForRequest((request) => request.method() === "POST" && /\/turns$/.test(request.url()))
      .then((request) => request.postDataJSON())
  const deeper = depth()
  await page.locator("article.turn").getByRole("button", { name: "Look deeper" }).click()
  expect((await deeper).deep_research.days).toBe(365)
  expect((await deeper).messages[0].content).toBe("What affects my sleep?")
  await over(page, 2)
  await page.locator("form.composer").getByRole("button", { name: "Look deeper" }).click()
  const open = depth()
  await page.getByRole("button", { name: "Ask", exact: true }).click()
  expect((await open).messages[0].content).toBe("What stands out in my data?")
  await over(page, 3)
  await page.getByRole("button", { name: "Begin this experiment" }).click()
  await over(page, 4)
  await page.goto("/experiments")
  await page.getByText("It starts tomorrow.").waitFor()
})

it("a window that is made narrow and wide again keeps the conversation and what was typed", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 1440, height: 900 })
  await asDemo(page, await run(SignInLink))
  await page.getByRole("button", { name: "How did I sleep last week?" }).click()
  await over(page, 1)
  const canvas = page.locator("[data-kind=series_chart] canvas")
  await canvas.waitFor()
  await page.getByLabel("Your question").fill("And the week before")
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.waitForFunction(
      "document.documentElement.scrollWidth <= innerWidth && " +
        "document.querySelector('canvas').getBoundingClientRect().right <= innerWidth",
    )
    expect(await page.getByLabel("Your question").inputValue()).toBe("And the week before")
    expect(await page.locator("article.turn").count()).toBe(1)
  }
})
