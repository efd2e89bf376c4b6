import { addDays } from "#domain/time"
import type { Intent } from "#embedded/model/questions/kinds"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { namesIn } from "#embedded/model/questions/labs/names"
import {
  type GeneralAsk,
  printedNames,
  subjectOfResult,
} from "#embedded/model/questions/labs/subject"
import { unitIn } from "#embedded/model/questions/labs/unit"
import type { Heard, Message, Way } from "#embedded/model/thread/heard"
import { type LabFocus, labFocus } from "#embedded/model/thread/lab-focus"
import { type AskedBehind, askedBehind } from "#embedded/model/thread/lab-wordings"
import { remedyFor } from "#embedded/model/thread/result-behind"
import { questionAlone } from "#embedded/model/understanding/follow-up"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Longer messages say more than what they ask of a result. */
export const MAX_CHARS = 80
/** As many results are said something of in general. */
const MAX_GENERAL = 2
/** Two tests are seldom further apart: what began in these days may lie between them. */
const BETWEEN_DAYS = 500

/** Asked of all results, or of all that the thread is about, whichever was picked out. */
const OF_ALL: ReadonlySet<string> = new Set<AskedBehind>([
  "worst",
  "fine",
  "flagged",
  "worse",
  "best",
])

const HOPES = phrases`good | enough | normal | ok | okay | fine | healthy | alright | great | within range | in range`
const HOW = phrases`how`
const FEARS = phrases`bad | high | low | problem | poor | too`

/** What a question hopes or fears; "how bad is it" is answered with neither yes nor no. */
const wantsIn = (text: string): Pick<Labs, "wants"> => {
  if (HOW.test(text)) return {}
  return HOPES.test(text) ? { wants: "good" } : FEARS.test(text) ? { wants: "bad" } : {}
}

/** A measured habit, or a sport, that began may lie between the tests. */
const HABIT = phrases`
  run/ning | sport/s | exercise | exercising | training | workout/s | walk/ing | steps | cycling | gym
`

const plain: Pick<Labs, "kind" | "beside"> = { kind: "labs", beside: null }

/** What is known in general of the results that were picked out. */
const inGeneral = (
  asks: GeneralAsk,
  { picked }: LabFocus,
  own: ParsedQuestion,
): ReadonlyArray<Intent> => {
  const entries = picked.slice(0, MAX_GENERAL).flatMap((name) => subjectOfResult(name, asks) ?? [])
  return [...new Set(entries)].map((entry) => ({ ...intentOf(entry, own), isBehind: true }))
}

const subjectFor = (name: string, asks: GeneralAsk): Pick<Labs, "subject"> => {
  const entry = subjectOfResult(name, asks)
  return entry ? { subject: entry.id } : {}
}

/** What began between the tests, of results that moved. */
const between = (names: ReadonlyArray<string>, { dates }: ParsedQuestion): Labs => {
  const { today } = dates
  const why = { from: addDays(today, -BETWEEN_DAYS), to: today }
  return { ...plain, asks: "change", names: names.slice(0, 1), why }
}

/** What is asked of all results that the thread is about. */
const ofAll = (asks: AskedBehind, { scope }: LabFocus): Labs => {
  switch (asks) {
    case "best":
      return { ...plain, asks: "change", names: scope, most: "better" }
    case "worse":
      return { ...plain, asks: "change", names: scope, most: "worse" }
    case "fine":
      return { ...plain, asks, names: scope }
    default:
      return { ...plain, asks: "worst", names: scope }
  }
}

/** What is asked where an answer picked nothing out. */
const ofNone = (asks: AskedBehind, focus: LabFocus): ReadonlyArray<Labs> => {
  if (asks === "tests") return [{ ...plain, asks, names: [] }]
  if (asks === "course" || asks === "previous")
    return [{ ...plain, asks: "change", names: focus.scope }]
  if (asks === "day" || asks === "next") return [{ ...plain, asks: "when", names: [] }]
  return asks === "danger" || asks === "verdict" || asks === "doctor"
    ? [ofAll("flagged", focus)]
    : []
}

/** What is asked of the results in focus. */
export const intentsOf = (
  asks: AskedBehind,
  focus: LabFocus,
  own: ParsedQuestion,
): ReadonlyArray<Intent> => {
  const { picked: names, others } = focus
  const [first] = names
  if (OF_ALL.has(asks)) return [ofAll(asks, focus)]
  if (asks === "other") return others.map((name) => ({ ...plain, asks: "level", names: [name] }))
  if (asks === "others") return [{ ...plain, asks, names: [], except: names }]
  if (first === undefined) return ofNone(asks, focus)
  switch (asks) {
    case "food":
    case "cause":
    case "risk":
    case "takes":
    case "meaning":
      return inGeneral(asks, focus, own)
    case "lowered":
      return [between(names, own)]
    case "blamed":
      return HABIT.test(own.whole)
        ? [between(names, own)]
        : [{ ...plain, asks: "suspect", names: [first], ...subjectFor(first, "cause") }]
    case "next":
      return [{ ...plain, asks, names, ...subjectFor(first, "takes") }]
    case "supplement": {
      const subject = remedyFor("raise", first, "")
      return [{ ...plain, asks, names: [first], ...(subject ? { subject } : {}) }]
    }
    case "remedy": {
      const subject = remedyFor(own.whole, first, focus.answer)
      return [{ ...plain, asks, names: [first], ...(subject ? { subject } : {}) }]
    }
    default:
      return [{ ...plain, asks: asks as Labs["asks"], names, ...wantsIn(own.whole) }]
  }
}

/** A unit that a message names and nothing else: "and in mmol?". */
export const inUnit = (own: ParsedQuestion, { picked }: LabFocus): Labs | null => {
  const unit = unitIn(own.whole)
  return unit && picked.length > 0 ? { ...plain, asks: "unit", names: picked, unit } : null
}

/** Asked with a word for something that is measured: food, a sport. */
const WITH_MENTION: ReadonlySet<string> = new Set<AskedBehind>(["blamed", "food"])

/** Whether a message names no other result, and nothing measured that it is rather about. */
const isAlone = (own: ParsedQuestion, asks: AskedBehind | null): boolean =>
  own.mentions.length <= (asks && WITH_MENTION.has(asks) ? 1 : 0) && namesIn(own.whole).length === 0

/** Asks the same of another result. */
const AND_OF = phrases`
  ^ ...1(ok|so) (and|what about|how about|what of) ...1(for|the|my|about) *
`
const MAX_AND = 40
/** The cholesterol that something is done about. */
const LDL = /ldl/i

/** "and the cholesterol?" behind "what can I do about the vitamin D": what was asked, of another result. */
const ofAnother = ({ own, leaned, back }: Message): Heard | null => {
  if (own.whole.length > MAX_AND || !AND_OF.test(own.whole) || askedBehind(own.whole)) return null
  const names = printedNames(namesIn(own.whole), own.briefing.biomarkers)
  const before = names.length > 0 && own.mentions.length === 0 ? leaned() : null
  const asks = before && askedBehind(questionAlone(before.briefing).whole)
  if (!before || !asks || OF_ALL.has(asks)) return null
  const focus = labFocus({ leaned, back })
  const picked = names.toSorted((one, other) => Number(LDL.test(other)) - Number(LDL.test(one)))
  const intents = focus ? intentsOf(asks, { ...focus, picked, answer: "" }, own) : []
  return intents.length > 0 ? { intents, parsed: before.parsed, telling: "answer" } : null
}

/** "which one is worst", "is that dangerous", "since when", "what can I eat for that": of the results before. */
export const asOfLabResult: Way = (message): Heard | null => {
  const { own } = message
  if (own.whole.length > MAX_CHARS) return null
  const another = ofAnother(message)
  if (another) return another
  const asks = askedBehind(own.whole)
  const unit = unitIn(own.whole)
  if ((asks === null && unit === null) || !isAlone(own, asks)) return null
  const focus = labFocus(message)
  if (focus === null) return null
  const converted = unit ? inUnit(own, focus) : null
  const intents = converted ? [converted] : asks ? intentsOf(asks, focus, own) : []
  return intents.length > 0 ? { intents, parsed: focus.parsed, telling: "answer" } : null
}
