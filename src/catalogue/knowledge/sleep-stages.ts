import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Sleep stages, cycles and dreams. */
export const sleepStages: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sleep_stages",
    title: "sleep stages",
    terms:
      "sleep (stage/s|phase/s|architecture) | (stages|phases) of [my] sleep | (light|core) " +
      "[sleep] (and|vs|versus) (deep|rem)",
    asked: [
      "what are sleep stages?",
      "how accurate are sleep stages on a watch",
      "light vs deep sleep",
    ],
    text: `Sleep comes in stages: light sleep, deep sleep and REM, the stage of most vivid dreams. You pass through
      them in cycles, with most deep sleep early in the night and most REM towards morning. A sleep laboratory
      reads them from brain waves. A watch guesses them from pulse and movement, so treat its minutes as a rough
      estimate: it tells asleep from awake far better than one stage from another.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["deep_minutes", "rem_minutes", "light_minutes"],
  },
  {
    id: "deep_sleep",
    title: "deep sleep",
    terms:
      "deep sleep | slow wave sleep | deeper sleep | sleep/ing (deeper|more deeply) | n3 sleep",
    asked: [
      "what is deep sleep",
      "how much deep sleep should I get?",
      "why is my deep sleep so low",
      "how do I get more deep sleep",
    ],
    text: `Deep sleep is the stage that is hardest to wake from, most of it in the first third of the night; the body
      does much of its repair then. Young adults spend about 13 to 23 percent of the night in it, and it shrinks
      with age. There is no proven trick for more: enough sleep at regular hours, exercise and no alcohol late are
      the sensible bets. A watch only estimates it, so follow your trend, not one night.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 5th ed.", year: 2011 },
      { name: "Ohayon MM et al., Sleep 27:1255", year: 2004 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["deep_minutes", "sleep_minutes", "alcohol_g"],
  },
  {
    id: "light_sleep",
    title: "light sleep",
    terms: "light sleep | core sleep | n2 sleep",
    asked: ["what is light sleep?", "is light sleep bad", "what does core sleep mean"],
    text: `Light sleep is the largest part of a normal night, about half of it or more, and it is real, useful sleep.
      Your heart and breathing slow, and the brain sorts and stores what you learned. Some brands call it core
      sleep. It needs no improving: a high share only means that your device saw less deep and dream sleep, and
      that split is the least certain thing a watch tells you.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 5th ed.", year: 2011 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["light_minutes", "deep_minutes", "rem_minutes"],
  },
  {
    id: "rem_sleep",
    title: "REM sleep",
    terms: "rem [sleep] | dream sleep | rapid eye movement",
    asked: [
      "what is rem sleep",
      "how much REM should I get?",
      "why is my rem low",
      "what affects rem sleep",
    ],
    text: `REM is the stage of rapid eye movements and most vivid dreams, and adults spend about 20 to 25 percent of
      the night in it. The longest stretches come towards morning, so a short night or an early alarm cuts REM
      first. Alcohol and some medicines, certain antidepressants among them, reduce it too. Your watch infers it
      from pulse and movement, so a low night is not worth worrying about; a longer night usually brings it back.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Ebrahim IO et al., Alcohol Clin Exp Res 37:539", year: 2013 },
    ],
    metrics: ["rem_minutes", "sleep_minutes", "wake_hour"],
  },
  {
    id: "sleep_cycles",
    title: "sleep cycles",
    terms: "sleep cycle/s | 90 minute/s [sleep] (cycle/s|rule)",
    asked: ["how long is a sleep cycle?", "what are sleep cycles", "does the 90 minute rule work"],
    text: `A sleep cycle is one round from light through deep to dream sleep, and lasts around 90 minutes in adults,
      with wide differences between people and within one night. Because it varies so much, planning an alarm in
      exact multiples of 90 minutes does not work reliably. A brief awakening at the end of a cycle is normal and
      usually forgotten. Enough hours at steady times matter more than the count of cycles.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["sleep_minutes", "rem_minutes", "deep_minutes"],
  },
  {
    id: "dreams",
    title: "dreams",
    terms: "dream/s/ing/t | nightmare/s | lucid dream*",
    asked: ["why do I dream?", "what causes vivid dreams", "why do I have nightmares"],
    text: `Dreams happen in all sleep but are longest and most vivid in REM, which is why you remember them best when
      you wake from it towards morning. Nobody knows for certain what they are for; memory and emotions seem to
      play a part. Stress, fever, stopping alcohol and some medicines make them wilder. If nightmares trouble you
      every week, or you act out dreams by kicking or shouting, tell your doctor: both can be treated.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Morgenthaler TI et al. (AASM), J Clin Sleep Med 14:1041", year: 2018 },
    ],
    metrics: ["rem_minutes", "wakeups"],
  },
]
