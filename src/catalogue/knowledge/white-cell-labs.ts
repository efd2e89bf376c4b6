import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** White blood cells by kind. */
export const whiteCellLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "neutrophils",
    title: "neutrophils",
    terms: "neutrophil/s | anc | neutropenia | neutrophilia | segs",
    asked: [
      "what are neutrophils?",
      "what does a high neutrophil count mean",
      "why are my neutrophils low",
    ],
    text: `Neutrophils are the most common white blood cells, the first line against bacteria. They rise with
      infections, inflammation, stress, hard exercise, smoking and steroids; they fall after viruses and with some
      medicines. Many people of African or Middle Eastern origin have fewer, quite healthily. The absolute count
      matters more than the percentage. Repeat it when you are well. Fever with a very low count is an emergency.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["neutrophils_abs", "neutrophils_pct"],
  },
  {
    id: "lymphocytes",
    title: "lymphocytes",
    terms: "lymphocyte/s | lymphs | lymphopenia | lymphocytosis",
    asked: [
      "what are lymphocytes?",
      "what does high lymphocytes mean",
      "why are my lymphocytes low",
    ],
    text: `Lymphocytes are the white blood cells that recognize viruses and remember them. They rise with virus
      infections and smoking, and drop for a while with stress, steroids, an acute illness or after hard exercise. A
      high percentage may only mean that neutrophils are few, so look at the absolute count. Repeat it some weeks
      after an infection. A count that stays high, or comes with swollen glands or night sweats, needs a doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["lymphocytes_abs", "lymphocytes_pct"],
  },
  {
    id: "monocytes",
    title: "monocytes",
    terms: "monocyte/s | monos | monocytosis",
    asked: ["what are monocytes?", "what does high monocytes mean", "monocytes slightly high"],
    text: `Monocytes are white blood cells that clear up after infections and damage. A slight rise is common while
      you are getting over an infection, and also with long-lasting inflammation, stress or smoking. A low share
      rarely means anything. Go by the absolute count and not the percentage, and repeat it after some weeks of
      being well. If it stays raised for months, your doctor should look into it.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["monocytes_abs", "monocytes_pct"],
  },
  {
    id: "eosinophils",
    title: "eosinophils",
    terms: "eosinophil/s | eosinophilia | eos (count|high|low|%)",
    asked: [
      "what are eosinophils?",
      "what does high eosinophils mean",
      "do allergies raise eosinophils",
    ],
    text: `Eosinophils are white blood cells that deal with allergies and parasites, so a mild rise most often comes
      with hay fever, asthma, eczema or a reaction to a medicine. Travel to warm countries makes worms a question.
      Steroids and acute stress lower them, and low is no worry. They vary through the day. An absolute count of 1.5
      thousand per microliter or more, or a rise with breathlessness, fever or rash, belongs with your doctor.`,
    sources: [
      { name: "Butt NM et al., BSH guideline, Br J Haematol 176:553", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["eosinophils_abs", "eosinophils_pct"],
  },
  {
    id: "basophils",
    title: "basophils",
    terms: "basophil/s | basophilia | basos",
    asked: ["what are basophils?", "what does high basophils mean", "basophils 0"],
    text: `Basophils are the rarest white blood cells, involved in allergies; zero or one percent is quite usual,
      and a low count has no meaning. A slight rise can come with allergy, an underactive thyroid or long-lasting
      inflammation. Since so few are counted, the number jumps from test to test. Only an absolute count that stays
      raised, above all with other blood cells off, should be looked into by a doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["basophils_abs", "basophils_pct"],
  },
  {
    id: "immature_granulocytes",
    title: "immature granulocytes",
    terms: "immature granulocyte/s | ig % | left shift",
    asked: [
      "what are immature granulocytes?",
      "what does high immature granulocytes mean",
      "what is a left shift",
    ],
    text: `Immature granulocytes are young white blood cells that the bone marrow sends out early when demand is
      high. A small share can appear with infections, inflammation, steroids, in pregnancy or after hard strain, and
      goes away again. Alone and without symptoms a slight rise means little; repeat it when you are well. A clear
      rise, one that stays, or one with fever should be seen by a doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["immature_granulocytes_pct"],
  },
]
