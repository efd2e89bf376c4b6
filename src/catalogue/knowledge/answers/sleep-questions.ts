import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Everyday questions about sleep. */
export const sleepQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "nap_length",
    title: "how long to nap",
    terms: "nap/s/ping | siesta/s",
    asks: ["need", "duration", "normal"],
    asked: [
      "how long should i nap",
      "how long should a nap be",
      "what is a good nap length",
      "how long is the perfect power nap",
    ],
    text: `Ten to twenty minutes, in the early afternoon: long enough to help for a few hours and short enough that
      you rarely wake groggy. Late or long naps take sleepiness away from the night.`,
    sources: [{ name: "Brooks A & Lack L, Sleep 29:831", year: 2006 }],
    metrics: [],
  },
  {
    id: "nap_harm",
    title: "whether naps are bad",
    terms: "nap/s/ping | siesta/s",
    asks: ["harm", "effect"],
    asked: ["is napping bad", "are naps good for you", "is it bad to nap every day"],
    text: `A short one does good: it makes most people more alert for a few hours. Keep it to ten or twenty minutes
      before mid-afternoon, or it takes sleepiness away from the night. Needing one every day despite long nights is
      worth telling your doctor.`,
    sources: [
      { name: "Dutheil F et al., Int J Environ Res Public Health 18:10212", year: 2021 },
      { name: "Brooks A & Lack L, Sleep 29:831", year: 2006 },
    ],
    metrics: [],
  },
  {
    id: "nap_time",
    title: "when to nap",
    terms: "nap/s/ping | siesta/s",
    asks: ["time"],
    asked: ["when is the best time to nap", "what time should i take a nap"],
    text: `Between one and three in the afternoon, when the body clock dips by itself; later naps make it harder to
      fall asleep at night.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: [],
  },
  {
    id: "all_nighter",
    title: "a night without sleep",
    terms:
      "all nighter/s | all-nighter/s | (stay/ing) up all night | (no|without) sleep ...2 (night|24 " +
      "hours|one night) | pull an all nighter",
    asks: ["any"],
    asked: [
      "do all nighters hurt you",
      "is it bad to pull an all nighter",
      "what happens if you stay up all night",
    ],
    text: `One does no lasting harm, but the day after is unsafe: 24 hours awake slows reactions as much as a blood
      alcohol of 0.10 percent, so do not drive. Memory of what you learned suffers too. Sleep early the next
      night.`,
    sources: [{ name: "Dawson D & Reid K, Nature 388:235", year: 1997 }],
    metrics: [],
  },
  {
    id: "weekend_catch_up",
    title: "catching up on sleep",
    terms:
      "(catch/ing|make/ing|making) up ...4 sleep | (catch/ing up|recover) ...6 weekend/s | (lie in|sleep " +
      "in|sleeping in) ...4 (weekend/s|good|bad|ok)",
    asks: ["any"],
    asked: [
      "can u catch up on sleep on weekends",
      "can you make up for lost sleep",
      "is sleeping in on weekends bad",
    ],
    text: `Partly: a longer weekend night eases tiredness, but in a trial two free days did not undo what five
      short nights did to blood sugar, and sleeping in late shifts your clock. An hour more on several nights
      works better.`,
    sources: [{ name: "Depner CM et al., Curr Biol 29:957", year: 2019 }],
    metrics: ["sleep_minutes"],
  },
  {
    id: "weekend_gap",
    title: "later nights on weekends",
    terms:
      "(later|longer|different/ly|gap|difference) ...6 weekend/s | weekend/s ...6 (later|longer|different|gap)",
    asks: ["harm"],
    isOfOneself: true,
    asked: ["is it bad to sleep later on weekends", "is it ok to go to bed later on weekends"],
    text: `A gap of up to about an hour matters little. Larger ones go together with tiredness and higher weight in
      studies, which does not prove the cause. After a short week an hour or two more sleep on free days is
      reasonable; getting up at about the same time every day keeps your clock steady.`,
    sources: [
      { name: "Roenneberg T et al., Curr Biol 22:939", year: 2012 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
    ],
    metrics: [],
  },
  {
    id: "eight_hours",
    title: "eight hours of sleep",
    terms:
      "(8|eight) (hours|hrs|h) ...4 (necessary|needed|need|really|myth|true) | " +
      "(necessary|need|really|true|myth) ...6 (8|eight) (hours|hrs|h)",
    asks: ["any"],
    asked: [
      "is 8 hours of sleep actually necessary",
      "do i really need 8 hours of sleep",
      "is it true you need eight hours",
    ],
    text: `Not for everybody: 7 to 9 hours are recommended for adults, 7 to 8 from 65 on, and some do well on an
      hour less. What counts is at least 7 on most nights and feeling rested.`,
    sources: [{ name: "Hirshkowitz M et al. (NSF), Sleep Health 1:40", year: 2015 }],
    metrics: ["sleep_minutes"],
  },
  {
    id: "sleep_when_older",
    title: "sleep in older age",
    terms:
      "(older|old|elderly|aging|ageing|age) ...6 sleep | sleep ...6 (older|elderly|as (you|we|i) age|with " +
      "age|get old|age)",
    asks: ["any"],
    asked: [
      "do older people need less sleep",
      "does sleep change with age",
      "why do old people sleep less",
      "do you need less sleep as you get older",
    ],
    text: `Hardly less: 7 to 8 hours are recommended from 65 on, against 7 to 9 before. Sleep does get lighter,
      with less deep sleep, more waking and earlier hours, so many older people get less than they need.`,
    sources: [
      { name: "Hirshkowitz M et al. (NSF), Sleep Health 1:40", year: 2015 },
      { name: "Ohayon MM et al., Sleep 27:1255", year: 2004 },
    ],
    metrics: ["sleep_minutes"],
  },
]
