import { pattern } from "#language/pattern"
import { LAB_UNITS } from "#safety/typed-values/lab-units"
import { readerOf } from "#safety/typed-values/reading"

/** ng/mL, the 99th percentile that conventional assays print (ABIM, January 2026). */
const TROPONIN_NG_ML = 0.04
/** ng/L, for assays of high sensitivity. */
const TROPONIN_HS_NG_L = 52

const readingsOf = readerOf(
  "(?:hs[ -]?|high[- ]sensitivity )?(?:c?tn[it]|troponins?|trop)(?: [it])?(?: hs)?",
  LAB_UNITS,
)

/** Whether a sentence tells of a troponin above its range, by number or by word. */
export const isTroponinHigh = (sentence: string): boolean =>
  readingsOf(sentence).some(({ value, unit }) => {
    const plain = unit.replace(/ /g, "")
    if (plain === "ng/l" || plain === "pg/ml") return value > TROPONIN_HS_NG_L
    if (plain === "ng/ml" || plain === "ug/l") return value > TROPONIN_NG_ML
    return value % 1 === 0 ? value > TROPONIN_HS_NG_L : value > TROPONIN_NG_ML
  }) ||
  pattern(
    String.raw`
    \btroponin (?:is |was |were |came back |comes back |result |results |level |levels |test |flagged |
    marked |shows |reads |as |again )*(?:very |slightly |a bit |too )?(?:high|elevated|positive|raised|
    abnormal|critical|above (?:the |its )?(?:range|limit|reference)|out of range)\b`,
  ).test(sentence)
