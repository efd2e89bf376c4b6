import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** What a watch or ring measures, and how far to trust it. */
export const deviceQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "watch_spo2",
    title: "blood oxygen from a watch",
    terms:
      "(spo2|blood oxygen|oxygen|pulse ox*) ...8 " +
      "(watch|ring|wrist|garmin|apple|fitbit|oura|accurate|reliable|trust) | (accurate|reliable|trust) " +
      "...8 (spo2|blood oxygen|oxygen)",
    asks: ["meaning"],
    asked: ["is spo2 from a watch reliable", "how accurate is blood oxygen on a watch"],
    text: `As a trend it is fair, as a single number rough: most watches are wellness devices that nobody has
      tested as medical ones, and cold, movement or a loose strap give false lows. Darker skin can read too
      high. Breathlessness counts more than any reading.`,
    sources: [{ name: "FDA, Pulse oximeter accuracy and limitations", year: 2021 }],
    metrics: ["spo2"],
  },
  {
    id: "watch_heart_rate",
    title: "heart rate from a watch",
    terms:
      "(heart rate|pulse) ...4 (watch|ring|wrist|garmin|apple|fitbit|oura) ...6 | " +
      "(watch|wrist|ring|garmin|apple|fitbit|oura|wearable) ...6 (heart rate|pulse) !(variability)",
    asks: ["meaning"],
    asked: [
      "how accurate is heart rate on a watch",
      "is wrist heart rate accurate",
      "can i trust my watch heart rate",
    ],
    text: `Good at rest and in steady exercise, mostly within a few beats; worse in intervals, with weights, in the
      cold or with a loose strap. A chest strap is better where it matters.`,
    sources: [{ name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 }],
    metrics: ["resting_hr"],
  },
  {
    id: "watch_steps",
    title: "steps from a watch",
    terms:
      "steps ...6 (accurate|reliable|watch|garmin|fitbit|ring|apple) | (accurate|reliable) ...8 steps | " +
      "step count/er/ing",
    asks: ["meaning"],
    asked: [
      "is my fitbit accurate for steps",
      "how accurate are steps on a watch",
      "how accurate is the step counter",
    ],
    text: `Good at a normal walk, mostly within a few percent; it misses slow steps, a pram or trolley, and a still
      hand, and bumpy rides add some. For your own trend that matters little.`,
    sources: [{ name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 }],
    metrics: ["steps"],
  },
  {
    id: "watch_calories",
    title: "calories from a watch",
    terms:
      "calories ...6 (accurate|reliable|watch/es|trust|garmin|apple|fitbit) | (accurate|reliable|trust) " +
      "...8 calorie/s",
    asks: ["meaning", "truth", "harm"],
    asked: [
      "how accurate are calorie counts on watches",
      "are the calories on my watch accurate",
      "can i trust my apple watch calories",
    ],
    text: `Not very: a review of research found no brand that measures energy use accurately. Keep age, weight and
      sex right in its profile, and use it to tell busy days from quiet ones.`,
    sources: [{ name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 }],
    metrics: [],
  },
  {
    id: "watch_sleep",
    title: "sleep from a watch",
    terms:
      "(watch|ring|garmin|oura|apple|fitbit|wearable/s|tracker/s) ...6 sleep | sleep ...6 " +
      "(watch|ring|garmin|oura|apple|fitbit|wearable|tracker/s|tracking)",
    asks: ["meaning"],
    asked: [
      "how accurate is my watch for sleep",
      "is sleep tracking accurate",
      "can i trust my oura sleep",
    ],
    text: `Good for when and how long you slept, rough for stages, and poor for lying awake: in a comparison of
      seven devices with a sleep laboratory they caught nearly all sleep but often less than half of waking.
      Trust the trend on one device.`,
    sources: [{ name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 }],
    metrics: ["sleep_minutes"],
  },
  {
    id: "watch_vo2max",
    title: "VO2max from a watch",
    terms:
      "(vo2max|vo2 max) ...6 (accurate|reliable|watch|garmin|apple|trust|estimate) | " +
      "(accurate|reliable|trust) ...6 (vo2max|vo2 max)",
    asks: ["meaning"],
    asked: ["how accurate is vo2max on a watch", "is garmin vo2max accurate"],
    text: `Fair on average, and often several points off for one person: it is estimated from pace and pulse. Heat,
      hills, a wrong maximum heart rate or a poor pulse signal spoil it. Trust its direction over months.`,
    sources: [{ name: "Molina-Garcia P et al., Sports Med 52:1577", year: 2022 }],
    metrics: ["vo2max"],
  },
  {
    id: "watch_asleep",
    title: "how a watch knows sleep",
    terms:
      "(watch|ring|tracker|device) ...4 (know|tell|detect/s) ...6 (asleep|sleep|sleeping) | " +
      "(watch|ring|tracker|device) (detect/s|know/s) ...4 (asleep|sleep)",
    asks: ["any"],
    asked: ["how does my watch know when i'm asleep", "how does a ring detect sleep"],
    text: `From stillness and pulse: the motion sensor sees that you hardly move, the light on the back that your
      heart beats slower and more evenly. A sleep laboratory reads brain waves instead, which is why lying
      still with a book can count as sleep.`,
    sources: [{ name: "de Zambotti M et al., Med Sci Sports Exerc 51:1538", year: 2019 }],
    metrics: [],
  },
  {
    id: "watch_hrv",
    title: "HRV from a watch",
    terms:
      "(watch|ring|garmin|oura|apple|fitbit) ...4 (measure/s|know/s|calculate/s|get/s|track/s) ...3 " +
      "(hrv|heart rate variability) | (hrv) ...3 (measured|calculated)",
    asks: ["meaning"],
    asked: ["how does a watch measure hrv", "how is hrv measured"],
    text: `By light: the sensor sees each pulse wave arrive at your wrist or finger, and the device works out how
      much the time between them varies, mostly at night while you are still. At rest that agrees well with an
      ECG; in movement it does not.`,
    sources: [{ name: "Georgiou K et al., Folia Med 60:7", year: 2018 }],
    metrics: ["hrv_rmssd"],
  },
  {
    id: "readiness_explained",
    title: "a readiness score",
    terms: "readiness [score] | recovery score",
    asks: ["meaning"],
    asked: ["what is a readiness score", "what does readiness mean", "what is a recovery score"],
    text: `A readiness or recovery score sums up in one number, mostly from 0 to 100, how your HRV, resting heart
      rate and sleep compare with your own usual. The formulas are the makers' own, so use it as a hint beside
      how you feel.`,
    sources: [{ name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 }],
    metrics: ["readiness", "recovery_score"],
  },
]
