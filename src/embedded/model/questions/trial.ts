import type { Way } from "#catalogue/habits"
import { magnitude, placeholder } from "#catalogue/placeholder"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { spoken } from "#embedded/model/prose/spoken"
import { isShort, triedName } from "#widgets/trial-card"

/** These drift by themselves: before against after would show the drift. */
const DRIFTS = new Set(["pulse", "body", "fitness", "pressure"])

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
    isShort(found.fact)
      ? "As short as that, it gives a first impression, not a reliable answer."
      : null,
    way ? "Say “let's try it”, and I draw the days and compare them at the end." : null,
  ]
}

/** The aim of the change that an answer says to try first: "for your sleep: …". */
export const aimIn = (answer: string, aims: ReadonlyArray<Metric>): Metric | null =>
  aims.find((each) => answer.includes(`for your ${spoken(each)}:`)) ?? null
