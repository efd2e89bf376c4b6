import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The heart rate in sleep. */
export const heartSleep: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sleeping_heart_rate",
    title: "heart rate in sleep",
    terms:
      "sleeping (heart rate|hr|pulse) | (heart rate|pulse|hr) ...3 (sleep|sleeping|asleep|at " +
      "night|night|overnight) | (nightly|overnight|nocturnal) (heart rate|hr|pulse)",
    asked: [
      "what should my heart rate be while sleeping?",
      "what affects sleeping heart rate",
      "why is my heart rate high at night",
    ],
    text: `Your sleeping heart rate is normally well below your daytime pulse, because the calming part of the nervous
      system takes over. It is the cleanest pulse a watch can take, since you lie still. Alcohol, late or heavy
      meals, late hard exercise, a hot room, stress and a coming illness keep it up. Compare it with your own last
      weeks rather than a chart. If it stays well up for weeks without a reason, mention it to your doctor.`,
    sources: [
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["sleeping_hr", "resting_hr"],
  },
  {
    id: "lowest_sleeping_heart_rate",
    title: "lowest sleeping heart rate",
    terms:
      "(lowest|minimum|min) ...2 (sleeping|nightly|night|overnight) (heart rate|hr|pulse) | " +
      "(lowest|minimum|min) (heart rate|hr|pulse) ...2 (asleep|night|sleep|sleeping)",
    asked: [
      "what is lowest sleeping heart rate?",
      "what does my lowest heart rate at night mean",
      "when should the min hr in sleep happen",
    ],
    text: `The lowest sleeping heart rate is the slowest pulse of the night, and many devices use it, or something near
      it, as your resting rate. It drops as fitness grows. When your body is still dealing with alcohol, a late
      meal, heat or a hard session, the low point tends to be higher and to come later in the night. One odd value
      can be a misreading; a week of higher ones is information.`,
    sources: [
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["sleeping_hr_min", "sleeping_hr", "resting_hr"],
  },
  {
    id: "highest_sleeping_heart_rate",
    title: "highest sleeping heart rate",
    terms:
      "(highest|maximum|max|peak) ...2 (sleeping|nightly|night|overnight) (heart rate|hr|pulse) " +
      "| (highest|maximum|max|peak) (heart rate|hr|pulse) ...2 (asleep|night|sleep|sleeping) | " +
      "heart rate spike/s ...4 (sleep|night|asleep) | (sleep|night|asleep) ...4 heart rate " +
      "spike/s",
    asked: [
      "what does my highest sleeping heart rate mean?",
      "why does my heart rate spike at night",
      "max heart rate during sleep",
    ],
    text: `The highest sleeping heart rate is the fastest pulse of the night, and short spikes are normal: turning
      over, a dream, a brief awakening or a trip to the bathroom will do it. Because it is a single extreme value,
      it is the least telling number of the night. If you wake with your heart racing or pounding again and again,
      or gasping for air, tell your doctor.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Raviele A et al. (EHRA), Europace 13:920", year: 2011 },
    ],
    metrics: ["sleeping_hr_max", "sleeping_hr", "wakeups"],
  },
]
