import { type ExperimentPlan, habitOfTag } from "#domain/experiment"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { tagIn } from "#embedded/model/understanding/tag-place"
import { pattern } from "#language/pattern"

const listed = (names: string): ReadonlyArray<string> => names.split(",").map((name) => name.trim())

/** What may be tried without a doctor's word: no medicine, and nothing that harms. */
const TAKEN =
  listed(`magnesium, melatonin, vitamin d, vitamin c, vitamin b12, multivitamin, creatine, l-theanine, glycine,
  omega 3, zinc, electrolytes, probiotics, collagen, whey`)
const DONE =
  listed(`sauna, cold shower, hot bath, meditation, breathing exercise, journaling, massage, nap, stretching,
  read in bed, blue light glasses, ear plugs, eye mask`)

/** What stands before the thing that a message wants to test. */
const LEAD = pattern(
  String.raw`\b(?:test|try|experiment|trial)(?: (?:out|with|on|of|whether|if|how|that|for|to see))*
  (?: (?:taking|using|doing|some|a|an|the|my|daily))*\s*$`,
  "i",
)
const HOW = /^\W*(?:(?:so|and|ok|okay|hey|please)\W+)*(?:how|what|is there|tell me how)\b/i
const STARTS = pattern(
  String.raw`^\W*(?:(?:so|and|ok|okay|hey|please|yes|sure)\W+)*(?:let's|lets|let us|start|run|begin|set up)\b`,
  "i",
)
const ASKS = pattern(
  String.raw`^\W*(?:(?:so|and|ok|okay|hey|please|yes|sure)\W+)*(?:test|try|i want to|i'd like to|can we|can you)\b`,
  "i",
)

/** The plan of an experiment with a tag of the diary; null for a text that names none, or nothing to look at. */
export const trialIn = ({ whole, mentions }: ParsedQuestion): ExperimentPlan | null => {
  const place = tagIn(whole, [...TAKEN, ...DONE])
  if (!place) return null
  const target = mentions.find(({ start, end }) => end <= place.start || start >= place.end)
  const [metric] = target?.metrics ?? []
  const { tag } = place
  return metric
    ? {
        title: `${tag} and your ${metric.name}`,
        habit: habitOfTag(tag),
        step: TAKEN.includes(tag)
          ? `Take ${tag} as its label says, and note “took ${tag}”.`
          : `Make it a day with ${tag}, and note “${tag}”.`,
        target: metric.key,
      }
    : null
}

/** "let's test whether magnesium helps my sleep" starts an experiment; "test whether", "how do I test" ask for it. */
export const trialAsked = (parsed: ParsedQuestion): "start" | "propose" | null => {
  const { whole } = parsed
  const place = tagIn(whole, [...TAKEN, ...DONE])
  if (!place || !LEAD.test(whole.slice(0, place.start))) return null
  if (HOW.test(whole) || ASKS.test(whole)) return "propose"
  return STARTS.test(whole) ? "start" : null
}
