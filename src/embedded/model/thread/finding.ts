import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

const ABOUT = phrases`
  (tell me|say|show me|know) ...1(a) [bit] more about (the|that) ...2
  ^ ...2(and|what|how|about|the|ok) (first|second|third|fourth|last|1st|2nd|3rd) (one|point|finding)
  (what|how) about the (first|second|third|fourth|last|1st|2nd|3rd) [one|point|finding]
  how (certain|sure|strong|big|reliable) is the (first|second|third|last|1st|2nd) ...1(one|finding|point)
  (explain|expand on|elaborate on) the ...2
`
const ORDINALS: ReadonlyArray<readonly [PhraseTable, number]> = [
  [phrases`first | 1st | top`, 0],
  [phrases`second | 2nd`, 1],
  [phrases`third | 3rd`, 2],
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

/** "tell me more about the second one" behind a scan: the link, or the change, that it named there. */
export const asOfFinding: Way = ({ own, back }) => {
  const { whole, mentions, briefing } = own
  if (whole.length > MAX_CHARS || mentions.length > 0 || !ABOUT.test(whole)) return null
  const at = ORDINALS.find(([wordings]) => wordings.test(whole))?.[1]
  if (at === undefined) return null
  const scanned = back().find(
    ({ intents, answer }) => intents.at(-1)!.kind === "scan" && answer?.includes("search of"),
  )
  const finding = findingsIn(scanned?.answer ?? "").at(at)
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
