/** What makes a question of the remark that it stands behind: "aren't I?", "right", "is that true". */
const TAG = new RegExp(
  [
    "[,.]? (?:right|yes|no|innit|correct|or not|am i right|is (?:that|it) (?:true|right|correct|so)",
    String.raw`(?:are|is|has|have|do|did|was)n'?t (?:i|it|that|they)|(?:am|have|has|is|are) (?:i|it|they) not)\W*$`,
  ].join("|"),
  "i",
)
/** Words before such a remark. */
const THINKS =
  /^(?:(?:so|and|but|well|tbh|ok|hey) )*(?:i (?:feel like|feel|think|guess|believe|suspect|reckon)(?: like| that)? )?/i
/** "my HRV seems lower" as what it says. */
const SEEMS = /^(my (?:[a-z0-9]+ ){1,3}?)(?:seems?|looks?|feels?)(?: to be)? /i
const OWN = /^(my (?:[a-z0-9]+ ){1,3}?)(is|are|was|were|has|have) /i
const SELF = /^i(?: (have|am|was)|'?(ve|m)) /i
const VERBS: Readonly<Record<string, string>> = { ve: "have", m: "am" }

const bases: Readonly<Record<string, string>> = {
  got: "get",
  went: "go",
  fell: "fall",
  dropped: "drop",
  rose: "rise",
  improved: "improve",
  changed: "change",
  increased: "increase",
  decreased: "decrease",
  slept: "sleep",
  walked: "walk",
}
/** "my sleep got worse": the verb of its question is another one. */
const PAST = new RegExp(
  String.raw`^(my [\w ]{2,40}?|i) (${Object.keys(bases).join("|")})\b(.*)$`,
  "i",
)

/** A question without its tag: "am I sleeping less lately"; any other text as it is. */
export const untagged = (text: string): string => {
  if (!TAG.test(text)) return text
  const said = text.replace(TAG, "").replace(THINKS, "").replace(SEEMS, "$1is ")
  const [, who, verb, rest] = PAST.exec(said) ?? []
  if (who && verb) return `did ${who} ${bases[verb.toLowerCase()]}${rest ?? ""}`
  if (OWN.test(said)) return said.replace(OWN, "$2 $1")
  return SELF.test(said)
    ? said.replace(SELF, (_, verb, short) => `${verb ?? VERBS[short.toLowerCase()]} i `)
    : text
}
