import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aLedger } from "#test/ledger"

const gate = makeNumberGate(
  aLedger({
    facts: [
      aFact("rhr", 58, { decimals: 0 }),
      aFact("steps", 7412, { unit: "steps", decimals: 0, label: "steps" }),
      aFact("sleep", 433, { unit: "minutes", decimals: 0, label: "sleep duration" }),
      aFact("deep", 75, { unit: "minutes", decimals: 0, label: "deep sleep" }),
      aFact("nap", 450, { unit: "minutes", decimals: 0, label: "time in bed" }),
      aFact("bedtime", 23.5, { unit: "h", decimals: 2, label: "bedtime" }),
      aFact("oxygen", 97, { unit: "%", decimals: 0, label: "blood oxygen" }),
      aFact("weight", 72.5, { unit: "kg", decimals: 1, label: "weight" }),
    ],
  }),
  "",
  undefined,
  { today: "2026-06-03" },
)

/** By language: sentences that are true of the ledger, and sentences that are not. */
const SENTENCES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  en: [
    `You walked seven thousand, four hundred and twelve steps. | Your blood oxygen was ninety-seven percent.
    You slept seven hours and thirteen minutes. | Your resting heart rate was fifty-eight bpm.
    You walked seven thousand four hundred and twelve steps. | Your weight was seventy-two point five kg.
    You were in bed for seven and a half hours. | You had one hour and fifteen minutes of deep sleep.
    You had an hour and fifteen minutes of deep sleep. | You had seventy-five minutes of deep sleep.`,
    `Your blood oxygen rose by twelve percent.
    You slept seven hours and forty minutes. | Your resting heart rate was fifty-nine bpm.
    You walked seven thousand five hundred steps. | Your weight was seventy-two point four kg.
    You slept six and a half hours. | You had one hour and five minutes of deep sleep.
    You slept seven litres and thirteen minutes. | Your resting heart rate was fifty-eight hours.
    It was your fifty-eighth night. | Your weight was seventy-five point two kg. | You slept one hour.`,
  ],
  de: [
    `Du hast sieben Stunden und dreizehn Minuten geschlafen. | Dein Ruhepuls war achtundfünfzig Schläge pro Minute.
    Du bist siebentausendvierhundertzwölf Schritte gegangen. | Dein Gewicht war zweiundsiebzig Komma fünf Kilogramm.
    Du warst siebeneinhalb Stunden im Bett. | Du hattest fünfundsiebzig Minuten Tiefschlaf.
    Du hattest eine Stunde und fünfzehn Minuten Tiefschlaf. | Dein Schlaf dauerte 7 Stunden und dreizehn Minuten.`,
    `Du hast sieben Stunden und vierzig Minuten geschlafen. | Dein Ruhepuls war neunundfünfzig Schläge pro Minute.
    Du bist siebentausend Schritte gegangen. | Dein Gewicht war zweiundsiebzig Komma sechs Kilogramm.
    Du warst sechseinhalb Stunden im Bett. | Dein Ruhepuls war siebentausendvierhundertzwölf Schritte.
    Du hast achtundfünfzig Stunden geschlafen. | Das ist dein achtundfünfzigster Tag.`,
  ],
  es: [
    `Dormiste siete horas y trece minutos. | Tu frecuencia en reposo fue de cincuenta y ocho latidos por minuto.
    Diste siete mil cuatrocientos doce pasos. | Tu peso fue de setenta y dos coma cinco kilogramos.
    Estuviste siete horas y media en la cama. | Tu sueño profundo duró setenta y cinco minutos.`,
    `Dormiste ocho horas y trece minutos. | Tu frecuencia en reposo fue de cincuenta y nueve latidos por minuto.
    Diste siete mil doscientos doce pasos. | Tu peso fue de setenta y dos coma siete kilogramos.
    Estuviste seis horas y media en la cama. | Dormiste cincuenta y ocho horas. | Diste doscientos pasos.`,
  ],
  fr: [
    `Vous vous couchez à 23h30. | Vous vous couchez à vingt-trois heures trente.
    Vous avez dormi sept heures et treize minutes. | Votre pouls était de cinquante-huit battements par minute.
    Vous avez fait sept mille quatre cent douze pas. | Votre poids était de soixante-douze virgule cinq kilogrammes.
    Vous êtes resté sept heures et demie au lit. | Vous avez eu soixante-quinze minutes de sommeil profond.`,
    `Vous vous couchez à 22h30. | Vous avez dormi 23h30.
    Vous avez dormi neuf heures et treize minutes. | Votre pouls était de cinquante-neuf battements par minute.
    Vous avez fait sept mille cinq cents pas. | Votre poids était de quatre-vingt-deux virgule cinq kilogrammes.
    Vous êtes resté six heures et demie au lit. | Vous avez dormi soixante-quinze heures.`,
  ],
  pt: [
    `Você dormiu sete horas e treze minutos. | A sua frequência foi de cinquenta e oito batimentos por minuto.
    Você deu sete mil quatrocentos e doze passos. | O seu peso foi de setenta e dois vírgula cinco quilogramas.
    Você ficou sete horas e meia na cama. | O sono profundo durou setenta e cinco minutos.`,
    `Você dormiu seis horas e treze minutos. | A sua frequência foi de cinquenta e nove batimentos por minuto.
    Você deu sete mil e doze passos. | O seu peso foi de setenta e dois vírgula seis quilogramas.
    Você ficou oito horas e meia na cama. | Você dormiu setenta e cinco horas.`,
  ],
  it: [
    `Hai avuto un'ora e quindici minuti di sonno profondo.
    Hai dormito sette ore e tredici minuti. | La frequenza a riposo era di cinquantotto battiti al minuto.
    Hai fatto settemilaquattrocentododici passi. | Il tuo peso era di settantadue virgola cinque chilogrammi.
    Sei stato a letto sette ore e mezza. | Il sonno profondo è durato settantacinque minuti.`,
    `Hai avuto un'ora e dieci minuti di sonno profondo.
    Hai dormito sei ore e tredici minuti. | La frequenza a riposo era di cinquantanove battiti al minuto.
    Hai fatto settemila passi. | Il tuo peso era di settantadue virgola sei chilogrammi.
    Sei stato a letto otto ore e mezza. | Hai dormito cinquantotto ore.`,
  ],
  nl: [
    `Je hebt zeven uur en dertien minuten geslapen. | Je rustpols was achtenvijftig slagen per minuut.
    Je hebt zevenduizend vierhonderdtwaalf stappen gezet. | Je gewicht was tweeënzeventig komma vijf kilogram.
    Je lag zevenenhalf uur in bed. | Je diepe slaap duurde vijfenzeventig minuten.`,
    `Je hebt acht uur en dertien minuten geslapen. | Je rustpols was negenenvijftig slagen per minuut.
    Je hebt zevenduizend stappen gezet. | Je gewicht was tweeënzeventig komma zes kilogram.
    Je lag zesenhalf uur in bed. | Je hebt vijfenzeventig uur geslapen.`,
  ],
  pl: [
    `Miałeś jedną godzinę i piętnaście minut snu głębokiego.
    Spałeś siedem godzin i trzynaście minut. | Twoje tętno to pięćdziesiąt osiem uderzeń na minutę.
    To siedem tysięcy czterysta dwanaście kroków. | Twoja waga to siedemdziesiąt dwa przecinek pięć kilograma.
    Sen głęboki trwał siedemdziesiąt pięć minut. | Sen trwał około siedmiu godzin i trzynastu minut.`,
    `Miałeś półtorej godziny snu głębokiego.
    Spałeś osiem godzin i trzynaście minut. | Twoje tętno to pięćdziesiąt dziewięć uderzeń na minutę.
    To siedem tysięcy kroków. | Twoja waga to siedemdziesiąt dwa przecinek sześć kilograma.
    Sen głęboki trwał siedemdziesiąt minut. | Spałeś pięćdziesiąt osiem godzin. | To było trzystu kroków.`,
  ],
  tr: [
    `Kanındaki oksijen ortalama yüzde doksan yedi.
    Yedi saat on üç dakika uyudun. | Dinlenme nabzın elli sekiz atım oldu. | Derin uyku yetmiş beş dakika oldu.
    Ortalama olarak yedi bin dört yüz on iki adım attın. | Ağırlığın yetmiş iki virgül beş kilogram oldu.
    Yatakta yedi buçuk saat kaldın ve uyudun.`,
    `Kanındaki oksijen ortalama yüzde doksan altı. | Nabzın yüzde on iki arttı.
    Sekiz saat on üç dakika uyudun. | Dinlenme nabzın elli dokuz atım oldu. | Derin uyku yetmiş dakika oldu.
    Ortalama olarak yedi bin adım attın. | Ağırlığın yetmiş iki virgül altı kilogram oldu. | Elli sekiz saat uyudun.`,
  ],
  ru: [
    `Вы спали семь часов и тринадцать минут. | Пульс был пятьдесят восемь ударов в минуту.
    Вы прошли семь тысяч четыреста двенадцать шагов. | Вес был семьдесят два и пять десятых килограмма.
    Вы были в постели семь с половиной часов. | Сон длился около семи часов и тринадцати минут.`,
    `Вы спали восемь часов и тринадцать минут. | Пульс был пятьдесят девять ударов в минуту.
    Вы прошли семь тысяч шагов. | Вес был семьдесят два и шесть десятых килограмма.
    Вы были в постели шесть с половиной часов. | Вы спали пятьдесят восемь часов.`,
  ],
  uk: [
    `Ви спали сім годин і тринадцять хвилин. | Ваш пульс був п'ятдесят вісім ударів на хвилину.
    Ви пройшли сім тисяч чотириста дванадцять кроків. | Ваша вага була сімдесят дві цілих п'ять десятих кілограма.
    Ви були в ліжку сім з половиною годин. | Глибокий сон тривав сімдесят п’ять хвилин.`,
    `Ви спали вісім годин і тринадцять хвилин. | Ваш пульс був п'ятдесят дев'ять ударів на хвилину.
    Ви пройшли сім тисяч кроків. | Ваша вага була сімдесят дві цілих шість десятих кілограма.
    Ви були в ліжку шість з половиною годин. | Ви спали п'ятдесят вісім годин.`,
  ],
  ja: [
    `睡眠は七時間十三分でした。 | 安静時の心拍数は五十八拍でした。 | 歩数は七千四百十二歩でした。
    体重は七十二・五キログラムでした。 | 床にいたのは七時間半でした。 | 深い睡眠は七十五分でした。`,
    `睡眠は八時間十三分でした。 | 安静時の心拍数は五十九拍でした。 | 歩数は七千歩でした。
    体重は七十二・六キログラムでした。 | 床にいたのは六時間半でした。 | 睡眠は五十八時間でした。 | 三分の一でした。`,
  ],
  zh: [
    `血氧平均为百分之97。
    您睡了七小时十三分钟。 | 静息心率为五十八次每分钟。 | 您走了七千四百一十二步。 | 体重为七十二点五公斤。
    您躺了七个半小时。 | 深度睡眠为七十五分钟。`,
    `血氧平均为百分之96。
    您睡了八小时十三分钟。 | 静息心率为五十九次每分钟。 | 您走了七千步。 | 体重为七十二点六公斤。
    您躺了六个半小时。 | 您睡了五十八小时。 | 您小睡了十分钟。`,
  ],
  ko: [
    `일곱 시간 십삼 분 동안 잤습니다. | 안정 시 심박수는 오십팔 회였습니다. | 칠천사백십이 보를 걸었습니다.
    체중은 칠십이점오 킬로그램이었습니다. | 일곱 시간 반 동안 누워 있었습니다. | 깊은 잠은 칠십오분이었습니다.`,
    `여덟 시간 십삼 분 동안 잤습니다. | 안정 시 심박수는 오십구 회였습니다. | 칠천 보를 걸었습니다.
    체중은 칠십이 점 육 킬로그램이었습니다. | 여섯 시간 반 동안 누워 있었습니다. | 오십팔 시간 잤습니다.`,
  ],
  ar: [
    `نمت سبع ساعات وثلاث عشرة دقيقة. | كان نبضك ثمانية وخمسين نبضة في الدقيقة. | كان النوم العميق خمسا وسبعين دقيقة.
    مشيت سبعة آلاف وأربعمائة واثنتي عشرة خطوة. | كان وزنك اثنين وسبعين فاصلة خمسة كيلوغرام.
    بقيت في السرير سبع ساعات ونصف.`,
    `نمت ثماني ساعات وثلاث عشرة دقيقة. | كان نبضك تسعة وخمسين نبضة في الدقيقة. | كان النوم العميق سبعين دقيقة.
    مشيت سبعة آلاف خطوة. | كان وزنك اثنين وسبعين فاصلة ستة كيلوغرام. | بقيت في السرير ساعتين. | نمت سبعين ساعة.`,
  ],
  hi: [
    `आप सात घंटे तेरह मिनट सोए। | आपकी हृदय गति अट्ठावन धड़कन प्रति मिनट थी। | आप सात हज़ार चार सौ बारह कदम चले।
    आपका वज़न बहत्तर दशमलव पाँच किलोग्राम था। | आप साढ़े सात घंटे बिस्तर पर रहे। | गहरी नींद पचहत्तर मिनट थी।`,
    `आप आठ घंटे तेरह मिनट सोए। | आपकी हृदय गति उनसठ धड़कन प्रति मिनट थी। | आप सात हज़ार कदम चले।
    आपका वज़न बहत्तर दशमलव छह किलोग्राम था। | आप साढ़े छह घंटे बिस्तर पर रहे। | गहरी नींद सत्तर मिनट थी।`,
  ],
}

const rows = (side: 0 | 1) =>
  Object.entries(SENTENCES).flatMap(([language, sides]) =>
    sides[side]
      .split(/[|\n]/)
      .map((each) => [language, each.trim()] as const)
      .filter(([, sentence]) => sentence !== ""),
  )

describe("shows a right number in words with its unit", () => {
  test.each(rows(0))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).toBe(sentence)
  })
})

describe("withholds a number in words that no fact says", () => {
  test.each(rows(1))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})
