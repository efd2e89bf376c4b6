import { labValueCues } from "#safety/cues/lab-value"
import { mentions, type Sentence } from "#safety/passage"
import { LAB_UNITS } from "#safety/typed-values/lab-units"
import { measurementReader } from "#safety/typed-values/measurement"

/** ng/mL, the 99th percentile that conventional assays print (ABIM, January 2026). */
const TROPONIN_NG_ML = 0.04
/** ng/L, for assays of high sensitivity. */
const TROPONIN_HS_NG_L = 52

const troponinsIn = measurementReader(labValueCues.troponin, LAB_UNITS)

/** Whether a sentence tells of a troponin above its range, by number or by word. */
export const isTroponinHigh = (sentence: Sentence): boolean =>
  troponinsIn(sentence).some(({ value, unit }) => {
    const plain = unit.replace(/ /g, "")
    if (plain === "ng/l" || plain === "pg/ml") return value > TROPONIN_HS_NG_L
    if (plain === "ng/ml" || plain === "ug/l") return value > TROPONIN_NG_ML
    return value % 1 === 0 ? value > TROPONIN_HS_NG_L : value > TROPONIN_NG_ML
  }) || mentions(sentence, labValueCues.troponinHigh)
