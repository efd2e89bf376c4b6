import type { Talk } from "#embedded/model/understanding/intent"
import { endOf } from "#embedded/model/understanding/text"

/** Signs that want help before anything else. */
const EMERGENCY =
  /\b(?:(?:chest|heart) (?:pain|pressure|tightness)|crushing (?:chest|pain)|pain in my chest|(?:having|had) a (?:heart attack|stroke)|face (?:is )?(?:drooping|droops)|drooping (?:face|mouth)|slurred speech|(?:can't|cannot|can not|hardly|barely) breathe|severe(?:ly)? (?:short of breath|breathless\w*)|gasping|(?:passed|passing|blacked) out|faint(?:ed|ing)|unconscious|anaphyla\w+|throat is (?:closing|swelling)|bleeding heavily|heavy bleeding|overdos\w+|coughing up blood)\b/i
const CRISIS =
  /\b(?:suicid\w*|kill(?:ing)? myself|end(?:ing)? my (?:own )?life|take my (?:own )?life|want to die|wish i (?:was|were) dead|better off dead|(?:hurt|harm|cut)(?:ting|ing)? myself|self[- ]harm|no reason to live|don't want to (?:live|be here))\b/i

/** A message that speaks of an emergency or of wanting to come to harm: looked for before anything. */
export const readAlarm = (message: string): Talk | null => {
  const text = endOf(message).replace(/[\u2018\u2019]/g, "'")
  if (CRISIS.test(text)) return { kind: "talk", about: "crisis" }
  return EMERGENCY.test(text) ? { kind: "talk", about: "emergency" } : null
}
