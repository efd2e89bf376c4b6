import type { Record, Side } from "#embedded/model/questions/record/intent"
import { type PhraseTable, phrases } from "#language/phrases"

/** The sides by which workouts are compared. */
export const SIDES: ReadonlyArray<readonly [Side, PhraseTable]> = [
  [
    "heart_rate",
    phrases`
      heart rate | heartrate | hr | pulse | bpm | hard | harder | easier | higher | lower | high | low | intense
    `,
  ],
  ["pace", phrases`pace | speed | fast | slow | faster | slower | quicker | tempo | fastest`],
  ["size", phrases`long | longer | shorter | far | farther | further | distance | time | longest`],
]
const MORE = phrases`
  (is|was|were|am|did) ...5 (faster|quicker|longer|farther|further|harder|higher|more)
  ^ ...2(and|so|ok) (faster|quicker|longer|farther|further|harder|higher|more)
`
const LESS = phrases`
  (is|was|were|am|did) ...5 (slower|shorter|easier|lower|less)
  ^ ...2(and|so|ok) (slower|shorter|easier|lower|less)
`

/** The same without a comparison, so that the usual is meant. */
const LONG = phrases`(is|was) (it|that|this) ...2(a|really|very|quite|pretty) (long|far|fast|quick)`
const SHORT = phrases`(is|was) (it|that|this) ...2(a|really|very|quite|pretty) (short|slow)`

/** The side that a comparison names, and whether more or less of it is asked for. */
export const claimIn = (whole: string): Pick<Record, "side" | "claim"> => {
  const side = SIDES.find(([, wordings]) => wordings.test(whole))?.[0]
  const isMore = MORE.test(whole) || LONG.test(whole)
  const isLess = LESS.test(whole) || SHORT.test(whole)
  const claim = isMore === isLess ? null : isMore ? "more" : "less"
  return { ...(side ? { side } : {}), ...(claim ? { claim } : {}) }
}
