import { metricOf } from "#catalogue/metrics"
import { magnitude, placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { ExperimentPlan } from "#domain/experiment"
import type { Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { OwnExperiment } from "#embedded/model/questions/experiment/intent"

const NONE = sentence`No experiment is running. Ask me how to test something, for instance whether caffeine shortens
  your sleep, and say “let's try it”.`

const uncapital = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

const wordOf = ({ fact }: Found, role: "status" | "arm" | "title" | "step"): string =>
  String(fact(role)?.item.value ?? "")

const titleOf = (found: Found): string => outside(wordOf(found, "title"))

/** How long it runs: as long as was wished where that can tell anything, else why not. */
const lengthSentence = (wished: number | null, found: Found): string | null => {
  const { fact } = found
  const [planned, last] = [fact("planned"), fact("planned_last")]
  const [shortest, recommended] = [fact("shortest"), fact("recommended")]
  if (!planned || !last || !shortest || !recommended) return null
  const runs = `It runs for ${placeholder(planned)}, until ${placeholder(last)}`
  const days = valueOf(planned) ?? 0
  if (wished !== null && wished < days)
    return `${runs}, as fewer than ${placeholder(shortest)} can't be told from chance.`
  if (wished !== null && wished > days) return `${runs}, since longer than that is hard to keep up.`
  return days < (valueOf(recommended) ?? 0)
    ? `${runs}: enough for a first impression, where ${placeholder(recommended)} would tell more surely.`
    : `${runs}.`
}

const started = (
  { plan, wished }: Extract<OwnExperiment, { asks: "start" }>,
  found: Found,
): ReadonlyArray<string | null> => {
  if (wordOf(found, "status") === "running")
    return [
      sentence`An experiment is running already: ${titleOf(found)}. Say “stop the experiment” before you
        start the next.`,
    ]
  return plan === null
    ? [
        sentence`Tell me what to change and what to look at, in one sentence: “let's test less caffeine for my sleep
          duration”.`,
      ]
    : [
        `It starts tomorrow: ${outside(plan.title)}.`,
        lengthSentence(wished, found),
        sentence`Each day is drawn by lot, with the change or as usual. On a day with it:
          ${outside(uncapital(plan.step))}`,
        plan.habit === null || metricOf(plan.habit) ? null : TICKED,
        sentence`Ask me “what is today?” each morning, and tell me “I missed it” when a day did not go as drawn. At the
          end I compare the days as they were drawn.`,
      ]
}

const TICKED = "A day with that note counts as done by itself."

const proposed = (plan: ExperimentPlan, { fact }: Found): ReadonlyArray<string | null> => {
  const days = fact("planned")
  return [
    sentence`Try it by lot${days ? ` for ${placeholder(days)}` : ""}: I draw for each day whether it is one with it
      or one as usual, and compare what follows. That is about ${outside(plan.title)}.`,
    `On a day with it: ${outside(uncapital(plan.step))}`,
    plan.habit === null || metricOf(plan.habit) ? null : TICKED,
    "Say “let's try it” and it starts tomorrow.",
  ]
}

const todays = (found: Found): ReadonlyArray<string> => {
  const [day, days] = [found.fact("day"), found.fact("days")]
  if (!day || !days) return [NONE]
  const where = `Day ${placeholder(day)} of ${placeholder(days)}.`
  switch (wordOf(found, "arm")) {
    case "with":
      return [`Today is a day with it: ${outside(uncapital(wordOf(found, "step")))} ${where}`]
    case "without":
      return [`Today is a day as usual: change nothing. ${where}`]
    default:
      return [`Nothing is drawn for today: your experiment, ${titleOf(found)}, starts tomorrow.`]
  }
}

const CHANCE = 0.05

/** The comparison that was planned, once the experiment is over. */
const result = (found: Found): ReadonlyArray<Paragraph> => {
  const { fact } = found
  const [treated, usual, difference, p] = [
    fact("mean_with"),
    fact("mean_without"),
    fact("difference"),
    fact("p_value"),
  ]
  const over = `Your experiment, ${titleOf(found)}, is over`
  if (!treated || !usual || !difference || !p)
    return [paragraph([`${over}, and it brought too few values to compare.`])]
  const averages = `${rounded(treated)} on days with it, ${rounded(usual)} on days without`
  const isClear = (valueOf(p) ?? 1) < CHANCE
  const [withDays, withoutDays] = [fact("n_with"), fact("n_without")]
  return [
    paragraph([
      `${over}.`,
      isClear
        ? sentence`Yes, it made a difference of ${magnitude(difference)}: ${averages}. The days were drawn by lot, so
            this is more than a coincidence of good days.`
        : sentence`No clear difference: ${averages}. A gap like that comes up by chance too often to count.`,
    ]),
    details([
      sentence`The p-value, by drawing the days anew, is ${placeholder(p)}, over ${placeholder(withDays!)} with and
        ${placeholder(withoutDays!)} without.`,
    ]),
  ]
}

const left = (found: Found): string => {
  const [day, days, last] = [found.fact("day"), found.fact("days"), found.fact("last_date")]
  if (day && last && valueOf(day) === 0)
    return `It starts tomorrow and ends on ${placeholder(last)}: ${titleOf(found)}.`
  return day && days && last
    ? `It ends on ${placeholder(last)}; today is day ${placeholder(day)} of ${placeholder(days)}.`
    : `It starts tomorrow: ${titleOf(found)}.`
}

const progress = (found: Found): ReadonlyArray<Paragraph> => {
  const [day, days, missed, last] = [
    found.fact("day"),
    found.fact("days"),
    found.fact("missed"),
    found.fact("last_date"),
  ]
  if (!day || !days || !last) return [paragraph([NONE])]
  if (valueOf(day) === 0) return [paragraph([left(found)])]
  return [
    paragraph([
      sentence`Your experiment, ${titleOf(found)}, is on day ${placeholder(day)} of ${placeholder(days)}; it
        ends on ${placeholder(last)}.`,
      (valueOf(missed) ?? 0) > 0
        ? `You said that ${placeholder(missed!)} of them did not go as drawn.`
        : null,
      "I look at the result when it is over: peeking earlier would find differences that chance makes.",
    ]),
  ]
}

/** What a follow-up is answered with while no experiment runs. */
const NOTHING = {
  left: "None: no experiment is running, so there are no days of one left.",
  matters:
    "Not now, as no experiment is running. While it runs, a missed day still counts as it was drawn.",
  so_far: "There is nothing to look at yet: no experiment is running.",
  may_stop: "There is nothing to stop: no experiment is running.",
} as const

const RUNNING = {
  matters: sentence`Not much: a day counts as it was drawn, also when it did not go that way, so one missed day only
    makes the difference a little smaller. Carry on as drawn.`,
  so_far: sentence`I do not look before it is over: a difference that comes and goes by chance would look like a
    result. Until then what counts is to keep to the days as they are drawn.`,
  may_stop: sentence`You can, at any time: say “stop the experiment”. Ended early it has too few days of either kind to
    tell a difference from chance.`,
} as const

const marked = (
  { done, date }: Extract<OwnExperiment, { asks: "mark" }>,
  { fact }: Found,
): string => {
  const first = fact("first_date")
  if (first && date < String(first.item.value))
    return `Nothing was drawn for that day, so nothing is missed: the first is ${placeholder(first)}.`
  return done
    ? "Noted: done."
    : "Noted: it did not go as drawn. The day still counts as it was drawn, so carry on."
}

/** What is asked of an experiment whose last day is over. */
const ENDS_IN_RESULT: ReadonlySet<OwnExperiment["asks"]> = new Set<OwnExperiment["asks"]>([
  "today",
  "progress",
  "left",
  "so_far",
])

/** What is to be said of the person's experiment. */
export const writeOwnExperiment = (
  intent: OwnExperiment,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const found = foundBy(ledger, "own_experiment", {})
  const status = wordOf(found, "status")
  const isRunning = status === "running"
  const isOver = status === "finished" || (status === "stopped" && intent.asks === "progress")
  if (isOver && ENDS_IN_RESULT.has(intent.asks)) return result(found)
  if (!isRunning && intent.asks === "today") return [paragraph([NONE])]
  switch (intent.asks) {
    case "start":
      return [paragraph(started(intent, found))]
    case "propose":
      return [paragraph(proposed(intent.plan, found))]
    case "today":
      return [paragraph(todays(found))]
    case "progress":
      return progress(found)
    case "left":
      return [paragraph([isRunning ? left(found) : NOTHING.left])]
    case "matters":
    case "so_far":
    case "may_stop":
      return [paragraph([(isRunning ? RUNNING : NOTHING)[intent.asks]])]
    case "stop":
      return [
        paragraph([
          isRunning
            ? `Stopped: ${titleOf(found)}. Its days are kept with what became of them.`
            : NONE,
        ]),
      ]
    case "mark":
      return [paragraph([isRunning ? marked(intent, found) : NONE])]
  }
}
