import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Signs of inflammation. */
export const inflammationLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sed_rate",
    title: "sedimentation rate",
    terms:
      "esr | (esr|sed rate) ...2 crp | crp ...2 (esr|sed rate) | (sed|sedimentation) rate | " +
      "erythrocyte sedimentation",
    asked: ["what is ESR?", "what does a high sed rate mean", "esr vs crp"],
    text: `The sedimentation rate shows how fast red blood cells sink in a tube; inflammation makes them sink
      faster. It reacts slowly, staying up for weeks after an infection, while CRP is quicker. Age, female sex,
      pregnancy, anemia and extra weight raise it without illness. So a mild rise alone says little and is repeated.
      A very high one, or one with fever, weight loss, headache or stiff shoulders, needs a doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["esr"],
  },
  {
    id: "crp",
    title: "CRP",
    terms: "<!(hs|high sensitivity) (crp|c-reactive protein) !(high sensitivity|cardiac)",
    asked: ["what is CRP?", "what does a high CRP mean", "why is my crp high"],
    text: `CRP is a protein the liver releases within hours of an infection, injury or inflammation, and it falls
      again within days. A cold, a dental problem, a hard race or an operation can raise it; extra weight, smoking
      and poor sleep keep it slightly up. High values tend to mean bacteria or strong inflammation. If you were ill,
      repeat it after two or three weeks. High without a reason, or with fever, see a doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Pearson TA et al., AHA/CDC statement, Circulation 107:499", year: 2003 },
    ],
    metrics: ["resting_hr", "skin_temp_dev"],
    analytes: ["crp", "hs_crp"],
  },
  {
    id: "hs_crp",
    title: "hs-CRP",
    terms:
      "(hs|high sensitivity) (crp|c-reactive protein) | hscrp | crp high sensitivity | " +
      "cardiac crp",
    asked: ["what is hs-CRP?", "what does a high hs-crp mean", "how do I lower hscrp"],
    text: `hs-CRP is CRP measured finely enough to see the quiet inflammation that goes with heart risk: below 1
      mg/L low, 1 to 3 average, above 3 higher. Above 10 it reflects an infection or injury and should be repeated
      when you are well. It jumps about, so two tests two weeks apart are advised. Weight loss, exercise, not
      smoking and healthy gums lower it. Let your doctor weigh it with your other risks.`,
    sources: [
      { name: "Pearson TA et al., AHA/CDC statement, Circulation 107:499", year: 2003 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: ["weight_kg", "active_minutes"],
    analytes: ["hs_crp"],
  },
  {
    id: "lower_inflammation",
    title: "lowering inflammation",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting " +
      "down|decreas/e/es/ing|fight/s/ing) ...4 (inflammation|crp) | anti-inflammatory | " +
      "chronic inflammation | inflammation (marker/s|value/s)",
    asked: [
      "how do I lower inflammation?",
      "what reduces CRP",
      "does an anti-inflammatory diet work",
    ],
    text: `Losing extra weight, moving regularly, not smoking and sleeping enough are what lower quiet inflammation
      most reliably. A Mediterranean way of eating lowers CRP modestly in trials; single foods or spices promise
      more than they hold. First rule out a plain reason, such as a cold, sore gums or a hard race. If CRP stays up
      although you feel well, that is a question for your doctor.`,
    sources: [
      { name: "Pearson TA et al., AHA/CDC statement, Circulation 107:499", year: 2003 },
      { name: "Schwingshackl L & Hoffmann G, Nutr Metab Cardiovasc Dis 24:929", year: 2014 },
    ],
    metrics: ["weight_kg", "active_minutes", "sleep_minutes"],
    analytes: ["crp", "hs_crp"],
    steps: [
      "Test only when you have been well for two to three weeks",
      "Move briskly most days",
      "Lose some weight if you carry extra",
      "Eat vegetables, beans, nuts, fish and olive oil most days",
      "If you smoke, get help to stop",
      "Have your gums looked at by a dentist",
    ],
  },
  {
    id: "homocysteine",
    title: "homocysteine",
    terms: "homocysteine | hcy",
    asked: [
      "what is homocysteine?",
      "what does high homocysteine mean",
      "should I lower my homocysteine",
    ],
    text: `Homocysteine is an amino acid that the body clears with the help of folate, vitamin B12 and B6. A high
      level mostly points to a lack of one of them, or to weak kidneys; age, smoking, much coffee, an underactive
      thyroid and some medicines raise it too. It goes with heart disease, but lowering it with vitamins did not
      prevent heart attacks in trials. Have B12 and folate checked, and ask your doctor.`,
    sources: [
      { name: "Martí-Carvajal AJ et al., Cochrane CD006612", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["homocysteine"],
  },
  {
    id: "procalcitonin",
    title: "procalcitonin",
    terms: "procalcitonin | procalcitonin ...2 crp | crp ...2 procalcitonin",
    asked: ["what is procalcitonin?", "what does high procalcitonin mean", "procalcitonin vs crp"],
    text: `Procalcitonin rises within hours in serious bacterial infections and much less in viral ones, so
      hospitals use it to judge how ill someone is and whether antibiotics still help. Operations, burns, injuries
      and weak kidneys raise it as well. It is not a test for people who feel well: a low value does not rule out
      every infection. A high one with fever, chills or confusion is an emergency.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Schuetz P et al., Cochrane CD007498", year: 2017 },
    ],
    metrics: [],
    analytes: ["procalcitonin"],
  },
]
