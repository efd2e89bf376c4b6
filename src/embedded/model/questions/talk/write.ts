import { metricOf } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole } from "#domain/tool"
import { sentence } from "#embedded/model/english"
import { placeholder } from "#embedded/model/placeholder"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { IN_ENGLISH, languages } from "#embedded/model/questions/talk/languages"
import { unclearSentences } from "#embedded/model/questions/talk/unclear"

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
  const [first, second = first, third = first] = metrics.map(({ name }) => name)
  return sentence`For instance: “What was my average ${first!} last month?”,
    “What goes along with my ${second!}?” or “Does my ${third!} differ on weekends?”`
}

const MAX_NAMES = 10
/** How many metrics are listed with their first day. */
const MAX_DATED = 3

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
  const more = names.length > MAX_NAMES ? ", and more" : ""
  const labs = briefing.biomarkers.length > 0 ? " Your lab results are on record too." : ""
  return [
    `I can answer from what is on record: ${names.slice(0, MAX_NAMES).join(", ")}${more}.${labs}`,
    sentence`Ask about a level, a change, one time against another, what goes along with what, your best and
      worst days, a streak, a plan or an experiment.`,
  ]
}

const sentences = (
  about: Exclude<Talk["about"], "unclear">,
  briefing: Briefing,
  ledger: Ledger,
): ReadonlyArray<string> => {
  switch (about) {
    case "greeting":
      return ["Hello! I answer questions about your health from your own data."]
    case "thanks":
      return ["You are welcome."]
    case "statement":
      return ["Thank you for telling me. I take it into account from here on."]
    case "coverage":
      return coverage(briefing, ledger)
    case "tags":
      return [
        sentence`The tags you give a day are kept with it, but I cannot count or compare days by them yet,
          and I would rather not guess.`,
        "What you write down as a number, such as caffeine, alcohol or mood, I can.",
      ]
    case "off_topic":
      return ["I can only speak about your health data, so I leave this one to others."]
    case "untracked":
      return [
        "What you ask about is not among the things your devices record, so I cannot answer from your data.",
      ]
    case "beyond":
      return [
        "I can count days by a single measure at a time, not yet by several together, and I would rather not guess.",
      ]
    case "future":
      return [
        "I cannot look ahead: your data says what was, and I would rather not guess at what will be.",
      ]
    case "diagnosis":
      return [
        sentence`I cannot diagnose anything, and numbers from a wearable alone cannot either: that takes a
          clinician, who may find them useful to see.`,
        "What I can do is say how they stand and what has changed.",
      ]
    case "other_language":
      return [languages.get(briefing.language ?? "") ?? IN_ENGLISH]
    case "alone":
      return [
        "I am not sure what that refers to: nothing was asked before it in this conversation.",
        "Name a measure, a day or a time, and I can answer.",
      ]
    case "noted":
      return [
        "Noted. A device cannot see that, so I take your word for it; it may well belong to the picture.",
      ]
    case "declined":
      return ["All right, I leave it at that. Ask whenever something comes up."]
  }
}

/** Nothing is offered after these. */
const BARE = new Set<Talk["about"]>(["thanks", "other_language", "noted", "declined"])

/** The answer to a question without a computation: says so, and suggests questions that work. */
export const writeTalk = (
  { about, heard = [], unknown = [] }: Talk,
  briefing: Briefing,
  ledger: Ledger,
): ReadonlyArray<Paragraph> =>
  about === "unclear"
    ? [paragraph(unclearSentences(heard, unknown, briefing))]
    : [
        paragraph(sentences(about, briefing, ledger)),
        paragraph(BARE.has(about) ? [] : [examplesFor(briefing)]),
      ]
