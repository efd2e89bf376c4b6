import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** What people take for sleep. */
export const sleepRemedies: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "melatonin",
    title: "melatonin",
    terms: "melatonin",
    asked: [
      "does melatonin work?",
      "what is melatonin",
      "is melatonin safe",
      "melatonin for sleep",
    ],
    text: `Melatonin is the hormone by which the brain signals night, and as a tablet it shifts the body clock more
      than it knocks you out. It helps with jet lag; for long-standing insomnia the American sleep academy
      suggests doctors do not use it, because the effect is small. Short use seems safe for most adults, but the
      content of gummies often differs from the label. Ask a doctor or pharmacist first, above all with other
      medicines or in pregnancy.`,
    sources: [
      { name: "Sateia MJ et al. (AASM), J Clin Sleep Med 13:307", year: 2017 },
      { name: "Herxheimer A & Petrie KJ, Cochrane CD001520", year: 2002 },
      { name: "Cohen PA et al., JAMA 329:1401", year: 2023 },
    ],
    metrics: ["sleep_latency", "bedtime_hour"],
  },
  {
    id: "magnesium_and_sleep",
    title: "magnesium and sleep",
    terms:
      "magnesium ...8 (sleep/ing|insomnia|night|bed|bedtime|asleep) | " +
      "(sleep/ing|insomnia|night|bed|bedtime|asleep) ...8 magnesium | magnesium glycinate",
    asked: [
      "does magnesium help you sleep?",
      "should I take magnesium for sleep",
      "magnesium glycinate for insomnia",
    ],
    text: `Magnesium may help a little, but the proof is thin: three small trials in older adults with insomnia found
      that people fell asleep about 17 minutes sooner, and the reviewers rated the evidence as low quality. If you
      eat nuts, beans, whole grains and greens you probably get enough. Too much as a supplement causes diarrhoea,
      and with kidney disease or other medicines you should ask your doctor first. Try one thing at a time and
      watch your nights.`,
    sources: [
      { name: "Mah J & Pitre T, BMC Complement Med Ther 21:125", year: 2021 },
      { name: "NIH ODS, Magnesium fact sheet", year: 2022 },
    ],
    metrics: ["sleep_latency", "sleep_minutes"],
    analytes: ["magnesium"],
  },
  {
    id: "sleeping_pills",
    title: "sleeping pills",
    terms:
      "sleeping (pill/s|tablet/s|aid/s|medication) | sleep (aid/s|medication|meds|supplement/s) " +
      "| (valerian|diphenhydramine|zopiclone|zolpidem|ambien)",
    asked: [
      "are sleeping pills safe?",
      "do over the counter sleep aids work",
      "does valerian help sleep",
    ],
    text: `Sleeping tablets can bridge a short crisis, but they are not a lasting answer: guidelines put the talking
      therapy CBT-I first and keep tablets for a few weeks at most. They can leave you drowsy next day, cause
      falls, and be hard to stop. The American sleep academy advises against antihistamine sleep aids and valerian
      for chronic insomnia. Never stop a prescribed tablet abruptly; plan it with your doctor, and never mix them
      with alcohol.`,
    sources: [
      { name: "Riemann D et al. (European Insomnia Guideline), J Sleep Res 32:e14035", year: 2023 },
      { name: "Sateia MJ et al. (AASM), J Clin Sleep Med 13:307", year: 2017 },
    ],
    metrics: ["sleep_latency", "sleep_minutes"],
  },
]
