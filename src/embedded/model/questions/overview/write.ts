import { isCounted } from "#catalogue/metrics/degrees"
import { bare, placeholder, rounded } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { judged, listed, sentence, spokenName } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import {
  lastMonthSentence,
  levelNow,
  levelThen,
  slopeSentence,
  stepSentence,
} from "#embedded/model/prose/development"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { labResultsOf } from "#embedded/model/prose/lab-report"
import { isOut, type Result } from "#embedded/model/prose/lab-result"
import {
  type Horizon,
  type LongTerm,
  lastMonthOf,
  longTermOf,
} from "#embedded/model/prose/long-term"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { besideSentences } from "#embedded/model/questions/overview/beside"
import type { Overview } from "#embedded/model/questions/overview/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

interface Led extends LongTerm {
  readonly lead: Horizon
}

const isLed = (term: LongTerm): term is Led => term.lead !== null

/** "resting heart rate 57 bpm (62 a year ago)"; behind another one of the same time without that: "(62)". */
const levels = ({ metric, lead }: Led, at: number, all: ReadonlyArray<Led>): string => {
  const when = inWords(lead.contrast.a)
  const isSaid = at > 0 && inWords(all[at - 1]!.lead.contrast.a) === when
  const then = bare(levelThen(metric, lead))
  const name = isCounted(metric) ? "" : `${spokenName(metric)} `
  return `${name}${levelNow(metric, lead)} (${isSaid ? then.replace(` ${when}`, "") : then})`
}

/** Where it goes as a whole, from what has surely changed. */
const direction = (clear: ReadonlyArray<Led>): string => {
  const ways = clear.map(({ metric, lead }) => judged(metric, lead.sign))
  const isAll = (way: "better" | "worse") => ways.every((each) => each === way)
  if (isAll("better")) return "You are heading the right way"
  if (isAll("worse")) return "This has gone the less welcome way"
  return ways.includes("better") && ways.includes("worse") ? "A mixed picture" : "What has changed"
}

const leadSentence = (
  clear: ReadonlyArray<Led>,
  unsure: ReadonlyArray<Led>,
  still: ReadonlyArray<Led>,
): string => {
  if (clear.length > 0) return `${direction(clear)}: ${listed(clear.map(levels))}.`
  if (unsure.length > 0)
    return `Something may have changed: ${listed(unsure.map(levels))}, not certain yet.`
  return still.length > 0
    ? "You are about where you were."
    : "There is not enough on record yet to say how you compare with the time before."
}

const stillSentence = (still: ReadonlyArray<Led>): string | null => {
  const held = still.filter(({ lead }) => !isConfounded(lead.found.finding))
  return held.length === 0 ? null : `About the same: ${listed(held.map(levels))}.`
}

/** A move of the last month, introduced by the name of its metric. */
const recentSentence = (term: Led): string | null => {
  const move = lastMonthSentence(term) === null ? null : lastMonthOf(term)
  if (!move) return null
  const [before, now] = [move.found.fact("a_mean"), move.found.fact("b_mean")]
  if (!before || !now) return null
  const way = move.sign > 0 ? "rose" : "dipped"
  return sentence`${capital(spokenName(term.metric))} ${way} this past month: ${rounded(now)}, ${bare(rounded(before))}
    the month before.`
}

const open = ({ value, range, commonRange }: Result): string => {
  const wanted = range ?? commonRange
  const limit = wanted ? ` (${range ? "report" : "usual"}: ${placeholder(wanted)})` : ""
  return `${outside(value.label)} ${placeholder(value)}${limit}`
}

const outOf = (ledger: Ledger): ReadonlyArray<Result> =>
  labResultsOf(ledger, [{ out_of_range: true }]).filter(isOut)

const labSentence = (ledger: Ledger): string | null => {
  const out = outOf(ledger)
  return out.length === 0
    ? null
    : `Still open in your labs: ${listed(out.map(open))}, worth raising with your doctor.`
}

/** "Anything I should worry about?": the results that are out of range, then whether a measure has got worse. */
const worrySentence = (labs: boolean, clear: ReadonlyArray<Led>, ledger: Ledger): string => {
  const out = labs ? outOf(ledger) : []
  const worse = clear.filter(({ metric, lead }) => judged(metric, lead.sign) === "worse")
  if (out.length > 0)
    return sentence`Nothing alarming, but keep an eye on your labs: ${listed(out.map(open))}, worth raising with your
      doctor.`
  return worse.length > 0
    ? `Keep an eye on this: ${listed(worse.map(levels))}.`
    : "Nothing stands out in what I can see of you."
}

/** Those that surely went one way, those that did not, and what got worse within the last month. */
const partedByWay = (led: ReadonlyArray<Led>) => {
  const sure = led.filter(({ lead }) => lead.sureness !== "none")
  const those = (way: "better" | "worse") =>
    sure.filter(({ metric, lead }) => judged(metric, lead.sign) === way)
  const [worse, better] = [those("worse"), those("better")]
  const still = led.filter((term) => !sure.includes(term)).map(({ metric }) => spokenName(metric))
  const recent = led.filter((term) => {
    const move = lastMonthOf(term)
    return move !== null && judged(term.metric, move.sign) === "worse"
  })
  return { worse, better, still, recent: recent.map(recentSentence) }
}

/** "What am I doing wrong?": what got worse, the labs out of range, then what is better after all. */
const faultSentences = (
  led: ReadonlyArray<Led>,
  labs: string | null,
): ReadonlyArray<string | null> => {
  const { worse, better, recent } = partedByWay(led)
  return [
    worse.length > 0
      ? `This got worse: ${listed(worse.map(levels))}.`
      : "Nothing big that I can see: none of your numbers has clearly got worse.",
    ...recent,
    labs,
    better.length > 0 ? `Better than before: ${listed(better.map(levels))}.` : null,
  ]
}

/** "Which of my numbers got worse?": those that did, what may have, and what did not. */
const worseSentences = (led: ReadonlyArray<Led>): ReadonlyArray<string | null> => {
  const { worse, better, still, recent } = partedByWay(led)
  return [
    worse.length > 0 ? `These got worse: ${listed(worse.map(levels))}.` : "None of them clearly.",
    better.length > 0 ? `Better: ${listed(better.map(levels))}.` : null,
    still.length > 0 ? `About the same: ${listed(still)}.` : null,
    ...recent,
  ]
}

/** Whether the last month is said by itself. */
const isMoving = (term: Led): boolean => recentSentence(term) !== null

const NO_CAUSE =
  "Your numbers cannot tell me the reason; what they show is what has changed and what has not."
const PERSISTS =
  "If it goes on or gets worse, it is worth telling a clinician, whatever the numbers say."

const SORRY = "I'm sorry, that was no help."
const ASK_AGAIN =
  "Name the measure and the time you mean, such as “sleep last week”, and I look at that."

const statistics = ({ metric, lead }: Led): string | null => {
  const item = lead.found.finding?.item
  return item?.ci_low === undefined
    ? null
    : sentence`The plausible range of the difference in ${metric.name} from the level ${inWords(lead.contrast.a)} runs
        from {{${item.id}.ci_low}} to {{${item.id}.ci_high}} (p-value {{${item.id}.p_value}}).`
}

const lacking = (
  { metrics, contrast, horizons }: Overview,
  led: ReadonlyArray<Led>,
  ledger: Ledger,
) => {
  const { a, b } = horizons.at(-1) ?? contrast
  return metrics
    .filter((metric) => !led.some((term) => term.metric === metric))
    .map((metric) =>
      insufficientDataSentence(
        foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window }),
        metric.name,
        b,
      ),
    )
}

/** A few central metrics: what changed over the longest time first, then what did not; then the labs out of range. */
export const writeOverview = (intent: Overview, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const {
    metrics,
    contrast,
    horizons,
    labs,
    trouble,
    worried = false,
    worse = false,
    brief,
  } = intent
  const contrasts = horizons.length > 0 ? horizons : [contrast]
  const led = metrics.map((metric) => longTermOf(metric, contrasts, ledger)).filter(isLed)
  const clear = led.filter(({ lead }) => lead.sureness === "clear")
  const unsure = led.filter(({ lead }) => lead.sureness === "hint" || lead.sureness === "slow")
  const still = led.filter(({ lead }) => lead.sureness === "none")
  const recent = led.map(recentSentence).filter((each) => each !== null)
  const since = [...new Set(led.map(({ lead }) => inWords(lead.contrast.a)))]
  const beside = since.length === 1 ? `, beside ${since[0]}` : ""
  const tiles = led.map(({ metric, lead }) => ({
    label: `${capital(metric.name)}${beside === "" ? `, beside ${inWords(lead.contrast.a)}` : ""}`,
    fact: lead.found.fact("b_mean"),
    delta: lead.found.fact("difference"),
  }))
  if (worse)
    return [
      paragraph(labs ? faultSentences(led, labSentence(ledger)) : worseSentences(led), [
        statTiles("overview", "Where you stand", tiles),
      ]),
      details(led.map(statistics)),
    ]
  if (horizons.length === 0 && !trouble && contrast.a.name.anchor !== "usual" && led.length > 0)
    return [
      paragraph(besideSentences(contrast, { clear, unsure, still }), [
        statTiles("overview", `Where you stand${beside}`, tiles),
      ]),
      paragraph(lacking(intent, led, ledger)),
      details(led.map(statistics)),
    ]
  if (brief)
    return [
      paragraph([
        brief === "complaint" ? SORRY : null,
        leadSentence(clear, unsure, still),
        recent[0] ?? stillSentence(still.slice(0, 1)),
        brief === "complaint" ? ASK_AGAIN : null,
      ]),
      details(led.map(statistics)),
    ]
  const [first] = clear
  const subject = first ? `Your ${spokenName(first.metric)}` : ""
  return [
    paragraph(
      [
        trouble ? NO_CAUSE : null,
        worried ? worrySentence(labs, clear, ledger) : null,
        leadSentence(clear, unsure, still),
        first && !worried ? (stepSentence(first, subject) ?? slopeSentence(first, subject)) : null,
        clear.length > 0 && unsure.length > 0
          ? `Less certain: ${listed(unsure.map(levels))}.`
          : null,
        stillSentence(still.filter((term) => !isMoving(term))),
        ...recent,
      ],
      [statTiles("overview", `Where you stand${beside}`, tiles)],
    ),
    paragraph([labs && !worried && (horizons.length > 0 || trouble) ? labSentence(ledger) : null]),
    paragraph([trouble ? PERSISTS : null, ...lacking(intent, led, ledger)]),
    details(led.map(statistics)),
  ]
}
