import { lazy } from "#domain/lazy"
import { lexiconOf } from "#language/lexicon"
import type { Fragments } from "#language/phrase"
import { concernFragments, concernTables } from "#safety/concern"
import { contextReader, contextTables } from "#safety/context"
import { cueFragments, cueTables } from "#safety/cues"
import { signFinder, signTables } from "#safety/find-signs"
import { LEANING, leaningFragments } from "#safety/leaning"
import type { Sign } from "#safety/sign"
import { allergyFragments, allergySigns } from "#safety/signs/allergy"
import { bleedingFragments, bleedingSigns } from "#safety/signs/bleeding"
import { breathFragments, breathSigns } from "#safety/signs/breath"
import { chestFragments, chestSigns } from "#safety/signs/chest"
import { collapseFragments, collapseSigns } from "#safety/signs/collapse"
import { crisisFragments, crisisSigns } from "#safety/signs/crisis"
import { crisisIndirectSigns } from "#safety/signs/crisis-indirect"
import { eatingFragments, eatingSigns } from "#safety/signs/eating"
import { infantFragments, infantSigns } from "#safety/signs/infant"
import { injuryFragments, injurySigns } from "#safety/signs/injury"
import { medicineFragments, medicineSigns } from "#safety/signs/medicine"
import { otherLanguagesSigns } from "#safety/signs/other-languages"
import { otherLanguagesCrisisSigns } from "#safety/signs/other-languages-crisis"
import { otherScriptsSigns } from "#safety/signs/other-scripts"
import { overdoseFragments, overdoseSigns } from "#safety/signs/overdose"
import { selfHarmSigns } from "#safety/signs/self-harm"
import { strokeFragments, strokeSigns } from "#safety/signs/stroke"
import { urgentSigns } from "#safety/signs/urgent"
import { violenceFragments, violenceSigns } from "#safety/signs/violence"

/** Every sign; of several that are equally urgent the first speaks. */
export const signs: ReadonlyArray<Sign> = [
  ...overdoseSigns,
  ...crisisSigns,
  ...crisisIndirectSigns,
  ...selfHarmSigns,
  ...allergySigns,
  ...bleedingSigns,
  ...chestSigns,
  ...strokeSigns,
  ...breathSigns,
  ...collapseSigns,
  ...injurySigns,
  ...violenceSigns,
  ...infantSigns,
  ...urgentSigns,
  ...otherLanguagesSigns,
  ...otherLanguagesCrisisSigns,
  ...otherScriptsSigns,
  ...eatingSigns,
  ...medicineSigns,
]

/** Named parts of the phrases of all signs. */
export const fragments: Fragments = {
  ...overdoseFragments,
  ...crisisFragments,
  ...allergyFragments,
  ...bleedingFragments,
  ...chestFragments,
  ...strokeFragments,
  ...breathFragments,
  ...collapseFragments,
  ...injuryFragments,
  ...violenceFragments,
  ...infantFragments,
  ...eatingFragments,
  ...medicineFragments,
  ...cueFragments,
  ...concernFragments,
  ...leaningFragments,
}

/** All phrases of signs and of their context, found in one pass. */
export const lexicon = lexiconOf(
  () => [...contextTables, ...signTables(signs), ...cueTables(), ...concernTables, LEANING],
  fragments,
)
export const context = lazy(() => contextReader(lexicon.numbersOf))
export const findSigns = lazy(() => signFinder(signs, lexicon.numbersOf, context()))
