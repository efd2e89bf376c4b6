import type { Labs } from "#embedded/model/questions/labs/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { CHANGE, COMPARATIVE, RELATION } from "#embedded/model/understanding/words/concept-patterns"
import { wordList, words } from "#embedded/model/understanding/words/table"
import { isNearly, wordsOf } from "#embedded/model/understanding/words/word"

const LABS = words`
  labs?( (results?|tests?|values?|reports?|work|panels?))?
  blood ?(tests?|work|results?|values?|panels?|markers?)
  bio ?markers?
  test results
  cholesterol panel
  lipid panel
`

/** Common results, as people say them, and the part of a printed name that finds them. */
const common: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bldl\b/i, "LDL"],
  [/\bhdl\b/i, "HDL"],
  [/\btriglycerides?\b/i, "triglyceride"],
  [/\b(?:hb ?)?a1c\b|\bglycated h(?:a)?emoglobin\b/i, "A1c"],
  [/\bcholesterol\b/i, "cholesterol"],
  [/\bvitamin d\b|\bvit d\b/i, "vitamin D"],
  [/\bb ?12\b/i, "B12"],
  [/\bfolate\b|\bfolic acid\b/i, "fol"],
  [/\bferritin\b/i, "ferritin"],
  [/\biron\b/i, "iron"],
  [/\btsh\b|\bthyroid\b/i, "TSH"],
  [/\btestosterone\b/i, "testosterone"],
  [/\bcortisol\b/i, "cortisol"],
  [/\bcreatinine\b/i, "creatinine"],
  [/\begfr\b/i, "eGFR"],
  [/\bcrp\b|\bc-reactive\b/i, "CRP"],
  [/\bh(?:a)?emoglobin\b/i, "hemoglobin"],
  [/\bh(?:a)?ematocrit\b/i, "hematocrit"],
  [/\bplatelets?\b/i, "platelet"],
  [/\b(?:white blood cells?|wbc)\b/i, "white blood"],
  [/\bpotassium\b/i, "potassium"],
  [/\bsodium\b/i, "sodium"],
  [/\bcalcium\b/i, "calcium"],
  [/\bmagnesium\b/i, "magnesium"],
  [/\buric acid\b/i, "uric"],
  [/\b(?:alt|alat)\b/i, "ALT"],
  [/\b(?:ast|asat)\b/i, "AST"],
  [/\bbilirubin\b/i, "bilirubin"],
  [/\balbumin\b/i, "albumin"],
  [/\binsulin\b/i, "insulin"],
  [/\bapo ?b\b/i, "apo"],
  [/\bhomocysteine\b/i, "homocysteine"],
]

/** Words of printed names that say too little to find a result by. */
const GENERAL = new Set(
  wordList`
  total free ratio count level blood serum plasma cell rate average mean of and the index protein acid
  test day sleep heart fat body weight vitamin white red non high low density fasting time
`,
)

/** Words of the question that occur in the printed name of one of the person's results. */
const ownNames = ({ text, briefing }: ParsedQuestion): ReadonlyArray<string> => {
  const words = wordsOf(text)
  return briefing.biomarkers.filter((name) => {
    const telling = wordsOf(name).filter(({ stem }) => stem.length > 2 && !GENERAL.has(stem))
    return telling.some(({ stem }) => words.some((word) => isNearly(stem, word.stem)))
  })
}

const CHANGES = words`
  ${CHANGE}
  ${COMPARATIVE}
  compar*
  differ*
  since
  previous
  last time
  before
  over time
  progress*
  develop*
  history
`
const FLAGS = words`
  out(side)? (of )?(the |their |its )?(printed |reference |normal )?range
  abnormal
  flagged
  off
  too (high|low)
  bad
  wrong
  concerning
  worr\w+
`
const LINKS = words`
  ${RELATION}
  affect*
  influenc*
  impact*
  depend*
`

/** "How was my sleep before my blood test": a daily metric, and a test to hold it beside. */
const BESIDE = words`
  (before|prior to|ahead of|leading up to|around|when i had)\b.{0,30}\b(tests?|labs?|blood ?(work|draw)|panels?|
    results?)
`

const asked = ({ whole, metrics }: ParsedQuestion): Labs["asks"] => {
  if (metrics.length > 0 && LINKS.test(whole)) return "link"
  if (metrics.length > 0 && BESIDE.test(whole)) return "beside"
  if (FLAGS.test(whole)) return "flagged"
  return CHANGES.test(whole) ? "change" : "level"
}

/** "what is my LDL", "are my labs okay". A metric of the wearables comes first unless labs are named. */
export const readLabs = (parsed: ParsedQuestion): Labs | null => {
  const { text, metrics } = parsed
  const [first] = common.filter(([pattern]) => pattern.test(text))
  const says = LABS.test(text)
  if (metrics.length > 0 && !says && !first) return null
  const names = common.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
  const asks = asked(parsed)
  const beside = asks === "link" || asks === "beside" ? (metrics[0] ?? null) : null
  if (names.length > 0)
    return {
      kind: "labs",
      asks,
      beside,
      names: names.length > 1 ? names.filter((name) => name !== "cholesterol") : names,
    }
  const own = ownNames(parsed)
  if (own.length > 0) return { kind: "labs", asks, beside, names: own.slice(0, 6) }
  return says ? { kind: "labs", asks, beside, names: [] } : null
}
