import { changeOffered } from "#catalogue/experiment-plan"
import type { Way } from "#catalogue/habits"
import { metricOf } from "#catalogue/metrics"
import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact, Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole } from "#domain/tool"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#language/capital"
import { confidenceIn } from "#widgets/confidence"
import { experimentCard } from "#widgets/experiment-card"

/** A fact of the call that planned the experiment, by its role. */
export type FactOf = (role: FactRole) => Fact | null

/** With fewer days on each side an experiment gives at most a first impression. */
const MIN_PER_ARM = 30

/** Whether an experiment gives at most a first impression. */
export const isShort = (fact: FactOf): boolean => (valueOf(fact("days_per_arm")) ?? 0) < MIN_PER_ARM

/** The name of the tried change, within a sentence: "less caffeine", "a change of caffeine". */
export const triedName = (habit: Metric | null, way: Way | null): string =>
  way?.name ?? (habit ? `a change of ${habit.name}` : "a single change of your choice")

/** The experiment as a card; null when its duration cannot be computed. */
export const trialCard = (
  target: Metric,
  habit: Metric | null,
  way: Way | null,
  fact: FactOf,
  finding: Finding | null,
): WidgetSpec | null => {
  const tried = triedName(habit, way)
  const changed = metricOf(finding?.item.feature ?? habit?.key ?? "")
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
    offers: way && changed ? changeOffered(changed, way, target) : null,
    confidence: finding && !isShort(fact) ? confidenceIn([finding]) : "emerging",
  })
}

const uncapital = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
