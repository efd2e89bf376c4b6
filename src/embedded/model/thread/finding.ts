import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import { linkOf } from "#embedded/model/questions/link/read"
import { asking, type Way } from "#embedded/model/thread/heard"
import { inWords, linksIn } from "#embedded/model/thread/linked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

const ABOUT = phrases`
  (tell me|say|show me|know) ...1(a) [bit] more about (the|that) ...2
  ^ ...2(and|what|how|about|the|ok) (first|second|third|fourth|last|1st|2nd|3rd) (one|point|finding)
  (what|how) about the (first|second|third|fourth|last|1st|2nd|3rd) [one|point|finding]
  ^ ...2(and|ok|so|what|about) number (one|two|three|four|1|2|3|4)
  ^ ...2(and|ok|so|what|about) the other [one]
  how (certain|sure|strong|big|reliable) is the (first|second|third|last|1st|2nd) ...1(one|finding|point)
  (explain|expand on|elaborate on) the ...2
`
const ORDINALS: ReadonlyArray<readonly [PhraseTable, number]> = [
  [phrases`first | 1st | top | number one | number 1`, 0],
  [phrases`second | 2nd | number two | number 2 | other`, 1],
  [phrases`third | 3rd | number three | number 3`, 2],
  [phrases`fourth | 4th`, 3],
  [phrases`fifth | 5th`, 4],
  [phrases`last`, -1],
]
const LINK = /\b(?:after|on) (?:days|nights) with\b/i
const MAX_CHARS = 60

/** The findings of an answer, one a line: its first sentence, then its list. */
const findingsIn = (answer: string): ReadonlyArray<string> => [
  answer.split("\n", 1)[0]!,
  ...answer.split("\n").filter((line) => line.startsWith("- ")),
]

const OF_LINKS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>(["scan", "drivers"])

/** "tell me more about the second one" behind a search: the link, or the change, that it named there. */
export const asOfFinding: Way = ({ own, back }) => {
  const { whole, mentions, briefing } = own
  if (whole.length > MAX_CHARS || mentions.length > 0 || !ABOUT.test(whole)) return null
  const at = ORDINALS.find(([wordings]) => wordings.test(whole))?.[1]
  if (at === undefined) return null
  const searched = back().find(({ intents }) => OF_LINKS.has(intents.at(-1)!.kind))
  const isScan = searched?.intents.at(-1)?.kind === "scan"
  const pair = searched && !isScan ? linksIn(searched).at(at) : null
  if (pair) {
    const parsed = parseQuestion(briefing, inWords(pair))
    return asking(linkOf(parsed, "size", pair), parsed)
  }
  const finding = isScan ? findingsIn(searched?.answer ?? "").at(at) : undefined
  const link = finding?.slice(Math.max(0, finding.search(LINK)))
  const metrics = link ? parseQuestion(briefing, link).metrics : []
  const [one, other] = metrics
  if (!one) return null
  const full =
    other && LINK.test(finding!)
      ? `does my ${one.name} affect my ${other.name}`
      : `how has my ${one.name} changed`
  const parsed = parseQuestion(briefing, full)
  return asking(intentOf(parsed), parsed)
}
