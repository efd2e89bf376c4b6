import type { Material } from "#domain/briefing"
import { closing } from "#embedded/model/answer/closing"
import { subjectOf } from "#embedded/model/answer/method"
import { retold } from "#embedded/model/answer/retold"
import { unrepeated } from "#embedded/model/answer/unrepeated"
import { leftOutSentences } from "#embedded/model/prose/left-out"
import { type Paragraph, paragraph, withoutDetails } from "#embedded/model/prose/paragraph"
import { unrecordedSentences } from "#embedded/model/prose/unrecorded"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Telling } from "#embedded/model/thread/telling"
import type { Understood } from "#embedded/model/thread/understand"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"

const NOTHING = {
  sentences: ["Your data does not let me answer this, so I would rather say nothing than guess."],
  widgets: [],
}

const NO_DATA = {
  sentences: [
    "There is no data of yours on record yet, so I cannot say anything about it.",
    "Connect a device, let it sync, and ask again: I answer from what it measures.",
  ],
  widgets: [],
}

const NO_MORE = {
  sentences: ["There is no more to it than what I have just said."],
  widgets: [],
}

/** Kinds whose answers are fixed texts, which may come again. */
const FIXED: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "talk",
  "service",
  "experiment",
  "goal",
  "noted",
])

/** A sentence up to the clause that says what it is judged by. */
const clauseOf = (sentence: string): string => {
  const [clause = sentence, more] = sentence.split("; ")
  return more === undefined ? clause : `${clause}.`
}

/** A yes or a no with its clause. */
const VERDICT = /^(?:Yes|No|Not quite|Not really|A little|Only a little)(?:, [^:]{1,40})?: /
const OPEN = phrases`
  (how|what|what's|whats|why|when|which|who|where) !(about|if|come)
`

/** Whether a question wants more than a yes or a no. */
const isOpen = (question: string): boolean => OPEN.beginsAt(question, openingEnd(question))

/** The paragraphs without a yes or a no that nobody asked for. */
const withoutVerdict = (paragraphs: ReadonlyArray<Paragraph>): ReadonlyArray<Paragraph> =>
  paragraphs.map((each) => ({
    ...each,
    sentences: each.sentences.map((sentence) =>
      VERDICT.test(sentence) ? capital(sentence.replace(VERDICT, "")) : sentence,
    ),
  }))

/** What is said where every sentence was said right before: the first of them answers this question as well. */
const saidAlready = (
  telling: Telling,
  intents: ReadonlyArray<Intent>,
  all: ReadonlyArray<Paragraph>,
): ReadonlyArray<Paragraph> => {
  if (telling === "evidence") return [NO_MORE]
  const [first] = all.flatMap(({ sentences }) => sentences)
  if (telling !== "answer" || intents.some(({ kind }) => FIXED.has(kind))) return all
  return [paragraph(first ? [clauseOf(first)] : subjectOf(intents.at(-1)!))]
}

/** A question for measures of somebody who has none at all. */
const isUnknown = (intent: Intent, { briefing: { metrics, biomarkers } }: Material): boolean => {
  const { needs } = kindOf(intent)
  if (metrics.length > 0) return false
  return needs === "metrics" || (needs === "metrics_or_labs" && biomarkers.length === 0)
}

const isEmpty = ({ sentences }: Paragraph): boolean => sentences.length === 0

const shown = (all: ReadonlyArray<Paragraph>, details: boolean) =>
  details ? all : withoutDetails(all)

/** Kinds that say nothing of a metric without a value of it. */
const OF_VALUES: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "level",
  "change",
  "comparison",
  "count",
  "extremes",
  "last",
  "streak",
  "table",
  "usual",
  "split",
  "share",
  "shift",
])

/** What is said of metrics that nothing records; null where one of them is on record. */
const unrecorded = (intent: Intent, { briefing }: Material): Paragraph | null => {
  const metrics = OF_VALUES.has(intent.kind) ? kindOf(intent).metrics(intent) : []
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  return metrics.length > 0 && metrics.every(({ key }) => !present.has(key))
    ? paragraph(unrecordedSentences(metrics))
    : null
}

/** The paragraphs of one question; the statistics are all there is to say where nothing else was found. */
const written = (
  intent: Intent,
  material: Material,
  { details, telling = "answer" }: Understood,
): ReadonlyArray<Paragraph> => {
  const absent = unrecorded(intent, material)
  if (absent) return [absent]
  const all = kindOf(intent).write(intent, material)
  if (all.every(isEmpty)) return [NOTHING]
  const said = shown(all, details)
  return retold(telling, intent, said.every(isEmpty) ? all : said, material)
}

const RESTING = "resting_hr"

/** Whether a question is about what has one value a night or a day, so that it has no hour. */
const isOneADay = (intent: Intent): boolean => {
  if (intent.kind !== "level") return false
  const metrics = kindOf(intent).metrics(intent)
  return metrics.length > 0 && metrics.every(({ day, key }) => day === "night" || key === RESTING)
}

/** The paragraphs without a sentence that was said before: two questions may need the same one. */
const eachOnce = (paragraphs: ReadonlyArray<Paragraph>): ReadonlyArray<Paragraph> => {
  const said = new Set<string>()
  return paragraphs.map((each) => ({
    ...each,
    sentences: each.sentences.filter((one) => !said.has(one) && said.add(one)),
  }))
}

/**
 * An answer in paragraphs, one question after another. Its numbers are placeholders for the ledger's; it
 * carries none itself. What the answer before it in the thread has said is not said again.
 */
export const answerOf = (understood: Understood, material: Material): ReadonlyArray<Paragraph> => {
  const { intents, leftOut, telling = "answer" } = understood
  if (intents.every((intent) => isUnknown(intent, material))) return [NO_DATA]
  const all = eachOnce(intents.flatMap((intent) => written(intent, material, understood)))
  if (telling === "again" || telling === "shorter") return all
  const answer = beforeThis(material.briefing)?.answer ?? null
  const end = shown(closing(intents.at(-1)!, material), understood.details)
  const fresh = unrepeated(all, answer, material.ledger)
  const spoken = fresh.every(isEmpty) ? saidAlready(telling, intents, all) : fresh
  const said =
    answer !== null && isOpen(material.briefing.question) ? withoutVerdict(spoken) : spoken
  return telling === "answer"
    ? [
        ...said,
        paragraph(
          leftOutSentences(leftOut, material.briefing.question, isOneADay(intents.at(-1)!)),
        ),
        ...unrepeated(end, answer, material.ledger),
      ]
    : said
}
