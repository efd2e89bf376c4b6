import { lazy } from "#domain/lazy"
import type { Fragments } from "#language/phrase"
import { ageCues, ageFragments } from "#safety/cues/age"
import { analyteCues, namedAnalytes } from "#safety/cues/analyte"
import { askingCues } from "#safety/cues/asking"
import { breathingCues } from "#safety/cues/breathing"
import { childCues, childFragments } from "#safety/cues/child"
import { glucoseCues, glucoseFragments } from "#safety/cues/glucose"
import { labValueCues } from "#safety/cues/lab-value"
import { measurementCues, measurementFragments } from "#safety/cues/measurement"
import { medicineCueFragments, medicineCues } from "#safety/cues/medicine"
import { momentCues } from "#safety/cues/moment"
import { outcomeCues } from "#safety/cues/outcome"
import { oxygenCues } from "#safety/cues/oxygen"
import { pregnancyCues } from "#safety/cues/pregnancy"
import { pressureCues } from "#safety/cues/pressure"
import { pulseCues } from "#safety/cues/pulse"
import { symptomCues } from "#safety/cues/symptom"
import { temperatureCues } from "#safety/cues/temperature"
import { weightGoalCues, weightGoalFragments } from "#safety/cues/weight-goal"

/** Every table of words that mean something beside a sign or a value. */
export const cueTables = lazy(
  (): ReadonlyArray<string> => [
    ...[
      medicineCues,
      pregnancyCues,
      ageCues,
      childCues,
      askingCues,
      outcomeCues,
      weightGoalCues,
      measurementCues,
      symptomCues,
      glucoseCues,
      oxygenCues,
      pressureCues,
      pulseCues,
      temperatureCues,
      breathingCues,
      momentCues,
      labValueCues,
      analyteCues,
    ].flatMap((cues) => Object.values<string>(cues)),
    ...namedAnalytes().map(({ names }) => names),
  ],
)

/** Named parts of their phrases. */
export const cueFragments: Fragments = {
  ...medicineCueFragments,
  ...ageFragments,
  ...childFragments,
  ...weightGoalFragments,
  ...measurementFragments,
  ...glucoseFragments,
}
