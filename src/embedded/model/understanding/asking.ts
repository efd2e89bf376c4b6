/** How what people tell before they ask begins. */
const TELLS =
  /^(?:(?:ok|okay|so|well|hi|hey|hello|good (?:morning|afternoon|evening)|um|like|and|but|because)[,!]? )*(?:i|i've|i'm|i'd|i'll|my|been|we|we've|it|it's|not sure|a friend|they|she|he|the doctor)\b/i
const ASKS =
  /^(?:(?:so|and|but|ok|okay|anyway|now|well|then|please)[,:]? )*(?:how|what|what's|whats|which|when|who|why|where|does|do|did|is|are|am|was|were|can|could|should|would|will|has|have|on (?:how|which|what)|in (?:how|which|what)|for how|by (?:how|what)|at what|show|give|tell|compare|calculate|compute|count|list|find|in the|over the|average|mean)\b/i
/** Leans on what was told before. */
const LEANS = /\b(?:those|these|that|then|it|them|there|since|both|same)\b/i

/** Clauses parted into what is told first and what is asked then; null where they are all one. */
export const partedOf = (
  clauses: ReadonlyArray<string>,
): { readonly told: string; readonly asked: string } | null => {
  const at = clauses.findIndex((clause, i) => i > 0 && ASKS.test(clause))
  if (at < 1 || !clauses.slice(0, at).every((clause) => TELLS.test(clause))) return null
  const asked = clauses.slice(at).join(" ")
  return LEANS.test(asked) ? null : { told: clauses.slice(0, at).join(" "), asked }
}
