import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import { listed, sentence } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { outsideSentence } from "#embedded/model/questions/today/amiss"
import { writeBedtime } from "#embedded/model/questions/today/bedtime"
import { writeBestDay } from "#embedded/model/questions/today/best-day"
import { complaintSentences } from "#embedded/model/questions/today/complaint-sentences"
import { writeDebt } from "#embedded/model/questions/today/debt"
import { feelingAlone, feelingSentences } from "#embedded/model/questions/today/feeling"
import type { Today } from "#embedded/model/questions/today/intent"
import { morningSentences } from "#embedded/model/questions/today/morning"
import { writeNap } from "#embedded/model/questions/today/nap"
import { nightParts, standingOut } from "#embedded/model/questions/today/night"
import { sourceOf, WHOLE_NIGHT_METRICS } from "#embedded/model/questions/today/plan"
import { reasonSentences } from "#embedded/model/questions/today/reason"
import { sessionOf } from "#embedded/model/questions/today/session"
import { ofNight, type Sign, signsClause, signsOf } from "#embedded/model/questions/today/signs"
import { writeTonight } from "#embedded/model/questions/today/tonight"
import { isHeavy, lastSentence, trainingSentence } from "#embedded/model/questions/today/training"
import {
  adviceOf,
  choiceOf,
  type State,
  verdictOf,
  WITHOUT_SESSION,
} from "#embedded/model/questions/today/verdict"
import { writeYesterday } from "#embedded/model/questions/today/yesterday"
import { capital } from "#language/capital"
import type { RecoveryLabel } from "#statistics/series/recovery"
import { statTiles } from "#widgets/stat-tiles"

const LATE = "Last night has not arrived yet, so this goes by the night before."
const CORE = [
  ["HRV", ["hrv_rmssd", "hrv_sdnn"]],
  ["resting heart rate", ["resting_hr"]],
  ["sleep", ["sleep_minutes"]],
] as const

/** Answers that tell of the whole night, and those that tell of the week's training. */
const OF_WHOLE_DAY: ReadonlySet<Today["asks"]> = new Set(["state", "amiss"])
const WITH_TRAINING: ReadonlySet<Today["asks"]> = new Set([
  "train",
  "rest",
  "choice",
  "overtraining",
])

/** Says which of the central signs there is nothing of. */
const missing = (signs: ReadonlyArray<Sign>): string | null => {
  const absent = CORE.filter(
    ([, keys]) => !signs.some(({ key }) => keys.some((one) => one === key)),
  )
  return absent.length === 0 ? null : `I had no ${listed(absent.map(([name]) => name))} to go by.`
}

const tilesOf = (signs: ReadonlyArray<Sign>) =>
  statTiles(
    "readiness",
    "Last night beside what is usual",
    signs.map(({ name, fact }) => ({
      label: capital(name),
      fact: fact("value"),
      delta: fact("difference"),
    })),
  )

const statistics = (signs: ReadonlyArray<Sign>, { fact }: Found): string | null => {
  const strain = fact("strain")
  const scores = signs.flatMap(({ name, fact: of }) => {
    const z = of("z")
    return z ? [`${name} ${placeholder(z)}`] : []
  })
  return strain
    ? sentence`As robust z-scores against your own nights before: ${listed(scores)}. Their mean on the
        strained side is ${placeholder(strain)}; higher is more strained.`
    : null
}

const recentSentence = (signs: ReadonlyArray<Sign>): string | null => {
  const pulse = signs.find(({ key }) => key === "resting_hr")
  const [recent, usual] = [pulse?.fact("recent"), pulse?.fact("median")]
  return recent && usual
    ? sentence`Over the last few days your resting heart rate averaged ${placeholder(recent)}, against a
        usual ${placeholder(usual)}.`
    : null
}

const stateOf = (found: Found, training: Found, intent: Today): State | null => {
  const label = found.fact("label")?.item.value
  return label === undefined
    ? null
    : {
        label: label as RecoveryLabel,
        heavy: isHeavy(training),
        tomorrow: intent.tomorrow,
        ahead: intent.ahead ?? false,
      }
}

const lacking = (intent: Today, found: Found, training: Found): ReadonlyArray<Paragraph> => [
  paragraph([
    found.insufficient_data?.reason === "too_few"
      ? "I cannot tell yet how recovered you are: there are too few nights on record to know your usual."
      : "I cannot tell how recovered you are: last night is not on record.",
    trainingSentence(training),
    intent.asks === "ill" ? "Go by how you feel." : null,
  ]),
]

const writeLoad = (training: Found): ReadonlyArray<Paragraph> => {
  const [load, usual, sessions] = [
    training.fact("load"),
    training.fact("usual_load"),
    training.fact("sessions"),
  ]
  const lead = load
    ? `Your training load of the past week is ${placeholder(load)}${
        usual ? `, against ${placeholder(usual)} in a usual week` : ""
      }.`
    : "Your devices record no training load, but they do record the time you train."
  return [
    paragraph(
      [
        training.fact("minutes") ? lead : null,
        trainingSentence(training),
        lastSentence(training),
        insufficientDataSentence(training, "workouts", "over the past weeks"),
      ],
      [
        statTiles("training", "Training of the past week", [
          { label: "This past week", fact: training.fact("minutes") },
          { label: "A usual week", fact: training.fact("usual_minutes") },
          { label: "Workouts", fact: sessions },
          { label: "Training load", fact: load },
        ]),
      ],
    ),
  ]
}

/** The verdict on the day, with what it rests on. */
export const writeToday = (
  intent: Today,
  { ledger, briefing }: Material,
): ReadonlyArray<Paragraph> => {
  const { asks, date, late } = intent
  if (!intent.reason && (asks === "best" || asks === "worst"))
    return writeBestDay(intent, ledger, briefing.today)
  if (asks === "debt" || asks === "enough") return writeDebt(intent, ledger)
  if (asks === "bedtime") return writeBedtime(intent, ledger)
  if (asks === "tonight") return writeTonight(date, ledger)
  const training = foundBy(ledger, "training", { date })
  if (asks === "load") return writeLoad(training)
  const found = foundBy(ledger, "readiness", { date })
  const state = stateOf(found, training, intent)
  if (intent.complaint) {
    const signs = signsOf(found)
    const sentences = complaintSentences(intent.complaint, signs, date, state?.label ?? null)
    const subject = sourceOf(intent.complaint)
    const citation = subject && foundBy(ledger, "look_up", { subject }).fact("citation")
    return [
      paragraph(sentences, [tilesOf(signs)]),
      details([statistics(signs, found), citation && `Sources: ${placeholder(citation)}.`]),
    ]
  }
  if (state === null)
    return asks === "feeling" ? [paragraph(feelingAlone(intent))] : lacking(intent, found, training)
  const signs = signsOf(found)
  if (intent.reason || asks === "best" || asks === "worst")
    return [
      paragraph(reasonSentences(signs, state.label, ledger, date), [tilesOf(signs)]),
      details([statistics(signs, found)]),
    ]
  if (asks === "morning" || asks === "feeling") {
    const sentences = asks === "morning" ? morningSentences : feelingSentences
    const whole = nightParts(ledger, date, WHOLE_NIGHT_METRICS)
    return [
      paragraph(
        [...sentences(intent, ledger, signs, whole, state.label), late ? LATE : null],
        [tilesOf(signs)],
      ),
      details([statistics(signs, found)]),
    ]
  }
  if (asks === "nap" || asks === "early_night")
    return writeNap(asks, date, ledger, signs, state.label)
  if (asks === "yesterday") return writeYesterday(intent, ledger, signs)
  const parts = asks === "night" ? nightParts(ledger, date) : []
  const whole = OF_WHOLE_DAY.has(asks) ? nightParts(ledger, date, WHOLE_NIGHT_METRICS) : parts
  const after = sessionOf(intent, ledger)
  const verdict = after?.missing
    ? WITHOUT_SESSION[state.label]
    : asks === "choice"
      ? choiceOf(intent.options ?? [], state)
      : verdictOf(asks, state, parts, intent.wants)
  const clause = signsClause(asks === "night" ? ofNight(signs, date) : signs, date, asks === "ill")
  const isCalm = state.label === "usual" || state.label === "rested"
  const isOut = asks === "amiss" && isCalm
  return [
    paragraph(
      [
        isOut ? outsideSentence(signs, date, ledger) : null,
        after?.missing ?? null,
        intent.score
          ? `Your devices send no ${intent.score}, so this goes by their numbers.`
          : null,
        `${verdict}${after?.behind ?? ""}${clause ? `: ${clause}` : ""}.`,
        standingOut(whole),
        asks === "ill" ? recentSentence(signs) : null,
        WITH_TRAINING.has(asks) ? trainingSentence(training) : null,
        adviceOf(asks, state),
        missing(signs),
        late ? LATE : null,
      ],
      [tilesOf(signs)],
    ),
    details([statistics(signs, found)]),
  ]
}
