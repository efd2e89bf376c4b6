import { bare, placeholder } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { keepsTo } from "#embedded/model/prose/limit"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Aim, Goal } from "#embedded/model/questions/goal/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"

const NO_AMOUNT =
  "Gladly. Which amount or time should it be? Say it with its number, and I keep it as your goal."

/** What is asked for where no amount was named. */
const asked = (metric: Metric | null): string =>
  metric
    ? sentence`Gladly. Which ${metric.scale === "clock" ? "hour" : "amount"} should your ${spoken(metric)} have? Say it
        with its number, and I keep it as your goal.`
    : NO_AMOUNT

/** How often an aim was reached, and where its metric stands. */
const standing = (
  aim: Aim,
  { window, name }: Goal["period"],
  ledger: Ledger,
): ReadonlyArray<string> => {
  const { metric, limit } = aim
  const counted = foundBy(ledger, "count", { metric: metric.key, window, limit })
  const [said, count, n] = [counted.fact("limit"), counted.fact("count"), counted.fact("n")]
  const mean = foundBy(ledger, "describe", { metric: metric.key, window }).fact("mean")
  const [kept, days] = [keepsTo(metric, limit, said), `${metric.day}s`]
  return [
    said && count && n
      ? sentence`${capital(inWords({ name }))} ${kept} on ${bare(placeholder(count))} of
          ${bare(placeholder(n))} ${days}.`
      : null,
    mean && `On average it is ${level(metric, mean)}.`,
  ].filter((each) => each !== null)
}

/** That a goal is kept, and how often it was reached of late; without an amount the question for it. */
export const writeGoal = (
  { asks, aim, metric, period }: Goal,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  if (aim === null) return [paragraph([asked(metric)])]
  const stands = standing(aim, period, ledger)
  return [
    paragraph(
      asks === "set"
        ? ["Kept as your goal.", ...stands, "Ask me how far you are any time."]
        : stands,
    ),
  ]
}
