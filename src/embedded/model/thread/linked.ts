import type { Metric } from "#domain/metric"
import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import type { LinkAspect } from "#embedded/model/questions/link/intent"
import { aspectIn, linkOf } from "#embedded/model/questions/link/read"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { lagBetween, type Pair } from "#embedded/model/understanding/pair"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** The links that an answer tells, each in a sentence or line of its own. */
const LINK = /\b(?:after|on) (?:days|nights) with\b/i
const SENTENCES = /(?<=[.:])\s|\n/

const pairOf = (feature: Metric | undefined, target: Metric | undefined): Pair | null =>
  feature && target && feature !== target
    ? { feature, target, lag: lagBetween(feature, target, "") }
    : null

/** The links of an answer by its words, in its order: "after days with the most steps you sleep …". */
export const linksIn = ({ answer, parsed }: Leaned): ReadonlyArray<Pair> =>
  (answer ?? "").split(SENTENCES).flatMap((said) => {
    const at = said.search(LINK)
    const [feature, target] = at < 0 ? [] : parseQuestion(parsed.briefing, said.slice(at)).metrics
    return pairOf(feature, target) ?? []
  })

/** The pair of a question that the answer names first. */
const namedFirst = (pairs: ReadonlyArray<Pair>, leaned: Leaned): Pair | null => {
  const all = linksIn(leaned)
  const isNamed = ({ feature, target }: Pair) =>
    all.some((each) => each.feature === feature && each.target === target)
  return pairs.find(isNamed) ?? pairs[0] ?? null
}

/** The link that a question was for; of several the first. */
export const linkIn = (intent: Intent): Pair | null => {
  switch (intent.kind) {
    case "link":
    case "threshold":
    case "correlation":
      return intent.pair
    case "association":
      return intent.pairs[0] ?? null
    case "conditional":
      return { feature: intent.feature, target: intent.target, lag: intent.lag }
    default:
      return null
  }
}

const ofIntent = (intent: Intent, leaned: Leaned): Pair | null => {
  switch (intent.kind) {
    case "association":
      return namedFirst(intent.pairs, leaned)
    case "drivers":
    case "scan":
      return linksIn(leaned)[0] ?? null
    default:
      return linkIn(intent)
  }
}

/** The link that an answer was about; of several the one that it names first. Null for any other answer. */
export const linkBehind = (leaned: Leaned): Pair | null => ofIntent(leaned.intents.at(-1)!, leaned)

const MAX_CHARS = 80
/** What an answer says where one side of the link is not on record. */
const NONE = "can't tell from your own data"

/** The link behind a message, where the answer had anything to say of it. */
const shownBehind = (before: Leaned | null): Pair | null =>
  before === null || before.answer?.includes(NONE) ? null : linkBehind(before)

/** A link as the question for it. */
export const inWords = ({ feature, target }: Pair): string =>
  `does my ${feature.name} affect my ${target.name}`

const PLANS: ReadonlySet<LinkAspect> = new Set<LinkAspect>(["try", "measure", "wait"])
const NO_LINK = /^(?:No clear link|Not that I can see)/

/** The link that a plan is for: one that shows nothing gives way to the last before it that does. */
const linkFor = (asks: LinkAspect, before: Leaned, back: () => ReadonlyArray<Leaned>) => {
  // What is advised of a habit does not wait for its values.
  const pair = asks === "try" ? linkBehind(before) : shownBehind(before)
  if (!pair || !PLANS.has(asks)) return pair
  const all = back().flatMap((each) => {
    const link = shownBehind(each)
    return link?.feature === pair.feature
      ? { ...link, isNone: NO_LINK.test(each.answer ?? "") }
      : []
  })
  const isDenied = ({ target }: Pair) => all.some((each) => each.isNone && each.target === target)
  return all.find((each) => !isDenied(each)) ?? pair
}

/** How many answers back a link may lie that is to be tried. */
const MAX_BACK = 2

/** The link that something else was asked behind, before it was to be tried. */
const linkOfThread = (asks: LinkAspect, back: () => ReadonlyArray<Leaned>): Pair | null =>
  asks === "measure" || asks === "wait"
    ? (back()
        .slice(0, MAX_BACK)
        .flatMap((each) => shownBehind(each) ?? [])[0] ?? null)
    : null

/** What may be asked with a side of the link by its name: "how much less sleep", "what if I quit coffee". */
const NAMES_SIDES: ReadonlySet<LinkAspect> = new Set<LinkAspect>(["else", "size", "quit"])

/** "how much less", "could it be something else", "and only the weekends" behind a link. */
export const asOfLink: Way = ({ own, leaned, back }) => {
  const { whole, metrics, briefing } = own
  const asks = whole.length > MAX_CHARS ? null : aspectIn(whole)
  if (asks === null || (metrics.length > 0 && !NAMES_SIDES.has(asks))) return null
  const before = leaned()
  const pair = before && (linkFor(asks, before, back) ?? linkOfThread(asks, back))
  if (!before || !pair) return null
  const isSide = (metric: Metric) => metric === pair.feature || metric === pair.target
  if (asks !== "else" && !metrics.every(isSide)) return null
  const parsed = parseQuestion(briefing, inWords(pair))
  const others = metrics.filter((each) => each !== pair.feature && each !== pair.target)
  const link = linkOf({ ...parsed, whole, periods: before.parsed.periods }, asks, pair, others)
  const last = before.intents.at(-1)!
  const isAgain = asks === "size" && last.kind === "link" && last.asks === asks
  return asking(isAgain ? { ...link, isExact: true } : link, parsed)
}

const ENOUGH = phrases`
  (the|a) (minimum|maximum|limit|least|most|right amount|cut off|threshold|sweet spot) ...6
  how (much|many|little|few|late|early) ...3(is|are|would|be|can|should|do|i|it) (too|enough|
    ok|okay|fine|safe|need|have) ...4
  (from|up to|at|above|below|over|under|to) how (much|many) !(night/s|day/s|value/s|measurement/s|week/s) ...4
`

/** "what's the minimum then", "how much is too much" behind a link: the amount from which it shows. */
export const asEnough: Way = ({ own, leaned }) => {
  const { whole, metrics, briefing } = own
  if (whole.length > MAX_CHARS || !ENOUGH.test(whole)) return null
  const pair = shownBehind(leaned())
  if (!pair || metrics.some((each) => each !== pair.feature)) return null
  const { feature, target } = pair
  const parsed = parseQuestion(
    briefing,
    `how many ${feature.name} are enough for better ${target.name}`,
  )
  const intent = intentOf(parsed)
  return intent.kind === "threshold" ? asking(intent, parsed) : null
}

const PICKS = phrases`
  (which|what) ...3(one|of|them|those|these|is|the) (matters|counts|helps|is|has|makes) ...1(the) (most|biggest|easiest|
    best|strongest|simplest) ...6
  (which|what) ...3(one|of|them|those|these|is) (matters|counts|helps|affects) ...2 (more|most)
  (which|what|what's|whats) ...2(is|one|one's|the) (most (important|useful)|biggest|easiest|best|strongest) ...4
`

/** How many answers back two links may lie. */
const MAX_LINKS_BACK = 4

/** The last two links of a thread with the same outcome, the older first: "which is worse" chooses between them. */
export const lastLinks = (back: ReadonlyArray<Leaned>): ReadonlyArray<Intent> | null => {
  const links = back.slice(0, MAX_LINKS_BACK).flatMap(({ intents }) => {
    const intent = intents.at(-1)!
    return intent.kind === "association" && intent.pairs.length > 0 ? [intent] : []
  })
  const [last, ...others] = links
  const other = others.find(
    ({ pairs: [pair] }) =>
      pair?.target === last?.pairs[0]?.target && pair?.feature !== last?.pairs[0]?.feature,
  )
  return last && other ? [other, last] : null
}

/** "which one matters most" behind a search: the link that it named first, which is the one that can be changed. */
export const asPicked: Way = ({ own, back }) => {
  const { whole, mentions, briefing } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS || !PICKS.test(whole)) return null
  const searched = back().find(({ intents }) => {
    const { kind } = intents.at(-1)!
    return kind === "scan" || kind === "drivers"
  })
  const [pair] = searched ? linksIn(searched) : []
  const rivals = pair ? null : lastLinks(back())
  if (rivals) return { intents: rivals, parsed: own, telling: "shorter" }
  if (!pair) return null
  const parsed = parseQuestion(briefing, inWords(pair))
  return asking(linkOf(parsed, "most", pair), parsed)
}

const ALSO = phrases`
  (same|too|as well|also) ...2(for|with|go|goes|true|apply|on) ...3
  ^ ...1(and) (for|with) ...3 (too|as well) $
`

/** "does it work the same for deep sleep" behind a link: the one side of it with another measure. */
export const asAlsoLinked: Way = ({ own, leaned }) => {
  const { whole, metrics, briefing } = own
  const [named, more] = metrics
  if (!named || more || whole.length > MAX_CHARS || !ALSO.test(whole)) return null
  const pair = shownBehind(leaned())
  if (!pair || named === pair.target || named === pair.feature) return null
  const parsed = parseQuestion(briefing, inWords({ ...pair, target: named }))
  return asking(intentOf(parsed), parsed)
}

const REVERSE = phrases`
  (the|it) other way ...1(a) (round|around)
  (go|goes|work|works) both ways
  (is|could|can|might) (it|that|this) ...2(be) (reverse|reversed|backwards)
`

/** "could it be the other way round" behind a link: whether the target goes with what comes after it. */
export const asReversed: Way = ({ own, leaned }) => {
  const { whole, mentions, briefing } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS || !REVERSE.test(whole)) return null
  const pair = shownBehind(leaned())
  const isOther = pair && pair.feature.day !== pair.target.day
  if (!pair || !isOther) return null
  const { feature, target } = pair
  const parsed = parseQuestion(briefing, inWords({ feature: target, target: feature, lag: 0 }))
  const intent = intentOf(parsed)
  return intent.kind === "association" ? { ...asking(intent, parsed), isAside: true } : null
}
