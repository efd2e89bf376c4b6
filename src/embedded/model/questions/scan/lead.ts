import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import { lastMonthSentence, slopeSentence, stepSentence } from "#embedded/model/prose/development"
import { fitSentence, levelSentence } from "#embedded/model/prose/fit"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence, noValues } from "#embedded/model/prose/insufficient-data"
import { longTermOf } from "#embedded/model/prose/long-term"
import { spoken } from "#embedded/model/prose/spoken"
import { type Highlight, isAskedAbout } from "#embedded/model/questions/scan/highlights"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { clauseOf, verdictOf } from "#embedded/model/questions/scan/say"
import { capital } from "#language/capital"

/** The answer of an investigation, and the findings that stand below it. */
export interface Lead {
  readonly sentences: ReadonlyArray<string | null>
  /** The same in a few words, without numbers. */
  readonly verdict: string
  /** The findings that the answer stands on; none where it says that there are none. */
  readonly findings: ReadonlyArray<Finding>
  /** The size of what it says. */
  readonly headline: Fact | null
  readonly rest: ReadonlyArray<Highlight>
  /** Introduces the rest; null where it needs no words. */
  readonly introduction: string | null
}

const NOTHING = "I searched everything you asked for and found nothing in it that holds up."
const TOO_LITTLE =
  "There is too little on record in that time to search for links and changes; a longer time shows more."
const ELSEWHERE = "What stands out elsewhere:"
const BESIDE = "What stands out beside it:"

/** So many findings are said, and so many of something else than what was asked. */
const MAX_SAID = 5
const MAX_ELSEWHERE = 2

const isFirm = ({ finding }: Highlight): boolean => finding.verdict === "validated"

const sizeFact = ({ found: { fact } }: Highlight): Fact | null =>
  fact("slope") ?? fact("change") ?? fact("difference")

const findingsOf = (highlights: ReadonlyArray<Highlight>) =>
  highlights.map(({ finding }) => finding)

/** An answer that nothing was found. */
const without = (
  sentences: readonly [string, ...Array<string | null>],
  rest: ReadonlyArray<Highlight> = [],
): Lead => ({
  sentences,
  verdict: sentences[0],
  findings: [],
  headline: null,
  rest,
  introduction: rest.length > 0 ? ELSEWHERE : null,
})

const leadOfAnything = (highlights: ReadonlyArray<Highlight>, intent: Scan): Lead => {
  const [first, ...rest] = highlights.slice(0, MAX_SAID)
  const said = first && clauseOf(first, intent)
  if (!first || !said) return without([NOTHING])
  const isToChange = first.feature !== null
  const hint = "Nothing is certain yet; the best hint"
  const overTime =
    intent.asks === "change" ? "What has changed most" : "What stands out in your data"
  const start = !isFirm(first) ? hint : isToChange ? "Most useful to know" : overTime
  return {
    sentences: [`${start}: ${said}.`],
    verdict: verdictOf(first),
    findings: findingsOf([first, ...rest]),
    headline: sizeFact(first),
    rest,
    introduction: null,
  }
}

const unlinked = (target: Metric, { feature }: Scan): string =>
  feature
    ? sentence`I found no clear link between your ${spoken(feature)} and your ${spoken(target)}.`
    : `I found nothing on record that goes clearly along with your ${spoken(target)}.`

const leadOfLinks = (target: Metric, highlights: ReadonlyArray<Highlight>, intent: Scan): Lead => {
  const isWanted = (each: Highlight) =>
    each.feature !== null &&
    isAskedAbout(each.target, target) &&
    (intent.feature === null || each.feature === intent.feature)
  const first = highlights.find(isWanted)
  const said = first && clauseOf(first, intent)
  const others = highlights.filter((each) => each !== first)
  if (!first?.feature || !said) {
    const none = unlinked(target, intent)
    const own = others.find(
      (each) => each.target === target && each.feature === null && isFirm(each),
    )
    const moved = own && clauseOf(own, intent)
    const elsewhere = others.filter((each) => each !== own).slice(0, MAX_ELSEWHERE)
    return without([none, moved ? `${capital(moved)}.` : null], elsewhere)
  }
  const name = spoken(first.target)
  const start = !isFirm(first)
    ? `Nothing is certain about your ${name} yet; a hint is ${spoken(first.feature)}`
    : intent.feature
      ? `Your ${spoken(intent.feature)} and your ${name} do go together`
      : `What goes with your ${name} most is ${spoken(first.feature)}`
  const rest = others.filter((each) => isOf(each, target)).slice(0, MAX_SAID - 1)
  return {
    sentences: [
      first.target.families[0] === target.families[0] && first.target !== target
        ? unlinked(target, { ...intent, feature: null })
        : null,
      `${start}: ${said}.`,
    ],
    verdict: verdictOf(first),
    findings: findingsOf([first, ...rest]),
    headline: sizeFact(first),
    rest,
    introduction: null,
  }
}

const isOf = ({ feature, target }: Highlight, asked: Metric): boolean =>
  isAskedAbout(target, asked) || feature === asked

const EVEN = "A change that even has no single day to point at."

/** A move of the asked metric, the finding that says the same left out of the rest. */
const leadOfChange = (
  target: Metric,
  highlights: ReadonlyArray<Highlight>,
  intent: Scan,
  ledger: Ledger,
): Lead => {
  const others = highlights.filter((each) => each.feature !== null || each.target !== target)
  const rest = others.filter(
    (each) => isAskedAbout(each.target, target) || isAtThatTime(each, highlights, target),
  )
  const more = rest.length > 0 ? rest.slice(0, MAX_SAID - 1) : others.slice(0, MAX_ELSEWHERE)
  const introduction = rest.length > 0 ? BESIDE : ELSEWHERE
  const name = `your ${spoken(target)}`
  const term = longTermOf(target, intent.horizons, ledger)
  const { lead } = term
  if (!lead) {
    const [contrast] = intent.horizons
    const found = contrast
      ? foundBy(ledger, "compare", { metric: target.key, a: contrast.a.window })
      : null
    const short = found && insufficientDataSentence(found, target.name, contrast!.b)
    const none = `I cannot say yet how ${name} has changed.`
    return without([none, short], more)
  }
  const subject = capital(name)
  const moved = stepSentence(term, subject) ?? slopeSentence(term, subject)
  const said = (term.step?.found ?? term.slope ?? lead.found).finding
  const verdict = moved
    ? `${subject} has clearly changed over the year.`
    : `${subject} has not clearly changed.`
  return {
    sentences: moved
      ? [moved, fitSentence(term), term.slope ? EVEN : null, levelSentence(term, lead)]
      : [levelSentence(term, lead), lastMonthSentence(term)],
    verdict,
    findings: moved && said ? [said, ...findingsOf(more)] : [],
    headline: moved ? (term.step?.found ?? lead.found).fact("difference") : null,
    rest: more,
    introduction,
  }
}

/** Whether a level changed in the days in which that of the asked metric did. */
const isAtThatTime = (
  { step }: Highlight,
  highlights: ReadonlyArray<Highlight>,
  target: Metric,
): boolean => {
  const own = highlights.find((each) => each.target === target && each.step !== null)?.step
  const [from, to] = [own?.found.fact("changed_from"), own?.found.fact("changed_to")]
  const on = step?.on.item.value
  return Boolean(
    from &&
      to &&
      on &&
      String(on) >= String(from.item.value) &&
      String(on) <= String(to.item.value),
  )
}

/** The answer to what was asked, in its first sentence; then what stands below it. */
export const leadOf = (
  highlights: ReadonlyArray<Highlight>,
  intent: Scan,
  ran: number,
  ledger: Ledger,
): Lead => {
  const { asks, subject: target } = intent
  if (target && asks === "change") return leadOfChange(target, highlights, intent, ledger)
  if (ran === 0) return without([TOO_LITTLE])
  if (target && !intent.data_types.includes(target.data_type))
    return without([`Your ${spoken(target)} is not among the types of data that I was to search.`])
  const { insufficient_data } = foundBy(ledger, "experiment", {
    metric: target?.key ?? "",
    window: intent.window,
  })
  if (target && insufficient_data?.reason === "no_data")
    return without(
      [noValues([spoken(target)], "in the time I searched")],
      highlights.slice(0, MAX_ELSEWHERE),
    )
  return target ? leadOfLinks(target, highlights, intent) : leadOfAnything(highlights, intent)
}
