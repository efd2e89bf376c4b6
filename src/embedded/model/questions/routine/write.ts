import { adviceOf } from "#catalogue/advice"
import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import { WEEKDAYS } from "#domain/date-in-words"
import type { Ledger } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"
import { described, foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { underHeading } from "#embedded/model/prose/quotation"
import { level, spoken } from "#embedded/model/prose/spoken"
import { type AdvisedStep, advisedSteps, usualSteps } from "#embedded/model/questions/advised"
import { isHindered } from "#embedded/model/questions/routine/hindrances"
import type { Routine } from "#embedded/model/questions/routine/intent"
import { capital } from "#language/capital"
import { checklist } from "#widgets/checklist"

const MAX_STEPS = 4
const SUNDAY = 6
/** The days on which a step is added: over a week, over two. */
const WEEK_STARTS = [0, 2, 4, 5]
const FORTNIGHT_STARTS = [0, 3, 7, 10]

const asList = (steps: ReadonlyArray<AdvisedStep>): string =>
  steps.map(({ said }) => `- ${said}`).join("\n")

/** With fewer left, what helps most people is taken in. */
const FEW = 2

/** The steps that are left when what the person cannot do is taken out. */
const possible = (
  { of, without, skipped }: Routine,
  { ledger, briefing }: Material,
): ReadonlyArray<AdvisedStep> => {
  const preferences = underHeading(briefing.memory, "Preference")
  const isPossible = ({ text }: AdvisedStep) => without.every((said) => !isHindered(said, text))
  const steps = advisedSteps(of, ledger, preferences).filter(isPossible)
  return steps.length - skipped >= FEW
    ? steps
    : [...steps, ...usualSteps(of, preferences).filter(isPossible)]
}

/** The steps that the plan has now: behind those that were passed over. */
const current = (intent: Routine, all: ReadonlyArray<AdvisedStep>): ReadonlyArray<AdvisedStep> => {
  const left = all.slice(Math.min(intent.skipped, Math.max(0, all.length - 1)))
  return left.slice(0, MAX_STEPS)
}

const aimOf = ({ of }: Routine): string =>
  of.kind === "advice" ? (adviceOf(of.id)?.title ?? "this") : `your ${spoken(of.target)}`

const groundOf = ({ ground }: AdvisedStep): string | null => {
  if (ground?.finding.claim.kind !== "link") return null
  const { size_key } = ground.finding.claim
  return size_key === null ? ground.way.name : `${ground.way.name} ({{${size_key}.size}})`
}

const why = (intent: Routine, steps: ReadonlyArray<AdvisedStep>, ledger: Ledger) => {
  const { of } = intent
  const own = steps.flatMap((step) => groundOf(step) ?? [])
  const subject = of.kind === "advice" ? of.id : of.subject
  const citation = subject ? foundBy(ledger, "look_up", { subject }).fact("citation") : null
  const general = citation
    ? `is what studies of people in general found to help (${placeholder(citation)}).`
    : "is what helps most people."
  return own.length > 0 && of.kind === "coaching"
    ? [
        sentence`Because of your own nights and days: ${listed(own)} ${own.length > 1 ? "go" : "goes"} with better
          ${spoken(of.target)}, which is no proof that it would do it.`,
        `The rest ${general}`,
      ]
    : [`It ${general}`, "Nothing in your own data speaks for it yet; trying shows."]
}

/** On which day of a week or two each step begins. */
const startsOf = ({ isFortnight }: Routine): ReadonlyArray<number> =>
  isFortnight ? FORTNIGHT_STARTS : WEEK_STARTS

const dayName = (day: number): string => {
  const name = WEEKDAYS[day % WEEKDAYS.length]!
  return day >= WEEKDAYS.length ? `the ${name} after` : name
}

const byDays = (intent: Routine, steps: ReadonlyArray<AdvisedStep>): string =>
  [
    ...steps.map(({ said }, at) => {
      const from = `From ${dayName(startsOf(intent)[at]!)}${at > 0 ? ", as well" : ""}`
      return `- ${from}: ${said}`
    }),
    `- ${capital(dayName(intent.isFortnight ? SUNDAY + WEEKDAYS.length : SUNDAY))}: look back, and keep what was easy.`,
  ].join("\n")

const onDay = (
  intent: Routine,
  steps: ReadonlyArray<AdvisedStep>,
): ReadonlyArray<string | null> => {
  const day = intent.day ?? 0
  const starts = startsOf(intent)
  const begun = steps.filter((_, at) => starts[at]! <= day)
  const next = steps[begun.length]
  const [fresh, ...earlier] = begun.toReversed()
  if (!fresh) return [null]
  return [
    `On ${WEEKDAYS[day]!}: ${fresh.said}`,
    earlier.length > 0 ? "Keep up what came before it." : "That is enough for the beginning.",
    next ? `From ${dayName(starts[begun.length]!)}, as well: ${next.said}` : null,
  ]
}

const measured = (intent: Routine, ledger: Ledger): ReadonlyArray<string | null> => {
  const { of } = intent
  if (of.kind === "advice" && of.results.length > 0)
    return ["By your next blood test: your doctor can say when it is worth repeating."]
  const own = of.kind === "advice" ? of.own : of.target
  if (!own) return ["By how you feel: log it as a number each day, and I compare the weeks."]
  const mean = of.kind === "advice" ? described(ledger, own, of.window).fact("mean") : null
  return [
    `By your ${spoken(own)}${mean ? `, ${level(own, mean)} on average this past month` : ""}.`,
    sentence`Ask me after a few weeks whether it has changed, and I hold that time against the weeks before; less than
      your usual ups and downs does not count.`,
  ]
}

const said = (
  intent: Routine,
  steps: ReadonlyArray<AdvisedStep>,
  ledger: Ledger,
): ReadonlyArray<string | null> => {
  const [first, second] = steps
  if (!first)
    return [
      "Then nothing of that plan is left. Tell me what you can do, and I look for what fits it.",
    ]
  switch (intent.asks) {
    case "why":
      return why(intent, steps, ledger)
    case "brief":
      return [`In short: ${first.said}`, "The rest can wait."]
    case "first":
      return [
        `Start with this: ${first.said}`,
        first.ground ? "Of all of it, that is what your own data speaks for most." : null,
      ]
    case "day":
      return onDay(intent, steps)
    case "often":
      return [
        "As often as you can keep it up: most days of the week shows more than a perfect day now and then.",
      ]
    case "other":
      return [`Then this instead: ${first.said}`, second ? `Or: ${second.said}` : null]
    case "without":
      return [["Then without that. What is left:", asList(steps)].join("\n")]
    case "week":
      return []
    case "measure":
      return measured(intent, ledger)
    case "wait":
      return [
        "Give it a few weeks: a habit takes that long to settle, and from day to day your numbers swing too much.",
      ]
    case "unmet":
      return [
        "Then that is worth knowing too: leave it, and try the next.",
        second ? `That would be: ${second.said}` : null,
      ]
  }
}

/** What was asked of a plan: its reason, its next step, what is left of it, or all of it by days. */
export const writeRoutine = (intent: Routine, material: Material): ReadonlyArray<Paragraph> => {
  const all = possible(intent, material)
  const steps = current(intent, all)
  if (intent.asks !== "week") return [paragraph(said(intent, steps, material.ledger))]
  const title = intent.isFortnight ? "A fortnight" : "A week"
  return [
    paragraph(
      [`${title} for ${aimOf(intent)}, a step at a time, so that you see what each does:`],
      [
        checklist(
          "routine",
          `${title}, step by step`,
          steps.map(({ text }) => text),
        ),
      ],
    ),
    paragraph([byDays(intent, steps)]),
  ]
}
