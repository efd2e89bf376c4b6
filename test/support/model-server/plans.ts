import { addDays } from "#domain/time"
import { TODAY } from "#test/demo-server"
import type { Json } from "#test/model-server/request"

/** A tool call as a good agent makes it. */
export interface Call {
  readonly name: string
  readonly input: Json
}

/** A question with what a good agent looks at to answer it. */
export interface Plan {
  readonly kind: string
  readonly question: string
  readonly main: string
  readonly calls: ReadonlyArray<Call>
  /** ISO 639-1. */
  readonly language: string
}

const past = (days: number) => ({ from: addDays(TODAY, -days), to: addDays(TODAY, -1) })
const before = (days: number, end: number) => ({
  from: addDays(TODAY, -days),
  to: addDays(TODAY, -end - 1),
})

const call = (name: string, input: Json): Call => ({ name, input })
const level = (metric: string, days: number) => call("describe", { metric, window: past(days) })
const compared = (metric: string, days: number) =>
  call("compare", { metric, a: before(2 * days, days), b: past(days) })
const trend = (metric: string, days: number) => call("trend", { metric, window: past(days) })
const link = (feature: string, target: string, lag: number, days: number) =>
  call("associate", { feature, target, lag, window: past(days) })
const extremes = (metric: string, end: string, days: number) =>
  call("extremes", { metric, end, count: 2, window: past(days) })
const lab = (name: string) => call("biomarkers", { name })

const plan = (
  kind: string,
  main: string,
  question: string,
  ...calls: ReadonlyArray<Call>
): Plan => ({ kind, main, question, calls, language: "en" })

/** English questions about the demo person. */
export const PLANS: ReadonlyArray<Plan> = [
  plan(
    "level",
    "data_science",
    "How did I sleep in the past two weeks?",
    level("sleep_minutes", 14),
  ),
  plan(
    "level",
    "data_science",
    "What was my resting heart rate over the past month?",
    level("resting_hr", 30),
  ),
  plan(
    "level",
    "data_science",
    "How many steps did I walk a day in the past week?",
    level("steps", 7),
  ),
  plan(
    "level",
    "data_science",
    "What has my heart rate variability been lately?",
    level("hrv_rmssd", 30),
  ),
  plan("level", "data_science", "How much deep sleep do I get?", level("deep_minutes", 30)),
  plan(
    "level",
    "data_science",
    "How much REM sleep did I have in the past two months?",
    level("rem_minutes", 60),
  ),
  plan("level", "data_science", "What do I weigh at the moment?", level("weight_kg", 30)),
  plan(
    "level",
    "data_science",
    "How high was my stress in the past fortnight?",
    level("stress_score", 14),
  ),
  plan("level", "data_science", "What is my VO2max these days?", level("vo2max", 60)),
  plan(
    "level",
    "data_science",
    "When did I fall asleep in the past month?",
    level("bedtime_hour", 30),
  ),
  plan(
    "comparison",
    "data_science",
    "Did I sleep longer this month than the month before?",
    compared("sleep_minutes", 30),
  ),
  plan(
    "comparison",
    "data_science",
    "Is my resting heart rate lower than in the three months before?",
    compared("resting_hr", 90),
  ),
  plan(
    "comparison",
    "data_science",
    "Did I walk more this fortnight than the one before?",
    compared("steps", 14),
  ),
  plan(
    "comparison",
    "data_science",
    "Has my stress gone down compared with the month before?",
    compared("stress_score", 30),
  ),
  plan(
    "trend",
    "data_science",
    "Is my HRV improving over the past three months?",
    trend("hrv_rmssd", 90),
  ),
  plan(
    "trend",
    "data_science",
    "Is my resting heart rate falling over the past year?",
    trend("resting_hr", 365),
  ),
  plan(
    "trend",
    "data_science",
    "Are my steps going up over the past half year?",
    trend("steps", 182),
  ),
  plan(
    "trend",
    "data_science",
    "Is my weight going down over the past half year?",
    trend("weight_kg", 182),
  ),
  plan(
    "association",
    "investigator",
    "Do I sleep better after days with more steps?",
    link("steps", "sleep_minutes", 1, 365),
  ),
  plan(
    "association",
    "investigator",
    "Does caffeine go together with shorter sleep?",
    link("caffeine_mg", "sleep_minutes", 1, 365),
  ),
  plan(
    "association",
    "investigator",
    "Is my HRV lower after stressful days?",
    link("stress_score", "hrv_rmssd", 1, 365),
  ),
  plan(
    "association",
    "investigator",
    "Does my resting heart rate go along with my sleep?",
    link("sleep_minutes", "resting_hr", 0, 365),
  ),
  plan(
    "extremes",
    "data_science",
    "On which days did I walk the most in the past two months?",
    extremes("steps", "highest", 60),
  ),
  plan(
    "extremes",
    "data_science",
    "Which were my worst nights in the past month?",
    extremes("sleep_minutes", "lowest", 30),
  ),
  plan(
    "extremes",
    "data_science",
    "When was my resting heart rate lowest in the past half year?",
    extremes("resting_hr", "lowest", 182),
  ),
  plan("lab", "domain_expert", "Is my LDL ok?", lab("LDL Cholesterol")),
  plan("lab", "domain_expert", "What was my last vitamin D?", lab("Vitamin D")),
  plan("lab", "domain_expert", "How is my ferritin?", lab("Ferritin")),
  plan("lab", "domain_expert", "Is my HbA1c in range?", lab("HbA1c")),
  plan(
    "workouts",
    "data_science",
    "How much did I run in the past month?",
    call("workouts", { sport: "running", window: past(30) }),
  ),
  plan(
    "workouts",
    "data_science",
    "How many workouts did I do in the past two months?",
    call("workouts", { window: past(60) }),
  ),
  plan(
    "review",
    "data_science",
    "How am I doing?",
    level("sleep_minutes", 30),
    level("resting_hr", 30),
    level("steps", 30),
    level("hrv_rmssd", 30),
  ),
  plan(
    "cause",
    "investigator",
    "Why is my resting heart rate lower than last year?",
    call("changepoint", { metric: "resting_hr", window: past(365) }),
    compared("resting_hr", 180),
  ),
  plan(
    "cause",
    "investigator",
    "Why did I sleep badly this week?",
    level("sleep_minutes", 7),
    level("stress_score", 7),
  ),
  plan(
    "plan",
    "health_coach",
    "What could I do to sleep better?",
    level("sleep_minutes", 30),
    link("caffeine_mg", "sleep_minutes", 1, 365),
  ),
  plan("plan", "health_coach", "How can I get fitter?", level("vo2max", 60), level("steps", 30)),
]

const foreign = (language: string, question: string): Plan => ({
  kind: "level",
  main: "data_science",
  question,
  calls: [level("resting_hr", 30)],
  language,
})

/** The same question, the resting heart rate of the past month, in the fifteen languages besides English. */
export const FOREIGN_PLANS: ReadonlyArray<Plan> = [
  foreign("de", "Wie hoch war mein Ruhepuls im letzten Monat?"),
  foreign("es", "¿Cuál fue mi frecuencia cardíaca en reposo durante el último mes?"),
  foreign("fr", "Quelle était ma fréquence cardiaque au repos le mois dernier ?"),
  foreign("pt", "Qual foi a minha frequência cardíaca em repouso no último mês?"),
  foreign("it", "Qual è stata la mia frequenza cardiaca a riposo nell'ultimo mese?"),
  foreign("nl", "Wat was mijn rusthartslag in de afgelopen maand?"),
  foreign("pl", "Jakie było moje tętno spoczynkowe w ostatnim miesiącu?"),
  foreign("tr", "Geçen ay dinlenme nabzım ne kadardı?"),
  foreign("ru", "Какой у меня был пульс в покое за последний месяц?"),
  foreign("uk", "Яким був мій пульс у спокої за останній місяць?"),
  foreign("ja", "先月の安静時心拍数はどうでしたか？"),
  foreign("zh", "我上个月的静息心率是多少？"),
  foreign("ko", "지난달 안정 시 심박수는 어땠나요?"),
  foreign("ar", "كم كان معدل نبضات قلبي أثناء الراحة في الشهر الماضي؟"),
  foreign("hi", "पिछले महीने मेरी आराम की हृदय गति कितनी थी?"),
]
