import { type PhraseTable, phrases } from "#language/phrases"

/** Units that people ask a result in, as reports print them. */
const UNITS: ReadonlyArray<readonly [unit: string, wordings: PhraseTable]> = [
  ["mmol/mol", phrases`mmol (mol|per mol)`],
  ["mmol/L", phrases`mmol | millimole/s | european units | si units`],
  ["nmol/L", phrases`nmol | nanomole/s`],
  ["pmol/L", phrases`pmol`],
  ["µmol/L", phrases`umol | µmol | micromole/s`],
  ["mg/dL", phrases`mg dl | mg (per|a) (dl|deciliter) | mgdl | us units | american units`],
  ["ng/mL", phrases`ng ml | ngml`],
  ["µg/L", phrases`ug l | µg l`],
]

const BOTH = phrases`or`

/** The unit that a question wants a result in; null where it names none, or leaves the choice. */
export const unitIn = (text: string): string | null =>
  BOTH.test(text) ? null : (UNITS.find(([, wordings]) => wordings.test(text))?.[0] ?? null)
