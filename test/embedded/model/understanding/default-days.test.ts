import { expect, test } from "bun:test"
import { daysIn } from "#domain/window"
import { understand } from "#embedded/model/thread/understand"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { aBriefing } from "#test/briefings"

test("docs/questions.md prints the default times", async () => {
  const page = await Bun.file("docs/questions.md").text()
  const [, section = ""] = page.split("## Times that are not named")
  const rows = [...section.split("\n## ")[0]!.matchAll(/^\| ([a-z ]+) \| (\d+) \|$/gm)]
  expect(rows.map(([, kind, days]) => [kind!.replaceAll(" ", "_"), Number(days)])).toEqual(
    Object.entries(DEFAULT_DAYS),
  )
})

/** A question without a time for each kind whose intent has a period or a window. */
const questions: ReadonlyArray<readonly [keyof typeof DEFAULT_DAYS, string]> = [
  ["level", "What is my average HRV?"],
  ["share", "What percentage of my sleep is REM?"],
  ["onset", "What time do I fall asleep?"],
  ["timing", "Do I sleep better after evening runs?"],
  ["norm", "Is my resting heart rate normal for my age?"],
  ["workouts", "How many workouts did I do?"],
  ["change", "Is my HRV improving?"],
  ["conditional", "What is my average sleep on days with more than 8000 steps?"],
  ["correlation", "What is the Spearman correlation between steps and sleep?"],
  ["count", "On how many days was my caffeine above 73 mg?"],
  ["association", "Does caffeine affect my sleep?"],
  ["coaching", "How can I improve my HRV?"],
  ["drivers", "What drives my HRV?"],
  ["scan", "Find patterns in my data"],
  ["shift", "When did my resting heart rate change?"],
  ["threshold", "How many steps are enough for better sleep?"],
]

for (const [kind, question] of questions)
  test(`${kind} looks at ${DEFAULT_DAYS[kind]} days where no time is named`, () => {
    const intent = understand(aBriefing(question))
    expect<string>(intent.kind).toBe(kind.replace(/_.*/, ""))
    const window = "window" in intent ? intent.window : "period" in intent && intent.period.window
    expect(window && daysIn(window)).toBe(DEFAULT_DAYS[kind])
  })

test("a day is held against 90 days", () => {
  expect(understand(aBriefing("How unusual is my HRV today?"))).toMatchObject({
    kind: "usual",
    days: DEFAULT_DAYS.usual,
  })
})
