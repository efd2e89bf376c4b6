import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { type PhraseTable, phrases } from "#language/phrases"

/** Quantities of a person that have no place among the measures, by name, and what would measure them. */
const quantities: ReadonlyArray<readonly [words: PhraseTable, name: string, takes: string]> = [
  [
    phrases`(stride|step) length`,
    "stride length",
    "a running watch or foot pod has it in its own app",
  ],
  [
    phrases`ground contact [time|balance]`,
    "ground contact time",
    "a running watch or foot pod has it in its own app",
  ],
  [
    phrases`vertical (oscillation|ratio)`,
    "vertical oscillation",
    "a running watch or foot pod has it in its own app",
  ],
  [phrases`ketone/s [level/s]`, "ketones", "a blood or breath meter reads them"],
  [
    phrases`sweat (rate|loss)`,
    "sweat loss",
    "weighing yourself before and after an hour of sport shows it",
  ],
  [
    phrases`metabolic age`,
    "a metabolic age",
    "some scales show one in their own app, by a formula of their maker",
  ],
  [
    phrases`(heart|vascular) age`,
    "a heart age",
    "some watches and scales show one in their own app, by a formula of their maker",
  ],
  [
    phrases`(body|biological|fitness) age`,
    "a body age",
    "some watches and scales show one in their own app, by a formula of their maker",
  ],
]

const OWN = phrases`my | mine | (am|was|did|have|had) i | do i have`
/** Asks what to do about it, or what it should be. */
const ELSE = phrases`how (do|can|could|should|to) | should | improv* | lower | reduc* | mean/s | why`

/** A question for a value of the person's own that has no place on record. */
export const readUnrecorded = ({ whole }: ParsedQuestion): Talk | null => {
  if (!OWN.test(whole) || ELSE.test(whole)) return null
  const found = quantities.find(([words]) => words.test(whole))
  if (!found) return null
  const [, name] = found
  const subject = name.endsWith("age") ? findSubjects(whole)[0] : undefined
  return {
    kind: "talk",
    about: "unrecorded",
    unknown: [name],
    ...(subject ? { subject: subject.entry.id } : {}),
  }
}

/** Says of quantities that nothing records them, and what would measure them. */
export const unrecordedQuantity = ([name]: ReadonlyArray<string>): ReadonlyArray<string> => {
  const takes = quantities.find(([, each]) => each === name)?.[2]
  return [`Nothing of yours records ${name}, so I have no value of it.`, `To know it: ${takes}.`]
}
