import type { Memory } from "#domain/memory"

/** Words that express an attitude to a thing, and do not name the thing. */
const STANCE = new Set(
  `i me my we our it is am are was be been do does did will would can could should have has the a an
  to not no never and but so that this of
  want wish hope plan intend aim need try trying aiming planning hoping intending working goal goals
  aims target targets main
  like love prefer enjoy hate dislike rather stand favourite favorite
  really much very usually generally always absolutely strongly also just still now currently again`
    .split(/\s+/)
    .filter((word) => word !== ""),
)

/** Whoever says one of a row after another has changed their mind. */
const OPPOSITES = [
  ["more", "less", "fewer"],
  ["gain", "lose"],
  ["raise", "lower", "increase", "decrease", "reduce"],
  ["early", "late"],
  ["earlier", "later"],
  ["morning", "noon", "afternoon", "evening", "night"],
  ["mornings", "afternoons", "evenings", "nights"],
] as const

const NUMBERS = ["one", "two", "three", "four", "five", "six"].concat(
  ["seven", "eight", "nine", "ten", "eleven", "twelve"], //
)

const SAME = new Map<string, string>([
  ...OPPOSITES.flatMap((row) => row.map((word) => [word, row[0]] as const)),
  ...NUMBERS.map((word) => [word, "#"] as const),
])

const WANTS = /\b(?:want|wish|hope|plan|intend|aim|need|trying|would (?:like|love) to)\b/
const NO_MORE = /\b(?:any ?more|no longer|at all)\b/g

/** Lower case with the contractions spelled out. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/\bcannot\b|\bcan't\b/g, "can not")
    .replace(/n't\b/g, " not")
    .replace(/'d\b/g, " would")
    .replace(/'m\b/g, " am")
    .replace(/(?<=\d),(?=\d{3}\b)/g, "")

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.match(/\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []

/** The thing that is wanted or liked, without attitude and amount. */
const thingOf = (text: string): string =>
  wordsOf(text.replace(NO_MORE, " "))
    .filter((word) => !STANCE.has(word))
    .map((word) => (/^\p{N}/u.test(word) ? "#" : (SAME.get(word) ?? word)))
    .join(" ")

const stanceOf = (kind: "goal" | "preference", text: string) =>
  kind === "goal" || WANTS.test(text) ? "aim" : "taste"

/**
 * The topic of an entry. Of several entries with one topic only the newest is used: it repeats or
 * contradicts the others. Sentences have the same topic when they differ only in case, punctuation
 * and contractions; goals and preferences also when they differ only in attitude ("I like" and "I
 * don't like"), in an amount, or in a word and its opposite ("in the morning" and "in the
 * evening"); a finding when the same question found it over another time.
 */
export const topicOf = ({ kind, text, meta }: Pick<Memory, "kind" | "text" | "meta">): string => {
  if (meta) return `${kind}: ${meta.finding_id.replace(/\d{8}/g, "#")}`
  const said = plain(text)
  if (kind === "goal" || kind === "preference") {
    const thing = thingOf(said)
    if (thing !== "") return `${stanceOf(kind, said)}: ${thing}`
  }
  return `${kind}: ${wordsOf(said).join(" ") || text}`
}
