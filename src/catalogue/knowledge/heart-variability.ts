import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Heart rate variability: what it is, and what moves it. */
export const heartVariability: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "hrv",
    title: "heart rate variability",
    terms:
      "(hrv|heart rate variability|heart variability) !(sdnn|biofeedback|rmssd) | rmssd | (why|how) " +
      "(is|does|do) (hrv|heart rate variability) " +
      "(important|matter/s|useful|work)",
    asked: ["what is HRV?", "what does RMSSD mean", "what is a good hrv", "how is hrv measured"],
    text: `HRV, heart rate variability, is how much the time between heartbeats varies, in thousandths of a second.
      RMSSD, the usual measure at night, reflects how strongly the calming part of your nervous system steers the
      heart; more is generally better. In healthy adults at rest it averaged 42 ms, with study averages from 19 to
      75, and it falls with age. People differ so widely that only your own trend is useful: judge weekly
      averages.`,
    sources: [
      { name: "Task Force of ESC and NASPE, Circulation 93:1043", year: 1996 },
      { name: "Nunan D et al., Pacing Clin Electrophysiol 33:1407", year: 2010 },
      { name: "Plews DJ et al., Sports Med 43:773", year: 2013 },
    ],
    metrics: ["hrv_rmssd", "resting_hr"],
  },
  {
    id: "hrv_sdnn",
    title: "HRV as SDNN",
    terms: "sdnn | rmssd ...3 sdnn | sdnn ...3 rmssd",
    asked: [
      "what is SDNN?",
      "sdnn vs rmssd",
      "can I compare apple watch sdnn with my ring's rmssd",
    ],
    text: `SDNN is another way to state heart rate variability: how widely the times between beats spread over a
      recording. It takes in slow swings as well as fast ones, so it grows with the length of the recording, and a
      one-minute value says something different from a 24-hour one. RMSSD looks only at beat-to-beat changes. So
      never compare SDNN from one device with RMSSD from another; follow each by itself.`,
    sources: [
      { name: "Task Force of ESC and NASPE, Circulation 93:1043", year: 1996 },
      { name: "Shaffer F & Ginsberg JP, Front Public Health 5:258", year: 2017 },
    ],
    metrics: ["hrv_sdnn", "hrv_rmssd"],
    isPair: true,
  },
  {
    id: "what_moves_hrv",
    title: "what moves HRV",
    terms:
      "(affect/s|move/s|chang/e/es|influenc/e/es|lower/s|drop/s|reduc/e/es|cause/s|why) ...5 " +
      "(hrv|heart rate variability) | (hrv|heart rate variability) ...5 " +
      "(affect/s|move/s|chang/e/es|influenc/e/es|lower/s|drop/s|reduc/e/es|cause/s|why) | " +
      "(hrv|variability) ...3 (low/er|drop/ped|down|dip/ped|fell) | " +
      "(low/er|drop/ped|down|dip/ped|fell) ...3 (hrv|variability)",
    asked: ["what affects HRV?", "why is my hrv so low", "what lowers heart rate variability"],
    text: `Illness and alcohol move HRV most from day to day; hard training, short or late sleep, stress, heat and late
      meals pull it down too. In people with a cycle it is usually lower in the second half. Age and genes set the
      level you start from. In a study of over 28,000 app users, being sick and drinking shifted it more than
      training did. One low morning means little; several with a raised pulse mean take it easier.`,
    sources: [
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
      { name: "Schmalenberger KM et al., J Clin Med 8:1946", year: 2019 },
    ],
    metrics: ["hrv_rmssd", "hrv_sdnn", "alcohol_g", "sleep_minutes", "stress_score", "cycle_day"],
  },
  {
    id: "raise_hrv",
    title: "raising HRV",
    terms:
      "(rais/e/ing|increas/e/ing|improv/e/ing|boost/ing) ...3 (hrv|heart rate variability) | " +
      "(higher|better) (hrv|heart rate variability)",
    asked: [
      "how can I raise my HRV?",
      "how do I improve my heart rate variability",
      "what gives a higher hrv",
    ],
    text: `Regular endurance exercise, steady sleep and less alcohol are the levers with the best evidence for HRV.
      Slow breathing raises it while you do it, and may help a little beyond that with daily practice. Expect
      weeks, not days, and small steps; part of your level is inherited. Look at a weekly average, because single
      nights jump about. A rise together with a lower resting heart rate is the clearest sign of progress.`,
    sources: [
      { name: "Sandercock GR et al., Med Sci Sports Exerc 37:433", year: 2005 },
      { name: "Laborde S et al., Neurosci Biobehav Rev 138:104711", year: 2022 },
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
    ],
    metrics: ["hrv_rmssd", "hrv_sdnn", "resting_hr", "alcohol_g", "bedtime_hour"],
    steps: [
      "Note your average HRV of the last four weeks.",
      "Do easy endurance exercise on most days.",
      "Keep bedtime and wake-up time steady.",
      "Leave alcohol out for two weeks and compare the nights.",
      "Breathe slowly for some minutes each evening.",
      "Compare weekly averages after two months.",
    ],
  },
  {
    id: "alcohol_and_hrv",
    title: "alcohol and HRV",
    terms:
      "(alcohol|drink/s|drinking|wine|beer/s|hangover) ...8 (hrv|heart rate variability|heart " +
      "rate|pulse|recovery|body battery) | (hrv|heart rate variability|heart " +
      "rate|pulse|recovery|body battery) ...8 (alcohol|drink/s|drinking|wine|beer/s|hangover)",
    asked: [
      "how long does alcohol affect HRV?",
      "does drinking lower my hrv",
      "why is my heart rate high after alcohol",
    ],
    text: `Alcohol lowers HRV and raises the pulse most in the first hours of sleep, and the more you drink the
      stronger it is. In 4,098 Finnish workers even one or two drinks cut recovery in the first hours of sleep by
      about 9 percentage points, and heavy drinking by about 39. Most of it shows in that one night; after a heavy
      evening the following night can still be off. Your own tagged nights show it best.`,
    sources: [
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["hrv_rmssd", "hrv_sdnn", "resting_hr", "sleeping_hr", "alcohol_g"],
  },
  {
    id: "autonomic_nervous_system",
    title: "the autonomic nervous system",
    terms:
      "(autonomic|sympathetic|parasympathetic) [nervous system] | vagus | vagal | nervous " +
      "system | fight or flight | rest and digest",
    asked: [
      "what is the autonomic nervous system?",
      "what does parasympathetic mean",
      "how do I calm my nervous system",
      "vagus nerve and hrv",
    ],
    text: `The autonomic nervous system runs your heart, breath and gut without your thinking. One half, the
      sympathetic, speeds you up for effort and alarm; the other, the parasympathetic, slows you down for rest and
      digestion, largely through the vagus nerve. HRV is a window on the calming half, which is why it rises with
      rest and falls with strain. You can lean on it yourself by breathing out slowly and long.`,
    sources: [
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
      { name: "Shaffer F & Ginsberg JP, Front Public Health 5:258", year: 2017 },
    ],
    metrics: ["hrv_rmssd", "hrv_sdnn", "stress_score"],
  },
]
