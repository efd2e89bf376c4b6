import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aLedger } from "#test/ledger"

const TODAY = "2026-06-03"

const ledger = aLedger({
  facts: [
    aFact("rhr", 58.34),
    aFact("rhr_max", 71, { role: "max", decimals: 0 }),
    aFact("steps", 7412, { unit: "steps", decimals: 0, label: "steps" }),
    aFact("sleep", 408.2, { unit: "minutes", decimals: 0, label: "sleep duration" }),
    aFact("ldl", 112, { unit: "mg/dL", decimals: 0, label: "LDL cholesterol", role: "value" }),
    aFact("bedtime", 23.5, { unit: "h", decimals: 2, label: "bedtime" }),
    aFact("upper", 118, { unit: "mmHg", decimals: 0, label: "systolic blood pressure" }),
    aFact("lower", 76, { unit: "mmHg", decimals: 0, label: "diastolic blood pressure" }),
    aFact("vo2", 44.1, { unit: "mL/kg/min", label: "VO2max" }),
    aFact("vo2_max", 47, { unit: "mL/kg/min", label: "VO2max", role: "max" }),
    aFact("best", "2026-05-12", { unit: "date", decimals: 0, label: "steps" }),
  ],
})
const gate = makeNumberGate(ledger, "", undefined, { today: TODAY })

/** By language: sentences that are true of the ledger, and sentences that are not. */
const SENTENCES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  en: [
    `Your resting heart rate was 58.3 bpm. | Your resting heart rate was 58.3 beats per minute.
    You slept 6 hours and 48 minutes. | You slept 6 h 48 min. | You slept 408 minutes. | You slept 6h48.
    You walked 7,412 steps. | You walked 7412 steps a day. | You walked 7.4k steps. | Your LDL was 112 mg/dL.
    Your bedtime was 23:30. | Your bedtime was 11:30 pm. | Your blood pressure was 118/76 mmHg.
    Your best day for steps was 12 May 2026. | Your best day for steps was May 12th. | Two measures stand out.
    These three belong together. | B12 and omega-3 are names. | Runs in zone 2 feel easy. | One of them is your sleep.
    At first it looks like a lot. | Over the last 31 days you walked 7,412 steps. | Someone like you is not alone.
    Your resting heart rate went as high as 71 bpm. | Your T3 was not looked at. | In zone two you can talk.
    Last month your VO2max averaged 44.1 mL/kg/min. | Your highest VO2max was 47 mL/kg/min.
    Last month your resting heart rate was 58.3 bpm. | Neither of the two stands out. | A 24-hour day is enough.`,
    `Your steps were 58.3 bpm. | Your LDL was 58.3 bpm. | Your ferritin was 112 mg/dL. | You slept 408 litres.
    You slept 408 hours. | You slept 48 hours and 6 minutes. | You walked 7,412 km. | You walked 7,412 litres.
    Your resting heart rate was 7,412 steps. | Your resting heart rate was 58.3%. | You walked 7.5k steps.
    Your blood pressure was 118/58. | Your blood pressure was 112/76. | Your blood pressure was 76/118.
    Your best day for steps was 13 May 2026. | Your bedtime was 22:30. | Your bedtime was 11:30 am.
    Last summer your resting heart rate was 58.3 bpm. | Yesterday your resting heart rate was 58.3 bpm.
    Two years ago your VO2max averaged 44.1 mL/kg/min. | On average your VO2max was 47 mL/kg/min.
    Two years ago you walked 7,412 steps. | On average your resting heart rate was 71 bpm. | You slept two hours.
    You slept seven hours. | You walked twice as much. | It took a fortnight. | It took a couple of months.
    A third of your nights were short. | It was LVIII bpm. | It was s-e-v-e-n-t-y. | It was sеvеnty beats.
    It was ７３ bpm. | It was 七十三 bpm. | It was dreiundsiebzig beats. | You walked 7,412 push-ups.
    It costs $58. | That makes it your 7th best. | Half a dozen nights were short. | Between 58.3 and 66.1 bpm.
    It rose by 12%. | You did that 7,412 times. | In 2019 it was high. | On the ninth of May it was high.`,
  ],
  de: [
    `Dein Ruhepuls war 58,3 Schläge pro Minute. | Du hast 6 Stunden und 48 Minuten geschlafen.
    Du bist 7.412 Schritte gegangen. | Das ist einer der ruhigeren Monate. | Achte weiter darauf. | Das ist einfach.
    Der beste Tag für deine Schritte war der 12. Mai 2026. | Nimm dir noch einmal Zeit.`,
    `Dein Ruhepuls war dreiundsiebzig. | Es war doppelt so hoch wie davor. | An einem Drittel der Tage lag er höher.
    Das ist dein siebtbester Wert. | Er ist um anderthalb Schläge gestiegen. | Du hast dreimal so viel geschlafen.
    Du hast 408 Liter geschlafen. | Dein Ruhepuls war 7.412 Schritte.`,
  ],
  es: [
    `Tu frecuencia cardíaca fue de 58,3 latidos por minuto. | Dormiste 6 horas y 48 minutos. | Diste 7.412 pasos.
    Es una buena señal. | Ha sido un mes tranquilo. | La media no cambia.`,
    `De media fueron setenta y un latidos. | Fue el doble que antes. | Un tercio de los días fue más alta.
    Subió dos veces. | Dormiste siete horas. | Diste 7.412 kilómetros.`,
  ],
  fr: [
    `Votre fréquence cardiaque était de 58,3 battements par minute. | Vous avez dormi 6 heures et 48 minutes.
    C'est un bon signe. | C'était un mois calme, avec un matelas neuf. | Vous avez fait 7412 pas.`,
    `C'était soixante-treize battements. | C'était deux fois plus qu'avant. | Un tiers des jours elle était haute.
    Cela a duré une quinzaine. | Vous avez dormi neuf heures. | Vous avez dormi 408 litres.`,
  ],
  pt: [
    "É um bom sinal. | Foi um mês tranquilo. | Você dormiu 6 horas e 48 minutos. | Você deu 7.412 passos.",
    "Em média foram setenta e um batimentos. | Foi o dobro de antes. | Você dormiu sete horas. | Foi um terço a mais.",
  ],
  it: [
    "È un buon segno. | Sei sulla strada giusta. | Hai dormito 6 ore e 48 minuti. | Hai fatto 7.412 passi.",
    `In media erano settantuno battiti. | Era il doppio di prima. | In un terzo dei giorni era più alta.
    È salita due volte. | Hai dormito sei ore. | Hai fatto 7.412 chilometri.`,
  ],
  nl: [
    "Dat is een goed teken. | Het was een rustige maand. | Je hebt 6 uur en 48 minuten geslapen.",
    "Gemiddeld waren het eenenzeventig slagen. | Dat was twee keer zo hoog. | Op een derde van de dagen was hij hoger.",
  ],
  pl: [
    "To dobry znak. | To był spokojny miesiąc. | Twoje tętno spoczynkowe to 58,3 uderzeń na minutę.",
    `To było siedemdziesiąt trzy uderzenia. | To dwa razy więcej. | Spałeś siedem godzin.
    Przez jedną trzecią dni było wyższe.`,
  ],
  tr: [
    "Bu iyi bir işaret. | Sakin bir ay oldu. | Ortalama nabız 58,3 atım.",
    "Ortalama yetmiş bir atımdı. | Öncekinin iki katıydı. | Günlerin üçte birinde daha yüksekti. | Yedi saat uyudun.",
  ],
  ru: [
    "Это хороший знак. | Это был спокойный месяц. | Ваш пульс был 58,3 удара в минуту. | Вся семья спала.",
    "Это семьдесят три удара. | Это вдвое больше, чем раньше. | В трети дней он был выше. | Вы спали семь часов.",
  ],
  uk: [
    "Це добрий знак. | Це був спокійний місяць.",
    "Це сімдесят три удари. | Це вдвічі більше, ніж раніше. | Третину днів він був вищим. | Ви спали сім годин.",
  ],
  ja: [
    "これは良い兆候です。 | 穏やかな月でした。 | 睡眠は6時間48分でした。 | 四月は十分に眠れました。",
    "平均は七十三拍でした。 | 以前の二倍でした。 | 三分の一の日で高めでした。 | 睡眠は七時間でした。",
  ],
  zh: [
    "这是一个好迹象。 | 这是平静的月份。 | 您睡了6小时48分钟。 | 十分不错。",
    "平均为七十一次。 | 是以前的两倍。 | 有三分之一的日子更高。 | 您睡了七小时。",
  ],
  ko: [
    "좋은 신호입니다. | 차분한 달이었습니다. | 수면은 6시간 48분이었습니다.",
    "평균은 칠십삼 회였습니다. | 이전의 두 배였습니다. | 날의 삼분의 일은 더 높았습니다. | 일곱 시간 잤습니다.",
  ],
  ar: [
    "هذه علامة جيدة. | كان شهرا هادئا.",
    "كان المتوسط واحدا وسبعين نبضة. | كان ذلك ضعف ما كان عليه من قبل. | كان أعلى في ثلث الأيام. | نمت سبع ساعات.",
  ],
  hi: [
    "यह अच्छा संकेत है। | यह शांत महीना रहा।",
    "औसत इकहत्तर धड़कन था। | यह पहले से दोगुना था। | एक तिहाई दिनों में यह अधिक थी। | आप सात घंटे सोए।",
  ],
}

const sentences = (text: string) =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
const rows = (side: 0 | 1) =>
  Object.entries(SENTENCES).flatMap(([language, sides]) =>
    sentences(sides[side]).map((sentence) => [language, sentence] as const),
  )

describe("lets through what is true", () => {
  test.each(rows(0))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).toBe(sentence)
  })
})

describe("withholds what no fact says", () => {
  test.each(rows(1))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})

describe("withholds a reference", () => {
  test.each([
    ["of another measure", "Your step count averaged {{rhr}}."],
    [
      "of another measure, whose unit names it",
      "Your resting heart rate averaged {{steps}} in that time.",
    ],
    ["to a highest value whose name says so", "On average your VO2max was {{vo2_max}}."],
    ["of another laboratory value", "Your ferritin was {{ldl}}."],
    ["with another unit behind it", "You slept {{sleep}} litres."],
    ["a thousandfold", "You walked {{steps}} thousand."],
    ["of another time", "Last summer your resting heart rate was {{rhr}}."],
    ["to a highest value as an average", "On average your resting heart rate was {{rhr_max}}."],
    ["doubled", "You walked twice {{steps}}."],
  ])("%s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})

test.each([
  "Din vilopuls var i genomsnitt sjuttioett slag.",
  "Leposykkeesi oli keskimäärin seitsemänkymmentäyksi lyöntiä.",
  "Ο μέσος όρος ήταν εβδομήντα ένας παλμοί.",
  "Nhịp tim trung bình là bảy mươi mốt.",
  "Pulsul mediu a fost de șaptezeci și unu.",
])("withholds a language that no answer is in: %s", (sentence) => {
  expect(gate.admit(sentence)).toBeNull()
})

test("reads what was said before it: a number of the same unit is of the measure named there", () => {
  expect(gate.admit("It was 58.3 bpm.", "Your resting heart rate fell.")).not.toBeNull()
  expect(gate.admit("It was 58.3 bpm.", "Your average heart rate fell.")).toBeNull()
})
