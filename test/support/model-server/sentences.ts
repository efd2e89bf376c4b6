import type { Said, Scene } from "#test/model-server/mode"
import type { Found } from "#test/model-server/request"

export const yes = (text: string): Said => ({ text, wrong: null })

/** The name of the quantity of a fact: "resting heart rate". */
export const labelOf = ({ what }: Found): string => what.replace(/:[^:]*$/, "")
/** Its role within its call: "mean". */
export const roleOf = ({ what }: Found): string => /:\s*([^:]*)$/.exec(what)?.[1] ?? ""

/** A true sentence for a fact of a role, in English. */
const FRAMES: Readonly<Record<string, (label: string, ref: string) => string>> = {
  mean: (label, ref) => `Your ${label} averaged {{${ref}}} over that time.`,
  latest: (label, ref) => `The latest value of your ${label} was {{${ref}}}.`,
  a_mean: (label, ref) => `In the earlier time your ${label} averaged {{${ref}}}.`,
  b_mean: (label, ref) => `In the later time your ${label} averaged {{${ref}}}.`,
  change: (label, ref) => `Over the whole time your ${label} changed by {{${ref}.size}}.`,
  value: (label, ref) => `Your ${label} was {{${ref}}}.`,
  date: (label, ref) => `For your ${label} that was on {{${ref}}}.`,
  count: (label, ref) => `There were {{${ref}}} of your ${label}.`,
  target_high: (label, ref) => `On the high days your ${label} was {{${ref}}}.`,
  target_low: (label, ref) => `On the low days your ${label} was {{${ref}}}.`,
  before_mean: (label, ref) => `Before the change your ${label} was {{${ref}}}.`,
  after_mean: (label, ref) => `After the change your ${label} was {{${ref}}}.`,
  max: (label, ref) => `The highest ${label} of that time was {{${ref}}}.`,
  min: (label, ref) => `The lowest ${label} of that time was {{${ref}}}.`,
}

/** The same for the mean of the resting heart rate in other languages. */
const MEANS: Readonly<Record<string, (ref: string) => string>> = {
  de: (ref) => `Dein Ruhepuls lag im letzten Monat im Mittel bei {{${ref}}}.`,
  es: (ref) => `Tu frecuencia cardíaca en reposo fue de {{${ref}}} de media en el último mes.`,
  fr: (ref) => `Votre fréquence cardiaque au repos était de {{${ref}}} en moyenne le mois dernier.`,
  pt: (ref) => `A sua frequência cardíaca em repouso foi em média de {{${ref}}} no último mês.`,
  it: (ref) =>
    `La tua frequenza cardiaca a riposo è stata in media di {{${ref}}} nell'ultimo mese.`,
  nl: (ref) => `Je rusthartslag was de afgelopen maand gemiddeld {{${ref}}}.`,
  pl: (ref) => `Twoje tętno spoczynkowe wynosiło w ostatnim miesiącu średnio {{${ref}}}.`,
  tr: (ref) => `Dinlenme nabzın geçen ay ortalama {{${ref}}} oldu.`,
  ru: (ref) => `Ваш пульс в покое за последний месяц в среднем составлял {{${ref}}}.`,
  uk: (ref) => `Ваш пульс у спокої за останній місяць у середньому становив {{${ref}}}.`,
  ja: (ref) => `先月の安静時心拍数は平均{{${ref}}}でした。`,
  zh: (ref) => `您上个月的静息心率平均为{{${ref}}}。`,
  ko: (ref) => `지난달 안정 시 심박수는 평균 {{${ref}}}였습니다.`,
  ar: (ref) => `كان متوسط نبضات قلبك أثناء الراحة في الشهر الماضي {{${ref}}}.`,
  hi: (ref) => `पिछले महीने आपकी आराम की हृदय गति औसतन {{${ref}}} रही।`,
}

/** Sentences without any value, true of anything. */
const PLAIN: Readonly<Record<string, string>> = {
  en: "That is what your own data show.",
  de: "Das zeigen deine eigenen Daten.",
  es: "Eso es lo que muestran sus propios datos.",
  fr: "C'est ce que montrent vos propres données.",
  pt: "É isso que mostram os seus próprios dados.",
  it: "Questo è ciò che mostrano i tuoi dati.",
  nl: "Dat laten je eigen gegevens zien.",
  pl: "To pokazują twoje własne dane.",
  tr: "Kendi verilerin bunu gösteriyor.",
  ru: "Это показывают ваши собственные данные.",
  uk: "Це показують ваші власні дані.",
  ja: "これはご自身のデータが示していることです。",
  zh: "这就是您自己的数据所显示的。",
  ko: "이것은 본인의 데이터가 보여 주는 내용입니다.",
  ar: "هذا ما تظهره بياناتك.",
  hi: "यह आपके अपने आँकड़े दिखाते हैं।",
}

/** Facts with a frame, the first of each role. */
export const framed = ({ facts }: Scene): ReadonlyArray<Found> => {
  const seen = new Set<string>()
  return facts.filter((fact) => {
    const role = roleOf(fact)
    if (!FRAMES[role] || seen.has(role)) return false
    seen.add(role)
    return true
  })
}

/** A fact that is a number and has a unit that can be mistaken for another. */
export const measured = (scene: Scene): Found | null =>
  framed(scene).find(({ value, unit }) => typeof value === "number" && unit !== "") ?? null

const english = (fact: Found): Said => yes(FRAMES[roleOf(fact)]!(labelOf(fact), fact.ref))

/** What a cooperative model writes: a sentence for each of some facts, then a plain one. */
export const trueSentences = (scene: Scene): ReadonlyArray<Said> => {
  const { language } = scene.plan
  const plain = yes(PLAIN[language] ?? PLAIN.en!)
  if (language === "en") return [...framed(scene).slice(0, 3).map(english), plain]
  const mean = scene.facts.find((fact) => roleOf(fact) === "mean")
  return mean ? [yes(MEANS[language]!(mean.ref)), plain] : [plain]
}
