import { metricOf } from "#catalogue/metrics"
import { placeholder } from "#catalogue/placeholder"
import type { Briefing } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { outside } from "#domain/outside-text"
import type { FactRole } from "#domain/tool"
import { listed, sentence, verb } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { knownInGeneral } from "#embedded/model/prose/known"
import { resultSentence, resultsIn } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { IN_ENGLISH, languages } from "#embedded/model/questions/talk/languages"
import { unclearSentences } from "#embedded/model/questions/talk/unclear"
import { unrecordedQuantity } from "#embedded/model/questions/talk/unrecorded"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { capital } from "#language/capital"

const central = [
  "resting_hr",
  "hrv_rmssd",
  "sleep_minutes",
  "steps",
  "deep_minutes",
  "workout_minutes",
  "vo2max",
  "weight_kg",
  "bp_systolic",
  "glucose_avg",
]

/** The metrics with data, common ones first. */
const present = ({ metrics }: Briefing): ReadonlyArray<Metric> => {
  const keys = new Set(metrics.map(({ metric }) => metric))
  return [...new Set([...central.filter((key) => keys.has(key)), ...keys])].flatMap(
    (key) => metricOf(key) ?? [],
  )
}

/** Three example questions about metrics that the person has data of, or about common ones without any. */
const examplesFor = (briefing: Briefing): string => {
  const own = present(briefing)
  const metrics = own.length > 0 ? own : central.flatMap((key) => metricOf(key) ?? [])
  const [first, second = first, third = first] = metrics
  return sentence`For instance: “How ${verb(first!, "is")} my ${first!.name} this month?”,
    “What goes along with my ${second!.name}?” or
    “${capital(verb(third!, "does"))} my ${third!.name} differ on weekends?”`
}

const MAX_NAMES = 10
/** How many metrics are listed with their first day. */
const MAX_DATED = 3

/** Asks for the data themselves, not for what can be asked of them. */
const OF_DATA = /\b(?:data|metrics?|measur\w+|devices?|missing|records?|sync\w*|track|see)\b/i

/** What can be asked, in a few examples that the data allow. */
const abilities = (briefing: Briefing): ReadonlyArray<string> => [
  sentence`I answer questions from your own data: sleep, heart, activity, body and labs, how they change, what goes
    along with what, and what to try.`,
  sentence`Try “how did I sleep?”, “should I work out today?”, “does ${
    briefing.metrics.some(({ metric }) => metric === "caffeine_mg") ? "coffee" : "walking"
  } affect my sleep?”, “am I fitter than a year ago?” or “how can I sleep better?”.`,
]

const coverage = (briefing: Briefing, ledger: Ledger): ReadonlyArray<string> => {
  const found = foundBy(ledger, "list_metrics", {})
  const named = ({ name }: Metric, at: number): string => {
    const find = (role: FactRole) =>
      found.facts.find((fact) => fact.role === role && fact.label === name)
    const [days, first] = [find("days"), find("first_date")]
    return at < MAX_DATED && days && first
      ? `${name} (${placeholder(days)} since ${placeholder(first)})`
      : name
  }
  const names = present(briefing).map(named)
  if (names.length === 0) {
    return [
      "There is no data of yours on record yet. Connect a device, and I can answer from what it measures.",
    ]
  }
  if (!OF_DATA.test(briefing.question)) return abilities(briefing)
  const more = names.length > MAX_NAMES ? ", and more" : ""
  const labs = briefing.biomarkers.length > 0 ? " Your lab results are on record too." : ""
  return [
    `I can answer from your ${names.slice(0, MAX_NAMES).join(", ")}${more}.${labs}`,
    sentence`Ask how something is or was, whether it changed and why, how one time compares with another, what goes
      along with what, about your best and worst days, or for a plan.`,
  ]
}

const sentences = (
  about: Exclude<Talk["about"], "unclear" | "unrecorded">,
  briefing: Briefing,
  ledger: Ledger,
): ReadonlyArray<string> => {
  switch (about) {
    case "greeting":
      return [
        "Hello. Ask me about your sleep, heart, activity or labs, and I answer from your own data.",
      ]
    case "thanks":
      return ["You're welcome."]
    case "farewell":
      return [FAREWELL.test(briefing.question) ? "Good night, sleep well." : "See you."]
    case "statement":
      return ["Noted, thank you. I'll take it into account."]
    case "coverage":
      return coverage(briefing, ledger)
    case "tags":
      return [
        "I can't count or compare days by their tags yet. What you log as a number, such as caffeine or mood, I can.",
      ]
    case "off_topic":
      if (REFERS.test(briefing.question)) return sentences("alone", briefing, ledger)
      return ["That one is outside what I do: I answer questions about your health and your data."]
    case "untracked":
      return [
        "Your devices don't record that, so I have nothing to answer it from. If you log it as a number, I can use it.",
      ]
    case "beyond":
      return [
        "I can count days by one measure at a time, not by several together. Ask for each on its own.",
      ]
    case "future":
      return [
        "I can't predict that: your data shows what was. Ask me where it stands, or where it has been heading.",
      ]
    case "diagnosis":
      return [
        sentence`I can't tell you that: a diagnosis takes a clinician, and numbers from a wearable alone cannot make
          one. I can show you how your numbers stand and what has changed, to take along.`,
      ]
    case "other_language":
      return [languages.get(briefing.language ?? "") ?? IN_ENGLISH]
    case "alone":
      return [
        beforeThis(briefing) === null
          ? "I am not sure what that refers to: nothing was asked before it in this conversation."
          : "I am not sure what that refers to.",
        "Name a measure, a day or a time, and I can answer.",
      ]
    case "noted":
      return [
        "Noted. A device cannot see that, so I take your word for it; it may well belong to the picture.",
      ]
    case "direction":
      return [
        sentence`I can't rule that out from records: what goes together may do so either way round, or because of
          something else. Only a trial shows it, where the days with and without are drawn by lot.`,
      ]
    case "exclusion":
      return [
        sentence`I can't leave days out of what I looked at. I can look at a time by itself, before or after them: name
          it, and I do.`,
      ]
    case "others":
      return ["I only have your own data, so I can say nothing about anybody else's."]
    case "missing":
      return ["Right, it is in none of your reports, so I have no value of it to show."]
    case "known":
      return [
        "Then it is confirmed at least. Say “something else”, and I look for what you may not have noticed.",
      ]
    case "pleased":
      return ["Good. Ask why, since when or what to do about it, and I go on from there."]
    case "declined":
      return ["All right, I leave it at that. Ask whenever something comes up."]
  }
}

/** A few words about something said before: "is that good?". */
const REFERS = /^(?=.{1,40}$).*\b(?:that|it|this|those|these|they)\b/i

const FAREWELL = /night|\bgn\b/i

/** Of a measure asked about beside something that is not recorded: whether it is itself, and its last result. */
const untracked = (
  { heard = [], result }: Talk,
  { metrics }: Briefing,
  ledger: Ledger,
): ReadonlyArray<string> => {
  const [metric] = heard
  if (!metric) return []
  const isOnRecord = metrics.some((each) => each.metric === metric.key)
  const [latest] =
    result === undefined ? [] : resultsIn(foundBy(ledger, "biomarkers", { name: result }).facts)
  return isOnRecord
    ? [
        sentence`I know no meals or hours of them, so I cannot pick that out: of your ${metric.name} I have whole
          days. Ask me how a day of it was.`,
      ]
    : [
        sentence`I have no ${metric.name} of yours by the hour or day, so not after a meal either; that takes a
          glucose sensor or readings that you log.`,
        ...(latest ? [`From the laboratory: ${resultSentence(latest)}`] : []),
      ]
}

/** Nothing is offered after these. */
const BARE = new Set<Talk["about"]>([
  "coverage",
  "thanks",
  "farewell",
  "other_language",
  "noted",
  "direction",
  "exclusion",
  "others",
  "missing",
  "known",
  "pleased",
  "declined",
  "statement",
  "tags",
  "beyond",
  "untracked",
  "future",
  "diagnosis",
])

/** Of something that is said to act on a measure: that it is on no record, and what would tell. */
const unrecordedCause = (
  heard: ReadonlyArray<Metric>,
  unknown: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  sentence`Nothing of yours records ${listed(unknown.map((each) => `“${outside(each)}”`))}, so I can't hold it
    against your ${heard[0]?.name ?? "numbers"}.`,
  "Tell me the day you began or stopped, and I set the time before beside the time after.",
]

const NOT_RECORDED = "I can't tell from your own data, as nothing records that."

/** The answer to a question without a computation: says so, and suggests questions that work. */
export const writeTalk = (
  intent: Talk,
  briefing: Briefing,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { about, heard = [], unknown = [], subject } = intent
  if (about === "untracked" && subject === undefined && unknown.length > 0)
    return [paragraph(unrecordedCause(heard, unknown))]
  if (about === "unrecorded")
    return [paragraph(unrecordedQuantity(unknown)), ...knownInGeneral(subject ?? null, ledger)]
  const isGlucose = about === "untracked" && GLUCOSE.test(heard[0]?.key ?? "")
  if (isGlucose) return [paragraph(untracked(intent, briefing, ledger))]
  if (subject !== undefined) return [paragraph([NOT_RECORDED]), ...knownInGeneral(subject, ledger)]
  return about === "unclear"
    ? [paragraph(unclearSentences(heard, unknown, briefing))]
    : [
        paragraph(sentences(about, briefing, ledger)),
        paragraph(BARE.has(about) ? [] : [examplesFor(briefing)]),
      ]
}

const GLUCOSE = /^glucose/
