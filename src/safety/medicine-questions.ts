import { medicineCues } from "#safety/cues/medicine"
import { mentions, type Passage } from "#safety/passage"

/** "Has my resting heart rate changed since I started metoprolol?" asks for numbers, not for advice. */
export const asksForNumbers = (sentence: Passage): boolean =>
  !mentions(sentence, medicineCues.mayI) &&
  !mentions(sentence, medicineCues.asksForDose) &&
  mentions(sentence, medicineCues.asksForData)
