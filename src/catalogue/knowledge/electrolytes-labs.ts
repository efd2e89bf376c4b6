import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Salts and minerals in the blood. */
export const electrolytesLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sodium_test",
    title: "sodium in the blood",
    terms:
      "(blood|serum|low|high|my) sodium | sodium (level/s|test|result|value|blood) | " +
      "hyponatremia | hypernatremia | hyponatraemia",
    asked: ["what does low sodium mean?", "what affects my sodium", "why is my sodium level high"],
    text: `Sodium in the blood shows the balance between salt and water, and mostly the water: low usually means too
      much water held back, high usually too little drunk. Water tablets, some antidepressants, vomiting, diarrhea,
      heart, kidney or hormone trouble, and drinking very much during long sports lower it. How salty you eat hardly
      shows. Confusion, a bad headache or cramps with a low value are an emergency; any clear deviation belongs with
      a doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Hew-Butler T et al., Clin J Sport Med 25:303", year: 2015 },
    ],
    metrics: ["water_ml"],
    analytes: ["sodium"],
  },
  {
    id: "potassium_test",
    title: "potassium",
    terms: "potassium | hyperkalemia | hypokalemia | hyperkalaemia | hypokalaemia",
    asked: ["what does high potassium mean?", "why is my potassium low", "what affects potassium"],
    text: `Potassium keeps heart and muscles beating and moving, so the body holds it within narrow limits. The most
      common cause of a high result is harmless: a difficult blood draw, a clenched fist or a tube left too long.
      Weak kidneys, blood pressure medicines and salt substitutes truly raise it; vomiting, diarrhea and water
      tablets lower it. A clear deviation should be repeated soon by a doctor; with weakness or an irregular
      heartbeat, today.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "UK Kidney Association, Hyperkalaemia guideline", year: 2023 },
    ],
    metrics: [],
    analytes: ["potassium"],
  },
  {
    id: "chloride",
    title: "chloride",
    terms: "chloride !(magnesium)",
    asked: ["what is chloride in a blood test?", "what does high chloride mean", "chloride low"],
    text: `Chloride is the partner of sodium: it helps to balance water and acid in the body and mostly moves along
      with sodium. Vomiting and water tablets lower it; diarrhea, much salty infusion and some kidney troubles raise
      it. By itself it rarely says much, so it is read with sodium and bicarbonate. A value slightly out of range
      while the others are fine usually means nothing; a clear one is a question for your doctor.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["chloride"],
  },
  {
    id: "bicarbonate",
    title: "bicarbonate and the anion gap",
    terms:
      "bicarbonate !(soda) | <!(end tidal) (co2|carbon dioxide) (level/s|test|blood|result|in " +
      "my blood|in blood|total) | total co2 | anion gap",
    asked: [
      "what is bicarbonate in a blood test?",
      "what does a high anion gap mean",
      "what does low co2 in blood mean",
    ],
    text: `Bicarbonate, often printed as CO2, is the blood's buffer against acid; the anion gap is worked out from
      it to see whether unmeasured acids are about. Low bicarbonate comes with diarrhea, weak kidneys or acids, as
      in uncontrolled diabetes; high with vomiting, water tablets or long-standing lung disease. A tube left open or
      late lowers it. Slight deviations are common. A clearly high gap, or one with illness, needs a doctor
      promptly.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
    ],
    metrics: [],
    analytes: ["co2", "anion_gap"],
  },
  {
    id: "calcium_test",
    title: "calcium in the blood",
    terms:
      "(blood|serum|total|ionized|ionised|corrected|adjusted|high|low) calcium | calcium " +
      "!(supplement/s|intake|rich|score) | hypercalcemia | hypocalcemia",
    asked: ["what does high calcium mean?", "what is ionized calcium", "what affects my calcium"],
    text: `Blood calcium is steered by hormones and says little about your bones or how much calcium you eat. About
      half is bound to protein, so a low albumin makes the total look low; ionized calcium is the free, active part.
      High values most often come from an overactive parathyroid gland, some medicines or too much vitamin D; low
      ones from lack of vitamin D or weak kidneys. Repeat any deviation, then see your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Bilezikian JP et al., J Bone Miner Res 37:2293", year: 2022 },
    ],
    metrics: [],
    analytes: ["calcium", "calcium_ionized"],
  },
  {
    id: "magnesium_test",
    title: "magnesium in the blood",
    terms:
      "(blood|serum|low|high|my) magnesium | magnesium (level/s|test|result|value|deficien*) " +
      "| magnesium ...3 blood | hypomagnesemia",
    asked: [
      "what does low magnesium mean?",
      "how is magnesium measured in blood",
      "what affects magnesium levels",
    ],
    text: `A blood test sees only a tiny part of your magnesium, since most sits in bone and inside cells, so a
      normal value does not rule out a lack. Low values come with alcohol, diarrhea, acid-blocking medicines, water
      tablets or poorly controlled diabetes; high ones mostly with weak kidneys together with supplements or
      laxatives. Nuts, beans, seeds and whole grains provide it. A clear deviation, or cramps with palpitations, is
      for your doctor.`,
    sources: [
      { name: "NIH ODS, Magnesium fact sheet", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["magnesium"],
  },
  {
    id: "phosphate",
    title: "phosphate",
    terms: "phosphate/s !(alkaline) | phosphorus",
    asked: [
      "what is phosphate in a blood test?",
      "what does high phosphate mean",
      "low phosphorus meaning",
    ],
    text: `Phosphate works with calcium in bones and in the energy supply of every cell; kidneys and the parathyroid
      hormone keep it steady. It changes with the time of day and after meals, and a damaged sample reads high. Weak
      kidneys raise it; lack of vitamin D, heavy drinking and eating again after starving lower it. Children run
      higher. Small deviations are common; a clear or repeated one is a matter for your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
    ],
    metrics: [],
    analytes: ["phosphate"],
  },
  {
    id: "osmolality",
    title: "osmolality",
    terms: "osmolality | osmolarity",
    asked: ["what is osmolality?", "what does high serum osmolality mean", "osmolality blood test"],
    text: `Osmolality says how concentrated your blood is: how much salt, sugar and urea is dissolved in its water.
      It rises when you have drunk too little, with very high blood sugar or after alcohol, and falls when the body
      holds on to too much water. Thirst and a hormone normally keep it within narrow limits. It is ordered mostly
      to explain an odd sodium, and is best read by the doctor who ordered it.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["water_ml"],
    analytes: ["osmolality"],
  },
]
