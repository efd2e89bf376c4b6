import type { Way } from "#catalogue/habits"
import { magnitude, placeholder, valueOf } from "#catalogue/placeholder"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { WidgetSpec } from "#domain/widget"
import { sentence } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { spoken } from "#embedded/model/prose/spoken"
import { capital } from "#language/capital"
import { confidenceIn } from "#widgets/confidence"
import { experimentCard } from "#widgets/experiment-card"

/** With fewer days on each side an experiment gives at most a first impression. */
const MIN_PER_ARM = 30

/** The name of the tried change, within a sentence: "less caffeine", "a change of caffeine". */
const triedName = (habit: Metric | null, way: Way | null): string =>
  way?.name ?? (habit ? `a change of ${habit.name}` : "a single change of your choice")

/** These drift by themselves: before against after would show the drift. */
const DRIFTS = new Set(["pulse", "body", "fitness", "pressure"])

const isShort = ({ fact }: Found) => (valueOf(fact("days_per_arm")) ?? 0) < MIN_PER_ARM

/** How long an experiment takes, in which order, and what it would show. */
export const writeDesign = (
  target: Metric,
  habit: Metric | null,
  way: Way | null,
  found: Found,
): ReadonlyArray<string | null> => {
  const { fact } = found
  const [days, each, block] = [fact("days"), fact("days_per_arm"), fact("block_days")]
  const [detectable, power] = [fact("detectable"), fact("power_pct")]
  if (!days || !each)
    return [
      insufficientDataSentence(found, target.name, "in the time before") ??
        "How long an experiment would have to be, I cannot say yet: that takes more days on record.",
    ]
  const start =
    way || habit
      ? `To find out whether ${triedName(habit, way)} changes your ${target.name}, take`
      : `To find out what changes your ${target.name}, choose a single habit to change and give it`
  const blocks = block
    ? `, drawn in blocks of ${placeholder(block)} that hold as many of either`
    : ""
  const chance = power ? `, in ${placeholder(power)} of such experiments` : ""
  return [
    `${start} ${placeholder(days)}: ${placeholder(each)} with it and as many without, in random order${blocks}.`,
    detectable
      ? `That is enough to show a change of ${magnitude(detectable)} or more${chance}.`
      : null,
    target.families.some((family) => DRIFTS.has(family))
      ? sentence`To compare a time before with a time after would mislead here: this measure drifts by itself
        from week to week.`
      : "Random order keeps weekends, seasons and good intentions from deciding the result.",
    isShort(found) ? "As short as that, it gives a first impression, not a reliable answer." : null,
    way ? "Say “let's try it”, and I draw the days and compare them at the end." : null,
  ]
}

/** The aim of the change that an answer says to try first: "for your sleep: …". */
export const aimIn = (answer: string, aims: ReadonlyArray<Metric>): Metric | null =>
  aims.find((each) => answer.includes(`for your ${spoken(each)}:`)) ?? null

/** The experiment as a card; null when its duration cannot be computed. */
export const cardOf = (
  target: Metric,
  habit: Metric | null,
  way: Way | null,
  found: Found,
  finding: Finding | null,
): WidgetSpec | null => {
  const { fact } = found
  const tried = triedName(habit, way)
  const [each, block] = [fact("days_per_arm"), fact("block_days")]
  const split = each ? ` until there are ${placeholder(each)} of either` : ""
  const blocks = block ? `for each block of ${placeholder(block)}` : "for every few days"
  return experimentCard({
    id: `${target.key}_experiment`,
    title: capital(`${tried} and your ${target.name}`),
    hypothesis: `On days with ${tried}, my ${target.name} differs from days without.`,
    protocol: [
      {
        text: `Say “let's try it”: lots are drawn ${blocks}, as many with as without${split}.`,
        cadence: "once",
      },
      {
        text: way ? `On days with: ${uncapital(way.step)}` : `On days with: do ${tried}.`,
        cadence: "as drawn",
      },
      { text: "On days without: live as you usually do.", cadence: "as drawn" },
      { text: "Say “I missed it” when a day did not go as drawn.", cadence: "daily" },
      { text: "Keep everything else as it is, and wear your device.", cadence: "daily" },
      { text: "The days with and the days without are compared.", cadence: "at the end" },
    ],
    usual: fact("usual"),
    label: capital(target.name),
    days: fact("days"),
    confidence: finding && !isShort(found) ? confidenceIn([finding]) : "emerging",
  })
}

const uncapital = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
