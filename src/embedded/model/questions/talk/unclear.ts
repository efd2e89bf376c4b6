import { metricOf } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/english"
import { quoted } from "#embedded/model/prose/quotation"
import { type PhraseTable, phrases } from "#language/phrases"

/** What a question that was not understood may be about, by its words, and the metric that says most of it. */
const subjects: ReadonlyArray<readonly [PhraseTable, ReadonlyArray<string>]> = [
  [
    phrases`
      tired | fatigue* | exhaust* | energy | sleep* | night/s | bed | nap/s | dream/s | wake | awake | rest | insomnia
    `,
    ["sleep_minutes", "deep_minutes", "sleep_efficiency"],
  ],
  [
    phrases`stress* | anx* | nerv* | calm | relax* | mood | mental* | burn* | overwhelm*`,
    ["stress_avg", "mood", "hrv_rmssd"],
  ],
  [phrases`heart* | pulse | beat/s | cardio* | hr`, ["resting_hr", "hrv_rmssd", "vo2max"]],
  [
    phrases`
      train* | workout/s | exercis* | sport/s | gym | run* | ride/s | swim* | fit* | lift* | race | muscle/s | recover*
    `,
    ["workout_minutes", "recovery_score", "vo2max", "resting_hr"],
  ],
  [
    phrases`eat* | food | diet | calor* | weigh* | fat | drink* | coffee | alcohol | sugar | protein | meal/s`,
    ["weight_kg", "calories_total", "caffeine_mg"],
  ],
  [phrases`walk* | step/s | move* | activ* | sit* | outside`, ["steps", "active_minutes"]],
]

const CENTRAL = [
  "sleep_minutes",
  "resting_hr",
  "hrv_rmssd",
  "steps",
  "workout_minutes",
  "weight_kg",
]

interface Suggestion {
  /** What a question has that it fits; null for one that fits any. */
  readonly fits: PhraseTable | null
  readonly asks: (name: string) => string
}

const suggestions: ReadonlyArray<Suggestion> = [
  {
    fits: phrases`when | since | date | started | began | begin | ago`,
    asks: (name) => `When did my ${name} change?`,
  },
  {
    fits: phrases`why | cause* | reason | because | affect* | help* | link* | does | behind`,
    asks: (name) => `What goes along with my ${name}?`,
  },
  {
    fits: phrases`should | how (can|do|could|to) | plan | improve | better | advice | goal | tips | fix | want`,
    asks: (name) => `How can I improve my ${name}?`,
  },
  {
    fits: phrases`than | versus | compar* | differ* | month | used to | before | last`,
    asks: (name) => `Compare my ${name} this month with last month`,
  },
  {
    fits: phrases`best | worst | highest | lowest | longest | record | most | which | day`,
    asks: (name) => `On which day was my ${name} highest this month?`,
  },
  {
    fits: phrases`is | am | good | normal | ok | trend | going | still`,
    asks: (name) => `Is my ${name} changing?`,
  },
  { fits: null, asks: (name) => `Show me my ${name} last week` },
]

const MAX_SUGGESTED = 3

/** The metrics that a question seems to be about: those it names, then those its words suggest, then common ones. */
const metricsFor = (question: string, heard: ReadonlyArray<Metric>, briefing: Briefing) => {
  const available = new Set(briefing.metrics.map(({ metric }) => metric))
  const keys = subjects.flatMap(([words, metrics]) => (words.test(question) ? metrics : []))
  const likely = [...keys, ...CENTRAL].flatMap((key) => metricOf(key) ?? [])
  const known = available.size === 0 ? likely : likely.filter(({ key }) => available.has(key))
  return [...new Set([...heard, ...known])]
}

/**
 * Questions that fit the words of one that was not understood, in quotation marks. They go on from message to
 * message, so that the same ones are not offered twice in a row.
 */
const suggested = (heard: ReadonlyArray<Metric>, briefing: Briefing): ReadonlyArray<string> => {
  const { question, messages } = briefing
  const fitting = suggestions.filter(({ fits }) => fits?.test(question))
  const others = suggestions.filter((each) => !fitting.includes(each))
  const turn = messages.filter(({ role }) => role === "user").length - 1
  const all = [...fitting, ...others]
  const metrics = metricsFor(question, heard, briefing)
  return Array.from({ length: MAX_SUGGESTED }, (_, at) => {
    const place = turn * MAX_SUGGESTED + at
    const metric = heard.length > 0 ? metrics[at % heard.length] : metrics[place % metrics.length]
    return `“${all[place % all.length]!.asks(metric?.name ?? "sleep")}”`
  })
}

/** What was heard of a question that was not understood, and two or three that fit it. */
export const unclearSentences = (
  heard: ReadonlyArray<Metric>,
  unknown: ReadonlyArray<string>,
  briefing: Briefing,
): ReadonlyArray<string> => {
  const names = listed(heard.slice(0, 2).map(({ name }) => name))
  const words = unknown.flatMap((each) => quoted(each) ?? []).slice(0, 2)
  const missed = words.length > 0 ? listed(words) : null
  const about = heard.length > 0 ? `This is about your ${names}, as far as I can tell` : null
  const first = about
    ? `${about}, but I did not understand ${missed ?? "what you would like to know about it"}.`
    : missed
      ? `I did not understand ${missed}, or how your data could say something about it.`
      : "I did not understand that as a question to your data."
  const [one = "", two = "", three = ""] = suggested(heard, briefing)
  return [first, `Close to it, I can answer ${one}, ${two} or ${three}.`]
}
