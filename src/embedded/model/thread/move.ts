import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import { briefIn } from "#embedded/model/questions/overview/brief"
import { readService } from "#embedded/model/questions/service/read"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { bothCharted, charted } from "#embedded/model/thread/charted"
import { compared, timesBehind } from "#embedded/model/thread/compared"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { inFull } from "#embedded/model/thread/in-full"
import { lastLinks } from "#embedded/model/thread/linked"
import { pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { IT } from "#embedded/model/understanding/thread/it"
import { type Move, moveOf } from "#embedded/model/understanding/thread/move"
import { offeredIn } from "#embedded/model/understanding/thread/offer"
import { phrases } from "#language/phrases"

const talk = (about: Talk["about"], parsed: ParsedQuestion): Heard =>
  asking({ kind: "talk", about }, parsed)

/** Moves that are said of an offer: nothing is missed where there was none. */
const isDeed = (move: Move): boolean => move === "agree" || move === "decline"

/** Asks for the size of a change, behind the day of one. */
const HOW_MUCH = phrases`how much`
const DIFFERENCE = phrases`difference | gap | change`

/** Asks how far two times lie apart, where the answer has not said it. */
const isOfSize = (whole: string, intent: Intent): boolean =>
  (HOW_MUCH.test(whole) || DIFFERENCE.test(whole)) &&
  !(intent.kind === "comparison" && intent.asks === "difference")

/** "show me both" */
const BOTH = phrases`both | the two | them all`

/** "is it getting worse" behind a single night is about the weeks around it. */
const GETTING = phrases`getting (better|worse|longer|shorter|higher|lower)`

/** "why not?" agrees to an offer, and asks where there was none. */
const ASKS_WHY = phrases`why`

/** "which one is worse" asks to choose. */
const OF_WHICH = phrases`(which|what) (one|of them|of these|of the two|is|was)`

const BY_HOW_MUCH = phrases`by how (much|many) | how (much|big) (are|r) we | ^ how much`
/** Kinds whose first sentence says how much. */
const OF_AMOUNTS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "level",
  "change",
  "comparison",
  "shift",
  "since",
  "split",
  "usual",
  "onset",
  "explanation",
  "association",
])

/** Whether a message asks how much, of an answer whose first sentence says it. */
const saysHowMuch = (whole: string, intent: Intent | undefined): boolean =>
  intent !== undefined && BY_HOW_MUCH.test(whole) && OF_AMOUNTS.has(intent.kind)

const moved = (
  move: Move,
  own: ParsedQuestion,
  leaned: Leaned,
  earlier: () => Leaned | null,
  back: () => ReadonlyArray<Leaned>,
): Heard | null => {
  const { parsed, intents } = leaned
  switch (move) {
    case "better":
    case "worse": {
      const { day, metric } = pickedOut(leaned)
      if (GETTING.test(own.whole) && day && metric) {
        const course = parseQuestion(own.briefing, `is my ${metric.name} changing`)
        return asking(intentOf(course), course)
      }
      const links = OF_WHICH.test(own.whole) ? lastLinks(back()) : null
      if (links) return { intents: links, parsed, telling: "shorter" }
      const other = earlier()
      const found = compared(move, leaned, other)
      if (found) return { intents: found, parsed, telling: "answer" }
      const [last] = intents.slice(-1)
      const then = other?.intents.at(-1)
      return last && then?.kind === last.kind && !Bun.deepEquals(then, last)
        ? { intents: [then, last], parsed, telling: "shorter" }
        : { intents, parsed, telling: saysHowMuch(own.whole, last) ? "shorter" : "evidence" }
    }
    case "chart": {
      const both = BOTH.test(own.whole) ? bothCharted(leaned, back()) : null
      return { intents: both ?? charted(leaned), parsed, telling: "chart" }
    }
    case "agree": {
      const offered = offeredIn(leaned.answer)
      if (offered === null && ASKS_WHY.test(own.whole)) return null
      return (offered === null ? null : inFull(offered, own, leaned)) ?? talk("thanks", parsed)
    }
    case "decline":
      return talk("declined", parsed)
    case "evidence": {
      const held = isOfSize(own.whole, intents.at(-1)!) ? timesBehind(leaned, earlier()) : null
      const size = held && compared("difference", leaned, earlier())
      if (size) return { intents: size, parsed, telling: "answer" }
      const isMove = HOW_MUCH.test(own.whole) && intents.at(-1)!.kind === "shift"
      const found = isMove ? inFull(`is ${IT} changing`, own, leaned) : null
      if (found) return found
      const isSaid = saysHowMuch(own.whole, intents.at(-1))
      return { intents: intents.slice(-1), parsed, telling: isSaid ? "shorter" : move }
    }
    case "reference":
    case "time":
    case "method":
      return { intents: intents.slice(-1), parsed, telling: move }
    default:
      return { intents, parsed, telling: move }
  }
}

/** "show me", "how sure are you?", "which was better?": what is wanted of the answer before. */
export const asMove: Way = ({ own, leaned, earlier, back }) => {
  const move = own.mentions.length + own.periods.length === 0 ? moveOf(own.whole) : null
  if (move === null) return null
  const before = leaned()
  if (before === null)
    return isDeed(move) || briefIn(own) || (move === "extent" && readService(own))
      ? null
      : talk("alone", own)
  return moved(move, own, before, earlier, back)
}
