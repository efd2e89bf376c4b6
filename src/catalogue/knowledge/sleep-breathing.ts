import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Breathing in sleep: snoring and apnoea. */
export const sleepBreathing: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "snoring",
    title: "snoring",
    terms: "snor/e/es/ed/ing/er !(apnea|apnoea)",
    asked: [
      "what is snoring",
      "is my snoring dangerous?",
      "how do I stop snoring",
      "how does my phone measure snoring",
    ],
    text: `Snoring is the sound of soft tissue vibrating in a narrowed throat, and on its own it is common and mostly
      harmless. Devices listen with a microphone, so a partner, a fan or a pet can be counted too. Lying on the
      back, alcohol, a blocked nose and extra weight make it worse, and each is worth testing. Loud snoring with
      pauses, gasping or daytime sleepiness can be sleep apnoea: ask your doctor for a check.`,
    sources: [
      { name: "Kapur VK et al. (AASM), J Clin Sleep Med 13:479", year: 2017 },
      { name: "NICE guideline NG202", year: 2021 },
    ],
    metrics: ["snoring_minutes", "alcohol_g", "weight_kg", "spo2"],
    steps: [
      "Compare snoring minutes on nights with and without alcohol.",
      "Sleep on your side for a week and look at the difference.",
      "Keep your nose clear before bed, for example with a salt water rinse.",
      "If you carry extra weight, watch snoring as it comes down.",
      "See a doctor if there are pauses, gasping or sleepy days.",
    ],
  },
  {
    id: "sleep_apnea",
    title: "sleep apnoea",
    terms:
      "(sleep apnea|sleep apnoea|apnea|apnoea|osa|cpap) | (gasp/ing|choking|stop/s breathing) " +
      "...5 (sleep|night|asleep) | (sleep|night|asleep) ...5 (gasp/ing|choking|stop/s " +
      "breathing)",
    asked: ["what is sleep apnea?", "do I have sleep apnoea", "can my watch detect sleep apnea"],
    text: `Sleep apnoea means that breathing stops or fades again and again in sleep, mostly because the throat
      narrows. Loud snoring, pauses that others notice, waking with a gasp, morning headaches and sleepy days are
      the usual signs. A watch may hint at it through oxygen dips or breathing alerts, but it cannot diagnose it
      or rule it out. A sleep test, often done at home, can. See your doctor about these signs; treatment helps a
      lot.`,
    sources: [
      { name: "Kapur VK et al. (AASM), J Clin Sleep Med 13:479", year: 2017 },
      { name: "NICE guideline NG202", year: 2021 },
    ],
    metrics: ["snoring_minutes", "spo2", "respiratory_rate", "wakeups"],
  },
  {
    id: "mouth_taping",
    title: "mouth taping",
    terms: "mouth tap* | tap/e/ing ...2 mouth | mouth breath*",
    asked: [
      "does mouth taping work?",
      "is taping my mouth at night safe",
      "is mouth breathing bad at night",
    ],
    text: `Mouth taping is not something to recommend: the studies are few and small, their results mixed, and taping
      can be dangerous if your nose is blocked. A dry mouth in the morning usually means a stuffy nose or snoring,
      and those can be treated directly. If you breathe through your mouth, snore loudly or wake gasping, have a
      doctor look for allergies, a narrow nose or sleep apnoea first.`,
    sources: [
      { name: "Rhee J et al., PLoS One 20:e0323643", year: 2025 },
      { name: "NICE guideline NG202", year: 2021 },
    ],
    metrics: ["snoring_minutes", "spo2"],
  },
]
