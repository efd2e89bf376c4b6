import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Thyroid values. */
export const thyroidLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "tsh",
    title: "TSH",
    terms: "tsh | thyrotropin | thyroid stimulating",
    asked: [
      "what is TSH?",
      "what does a high TSH mean",
      "what affects tsh",
      "what does low tsh mean",
    ],
    text: `TSH is the signal by which the brain drives the thyroid, so it moves opposite to it: high suggests an
      underactive gland, low an overactive one. It is highest at night, rises with age, and shifts with illness,
      pregnancy, biotin and many medicines. A mild deviation with normal free T4 often returns to normal, so it is
      repeated after two or three months. Take a clear one to your doctor, sooner if you are pregnant.`,
    sources: [
      { name: "NICE NG145, Thyroid disease", year: 2019 },
      { name: "Pearce SHS et al., Eur Thyroid J 2:215", year: 2013 },
    ],
    metrics: ["resting_hr", "weight_kg"],
    analytes: ["tsh"],
  },
  {
    id: "free_t4",
    title: "T4",
    terms: "(free t4|ft4|total t4|t4|thyroxine|thyroxin) !(and t3)",
    asked: ["what is free T4?", "what does low T4 mean", "free t4 vs total t4"],
    text: `T4 is the main hormone of the thyroid; free T4 is the small part not bound to protein, and is the one
      that counts. Low with a high TSH suggests an underactive thyroid, high with a low TSH an overactive one. Total
      T4 also moves with the carrier proteins, so pregnancy or the pill raises it. Biotin, heparin, illness and a
      thyroid tablet just before the draw distort it. Let your doctor read it with TSH.`,
    sources: [
      { name: "NICE NG145, Thyroid disease", year: 2019 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["free_t4", "total_t4"],
  },
  {
    id: "t3",
    title: "T3",
    terms: "<!(reverse) (free t3|ft3|total t3|t3|triiodothyronine)",
    asked: ["what is free T3?", "what does low T3 mean", "free t3 vs total t3"],
    text: `T3 is the active thyroid hormone, made mostly from T4 in the body's tissues. It is useful above all when
      an overactive thyroid is suspected: then it is high while TSH is low. Low T3 with normal TSH is usually the
      body saving energy, in illness, hard dieting or heavy training, and settles by itself. Total T3 moves with
      carrier proteins too, and biotin distorts both. Ask your doctor about a high one.`,
    sources: [
      { name: "NICE NG145, Thyroid disease", year: 2019 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["intake_kcal", "training_load"],
    analytes: ["free_t3", "total_t3"],
  },
  {
    id: "reverse_t3",
    title: "reverse T3",
    terms: "reverse t3 | rt3",
    asked: ["what is reverse T3?", "what does high reverse t3 mean", "should I test rt3"],
    text: `Reverse T3 is an inactive form of thyroid hormone that the body makes more of when it saves energy.
      Illness, hard dieting, fasting, surgery and some medicines raise it, and it settles as you recover. It is
      sometimes sold as a sign of hidden thyroid trouble, but there is no good evidence for that and no treatment
      follows from it. TSH and free T4 answer the question better; ask your doctor about those.`,
    sources: [{ name: "Gomes-Lima C & Burman KD, Cleve Clin J Med 85:450", year: 2018 }],
    metrics: [],
    analytes: ["reverse_t3"],
  },
  {
    id: "thyroid_antibodies",
    title: "thyroid antibodies",
    terms:
      "thyroid antibod* | (tpo|thyroglobulin|tg) (ab|antibod*) | anti (tpo|tg|thyroglobulin) " +
      "| tpo | thyroid peroxidase | hashimoto/s | hashimoto's | tgab",
    asked: [
      "what are TPO antibodies?",
      "what do high thyroid antibodies mean",
      "what does positive anti-tpo mean",
      "do I have hashimoto",
    ],
    text: `TPO and thyroglobulin antibodies show that the immune system has the thyroid in its sights; they are
      found in about one in ten people, more often women, and most of them have a normal thyroid. They make an
      underactive thyroid, of the type called Hashimoto, more likely in later years. The height of the number
      matters little and need not be followed. With antibodies, have TSH checked now and then; your doctor can say
      how often.`,
    sources: [
      { name: "Hollowell JG et al., J Clin Endocrinol Metab 87:489", year: 2002 },
      { name: "NICE NG145, Thyroid disease", year: 2019 },
    ],
    metrics: [],
    analytes: ["tpo_ab", "tg_ab"],
  },
  {
    id: "thyroid_function",
    title: "thyroid values",
    terms:
      "thyroid (value/s|function|test/s|panel|level/s|number/s|health|problem/s|lab/s) | " +
      "(underactive|overactive) thyroid | hypothyroid* | hyperthyroid* | is my thyroid",
    asked: [
      "what do thyroid values mean?",
      "do I have an underactive thyroid",
      "can a thyroid problem change my heart rate",
      "is my thyroid ok",
    ],
    text: `TSH is the first look at the thyroid, with free T4 added when TSH is off. An underactive gland tends to
      make you tired, cold, heavier and slow of pulse; an overactive one restless, warm, lighter and quick of pulse.
      All these have other causes, so only the blood test tells. Test when you are well, and mention biotin. A
      racing heart, or a deviation when pregnant, should be seen by a doctor promptly.`,
    sources: [
      { name: "NICE NG145, Thyroid disease", year: 2019 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["resting_hr", "weight_kg", "hrv_rmssd"],
    analytes: ["tsh", "free_t4", "free_t3"],
  },
]
