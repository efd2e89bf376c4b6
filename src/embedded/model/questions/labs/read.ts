import type { Labs } from "#embedded/model/questions/labs/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { AMISS, CHANGE, COMPARATIVE, RELATION } from "#embedded/model/understanding/words/concepts"
import { wordList } from "#embedded/model/understanding/words/table"
import { isNearly, wordsOf } from "#embedded/model/understanding/words/word"
import { type PhraseTable, phrases } from "#language/phrases"

const LABS = phrases`
  lab/s
  blood (test/s|work|result/s|value/s|panel/s|marker/s)
  bloodtest/s
  bloodwork
  bio marker/s
  biomarker/s
  test results
  (cholesterol|lipid) panel
`

/** Common results, as people say them, and the part of a printed name that finds them. */
const common: ReadonlyArray<readonly [PhraseTable, string]> = [
  [phrases`ldl`, "LDL"],
  [phrases`hdl`, "HDL"],
  [phrases`triglyceride/s`, "triglyceride"],
  [phrases`a1c | hba1c | glycated (hemoglobin|haemoglobin)`, "A1c"],
  [phrases`cholesterol`, "cholesterol"],
  [phrases`(vitamin|vit) d`, "vitamin D"],
  [phrases`b12 | b 12`, "B12"],
  [phrases`folate | folic acid`, "fol"],
  [phrases`ferritin`, "ferritin"],
  [phrases`iron`, "iron"],
  [phrases`tsh | thyroid`, "TSH"],
  [phrases`testosterone`, "testosterone"],
  [phrases`cortisol`, "cortisol"],
  [phrases`creatinine`, "creatinine"],
  [phrases`egfr`, "eGFR"],
  [phrases`crp | c reactive`, "CRP"],
  [phrases`hemoglobin | haemoglobin`, "hemoglobin"],
  [phrases`hematocrit | haematocrit`, "hematocrit"],
  [phrases`platelet/s`, "platelet"],
  [phrases`white blood cell/s | wbc`, "white blood"],
  [phrases`potassium`, "potassium"],
  [phrases`sodium`, "sodium"],
  [phrases`calcium`, "calcium"],
  [phrases`magnesium`, "magnesium"],
  [phrases`uric acid`, "uric"],
  [phrases`alt | alat`, "ALT"],
  [phrases`ast | asat`, "AST"],
  [phrases`bilirubin`, "bilirubin"],
  [phrases`albumin`, "albumin"],
  [phrases`insulin`, "insulin"],
  [phrases`apo b | apob`, "apo"],
  [phrases`homocysteine`, "homocysteine"],
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

const CHANGES = phrases`
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
const FLAGS = phrases`
  (out|outside) [of] [the|their|its] [printed|reference|normal] range
  abnormal
  flagged
  off
  ${AMISS}
  wrong
`
const LINKS = phrases`
  ${RELATION}
  affect*
  influenc*
  impact*
  depend*
`

const TEST = phrases`
  test/s
  lab/s
  blood (work|draw)
  bloodwork
  panel/s
  result/s
`
/** "How was my sleep before my blood test": a daily metric, and a test to hold it beside. */
const BESIDE = phrases`
  (before|prior to|ahead of|leading up to|around|when i had) ...6 ${TEST}
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
  const names = common.flatMap(([wordings, name]) => (wordings.test(text) ? [name] : []))
  const says = LABS.test(text)
  if (metrics.length > 0 && !says && names.length === 0) return null
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
