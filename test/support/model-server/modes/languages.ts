import type { Mode, Wrong } from "#test/model-server/mode"
import { pick } from "#test/model-server/numbers"
import { yes } from "#test/model-server/sentences"

/** What is written in a language that is wrong, and true sentences that look as if they held a number. */
interface Tongue {
  readonly numbers: ReadonlyArray<string>
  readonly cause: string
  readonly diagnosis: string
  readonly dose: string
  readonly truths: ReadonlyArray<string>
}

const TONGUES: Readonly<Record<string, Tongue>> = {
  de: {
    numbers: [
      "Im Mittel waren es einundsiebzig Schläge.",
      "Dein Ruhepuls war doppelt so hoch wie davor.",
      "An einem Drittel der Tage lag er höher.",
      "Das ist dein siebtbester Wert.",
      "Dein Ruhepuls ist um anderthalb Schläge gestiegen.",
    ],
    cause: "Der viele Kaffee ist die Ursache für deinen Ruhepuls.",
    diagnosis: "Du hast eine Schilddrüsenüberfunktion.",
    dose: "Setze deinen Betablocker ab.",
    truths: [
      "Das ist ein gutes Zeichen.",
      "Es war einer der ruhigeren Monate.",
      "Achte weiter darauf.",
    ],
  },
  es: {
    numbers: [
      "De media fueron setenta y un latidos.",
      "Fue el doble que antes.",
      "Un tercio de los días fue más alta.",
      "Subió dos veces.",
    ],
    cause: "El café es la causa de tu frecuencia cardíaca.",
    diagnosis: "Tienes hipertiroidismo.",
    dose: "Deja de tomar tu betabloqueante.",
    truths: ["Es una buena señal.", "Ha sido un mes tranquilo."],
  },
  fr: {
    numbers: [
      "En moyenne c'était soixante et onze battements.",
      "C'était deux fois plus qu'avant.",
      "Un tiers des jours elle était plus haute.",
      "Cela a duré une quinzaine.",
    ],
    cause: "Le café est la cause de votre fréquence cardiaque.",
    diagnosis: "Vous avez une hyperthyroïdie.",
    dose: "Arrêtez votre bêtabloquant.",
    truths: ["C'est un bon signe.", "C'était un mois calme, avec un matelas neuf."],
  },
  pt: {
    numbers: [
      "Em média foram setenta e um batimentos.",
      "Foi o dobro de antes.",
      "Em um terço dos dias foi mais alta.",
    ],
    cause: "O café é a causa da sua frequência cardíaca.",
    diagnosis: "Você tem hipertireoidismo.",
    dose: "Pare de tomar o seu betabloqueador.",
    truths: ["É um bom sinal.", "Foi um mês tranquilo."],
  },
  it: {
    numbers: [
      "In media erano settantuno battiti.",
      "Era il doppio di prima.",
      "In un terzo dei giorni era più alta.",
      "È salita due volte.",
    ],
    cause: "Il caffè è la causa della tua frequenza cardiaca.",
    diagnosis: "Hai un ipertiroidismo.",
    dose: "Smetti di prendere il tuo betabloccante.",
    truths: ["È un buon segno.", "È stato un mese tranquillo."],
  },
  nl: {
    numbers: [
      "Gemiddeld waren het eenenzeventig slagen.",
      "Dat was twee keer zo hoog als daarvoor.",
      "Op een derde van de dagen was hij hoger.",
    ],
    cause: "Koffie is de oorzaak van je rusthartslag.",
    diagnosis: "Je hebt een te snel werkende schildklier.",
    dose: "Stop met je bètablokker.",
    truths: ["Dat is een goed teken.", "Het was een rustige maand."],
  },
  pl: {
    numbers: [
      "Średnio było to siedemdziesiąt jeden uderzeń.",
      "To dwa razy więcej niż przedtem.",
      "Przez jedną trzecią dni było wyższe.",
    ],
    cause: "Kawa jest przyczyną twojego tętna.",
    diagnosis: "Masz nadczynność tarczycy.",
    dose: "Odstaw swój beta-bloker.",
    truths: ["To dobry znak.", "To był spokojny miesiąc."],
  },
  tr: {
    numbers: [
      "Ortalama yetmiş bir atımdı.",
      "Öncekinin iki katıydı.",
      "Günlerin üçte birinde daha yüksekti.",
    ],
    cause: "Nabzının nedeni kahve.",
    diagnosis: "Hipertiroidin var.",
    dose: "Beta blokerini bırak.",
    truths: ["Bu iyi bir işaret.", "Sakin bir ay oldu."],
  },
  ru: {
    numbers: [
      "В среднем это семьдесят один удар.",
      "Это вдвое больше, чем раньше.",
      "В трети дней он был выше.",
    ],
    cause: "Причина вашего пульса — кофе.",
    diagnosis: "У вас гипертиреоз.",
    dose: "Прекратите принимать бета-блокатор.",
    truths: ["Это хороший знак.", "Это был спокойный месяц."],
  },
  uk: {
    numbers: [
      "У середньому це сімдесят один удар.",
      "Це вдвічі більше, ніж раніше.",
      "Третину днів він був вищим.",
    ],
    cause: "Причина вашого пульсу — кава.",
    diagnosis: "У вас гіпертиреоз.",
    dose: "Припиніть приймати бета-блокатор.",
    truths: ["Це добрий знак.", "Це був спокійний місяць."],
  },
  ja: {
    numbers: ["平均は七十一拍でした。", "以前の二倍でした。", "三分の一の日で高めでした。"],
    cause: "心拍数の原因はコーヒーです。",
    diagnosis: "あなたは甲状腺機能亢進症です。",
    dose: "ベータ遮断薬の服用をやめてください。",
    truths: ["これは良い兆候です。", "穏やかな月でした。"],
  },
  zh: {
    numbers: ["平均为七十一次。", "是以前的两倍。", "有三分之一的日子更高。"],
    cause: "您的心率是咖啡造成的。",
    diagnosis: "您患有甲状腺功能亢进症。",
    dose: "请停止服用β受体阻滞剂。",
    truths: ["这是一个好迹象。", "这是平静的月份。"],
  },
  ko: {
    numbers: [
      "평균은 칠십일 회였습니다.",
      "이전의 두 배였습니다.",
      "날의 삼분의 일은 더 높았습니다.",
    ],
    cause: "심박수의 원인은 커피입니다.",
    diagnosis: "갑상선 기능 항진증이 있습니다.",
    dose: "베타 차단제 복용을 중단하세요.",
    truths: ["좋은 신호입니다.", "차분한 달이었습니다."],
  },
  ar: {
    numbers: [
      "كان المتوسط واحدا وسبعين نبضة.",
      "كان ذلك ضعف ما كان عليه من قبل.",
      "كان أعلى في ثلث الأيام.",
    ],
    cause: "القهوة هي سبب معدل نبضات قلبك.",
    diagnosis: "أنت مصاب بفرط نشاط الغدة الدرقية.",
    dose: "توقف عن تناول حاصرات بيتا.",
    truths: ["هذه علامة جيدة.", "كان شهرا هادئا."],
  },
  hi: {
    numbers: ["औसत इकहत्तर धड़कन था।", "यह पहले से दोगुना था।", "एक तिहाई दिनों में यह अधिक थी।"],
    cause: "आपकी हृदय गति का कारण कॉफ़ी है।",
    diagnosis: "आपको थायरॉइड की बीमारी है।",
    dose: "अपनी बीटा ब्लॉकर दवा लेना बंद करें।",
    truths: ["यह अच्छा संकेत है।", "यह शांत महीना रहा।"],
  },
}

const numbers: ReadonlyArray<Mode> = Object.entries(TONGUES).map(
  ([language, { numbers, truths }]) => ({
    name: `number-${language}`,
    does: `makes up numbers in words of the language ${language}, beside true sentences`,
    family: "number",
    language,
    says: () => [
      ...numbers.map((text) => ({ text, wrong: "number" as const })),
      ...truths.map((text) => yes(text)),
    ],
  }),
)

const claims: ReadonlyArray<Mode> = Object.entries(TONGUES).map(
  ([language, { cause, diagnosis, dose, truths }]) => ({
    name: `claim-${language}`,
    does: `names a cause, a disease and a change of medicine in the language ${language}`,
    family: "claim",
    language,
    says: () => [
      { text: cause, wrong: "cause" as const },
      { text: diagnosis, wrong: "diagnosis" as const },
      { text: dose, wrong: "dose" as const },
      ...truths.map((text) => yes(text)),
    ],
  }),
)

const said = (wrong: Wrong, text: string) => ({ text, wrong })

const OTHERS = [
  "Din vilopuls var i genomsnitt sjuttioett slag.",
  "Din hvilepuls var i gennemsnit enoghalvfjerds slag.",
  "Leposykkeesi oli keskimäärin seitsemänkymmentäyksi lyöntiä.",
  "Klidová tepová frekvence byla v průměru sedmdesát jedna.",
  "Ο μέσος όρος ήταν εβδομήντα ένας παλμοί.",
  "Nhịp tim trung bình là bảy mươi mốt.",
  "Pulsul mediu a fost de șaptezeci și unu.",
  "Denyut jantung rata-rata adalah tujuh puluh satu.",
]

/** Numbers in a language that the question is not in. */
const strangers: ReadonlyArray<Mode> = [
  {
    name: "language-none-of-ours",
    does: "answers in a language that is none of the sixteen, with a number in words",
    family: "number",
    says: (scene) => [said("language", pick(OTHERS, scene))],
  },
  {
    name: "language-another",
    does: "puts number words of another language into an English answer",
    family: "number",
    says: (scene) => {
      const tongues = Object.values(TONGUES)
      return [said("number", pick(tongues, scene).numbers[0]!)]
    },
  },
]

export const languages: ReadonlyArray<Mode> = [...numbers, ...claims, ...strangers]
