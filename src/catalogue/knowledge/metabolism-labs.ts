import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood sugar and insulin as laboratories measure them. */
export const metabolismLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "glucose_test",
    title: "a blood glucose test",
    terms:
      "(random|serum|plasma|lab|laboratory|non-fasting|spot) (glucose|blood sugar) | " +
      "(glucose|blood sugar) ...2 (test|lab|blood test|result)",
    asked: [
      "what is a random glucose test?",
      "what does my lab glucose mean",
      "is my random blood sugar normal",
    ],
    text: `A blood glucose test shows the sugar in your blood at that one moment, so it depends on when you last
      ate. Illness, stress, poor sleep, steroids and exercise move it, and a tube left standing too long reads low.
      After meals a rise is normal. Together with thirst and frequent urination, 200 mg/dL or more needs a doctor
      without delay. For the long view, HbA1c or a fasting test says more.`,
    sources: [
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["glucose_avg"],
    analytes: ["glucose"],
  },
  {
    id: "fasting_glucose",
    title: "fasting glucose",
    terms:
      "fasting (glucose|blood sugar|plasma glucose|sugar) !(test without) | (fpg|fbs) | " +
      "morning (glucose|blood sugar)",
    asked: [
      "what is fasting glucose?",
      "what should my fasting blood sugar be",
      "what affects fasting glucose",
    ],
    text: `Fasting glucose is your blood sugar after at least eight hours without food. Below 100 mg/dL is normal,
      100 to 125 is the range called prediabetes, and 126 or more, confirmed by a second test, is the range of
      diabetes. A bad night, stress, infection, steroids or a late dinner can push it up for a day. Repeat a raised
      value, and take it to your doctor if it stays.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: ["glucose_avg", "glucose_min", "sleep_minutes"],
    analytes: ["glucose_fasting"],
  },
  {
    id: "hba1c",
    title: "HbA1c",
    terms:
      "(hba1c|a1c|hb a1c|hgb a1c|glycated hemoglobin|glycated haemoglobin|hemoglobin " +
      "a1c|haemoglobin a1c) | estimated average glucose | eag",
    asked: [
      "what is HbA1c?",
      "what does an A1c of 5.7 mean",
      "how far can I trust a1c",
      "what is estimated average glucose",
    ],
    text: `HbA1c shows your average blood sugar over about the past three months, by the share of red blood cells'
      hemoglobin that has sugar on it. Below 5.7 percent is normal, 5.7 to 6.4 is called prediabetes, 6.5 or more,
      confirmed, diabetes. Estimated average glucose is the same result in everyday units: 6 percent is about 126
      mg/dL. Anemia, iron deficiency, blood loss and pregnancy distort it. Discuss a raised one with your doctor.`,
    sources: [
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "Nathan DM et al., Diabetes Care 31:1473", year: 2008 },
    ],
    metrics: ["glucose_avg"],
    analytes: ["hba1c", "eag"],
  },
  {
    id: "lower_hba1c",
    title: "lowering HbA1c",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting " +
      "down|decreas/e/es/ing|improv/e/es/ing|drop/ping) ...4 (hba1c|a1c|fasting " +
      "glucose|fasting blood sugar) | (get/s|getting|bring/s) ...3 (hba1c|a1c|fasting " +
      "glucose) ...2 (down|lower)",
    asked: ["how do I lower my HbA1c?", "how to bring down a1c naturally", "get my a1c lower"],
    text: `Losing some weight and moving more are what lower HbA1c best. In the US Diabetes Prevention Program,
      people at risk who aimed for 7 percent less weight and 150 minutes of activity a week developed diabetes 58
      percent less often. Walking after meals and fewer sweet drinks help too. HbA1c looks back about three months,
      so give it that long. If you take diabetes medicine, plan changes with your doctor, to avoid lows.`,
    sources: [
      { name: "Knowler WC et al., N Engl J Med 346:393", year: 2002 },
      { name: "Reynolds AN et al., Diabetologia 59:2572", year: 2016 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["active_minutes", "steps", "weight_kg", "sugar_g", "glucose_avg"],
    analytes: ["hba1c", "glucose_fasting"],
    steps: [
      "Work up to 150 minutes of brisk activity a week",
      "Walk for ten minutes after your largest meals",
      "Replace sweet drinks and juice with water",
      "Fill half the plate with vegetables and choose whole grains",
      "If you carry extra weight, lose it slowly",
      "Repeat HbA1c after three months",
    ],
  },
  {
    id: "prediabetes",
    title: "prediabetes",
    terms:
      "(pre-diabetes|prediabetes|prediabetic|pre-diabetic|borderline diabetes|borderline " +
      "diabetic)",
    asked: ["what is prediabetes?", "am I prediabetic", "can prediabetes be reversed"],
    text: `Prediabetes means blood sugar above normal but below the range of diabetes: HbA1c from 5.7 to 6.4
      percent, or fasting glucose from 100 to 125 mg/dL. It is a raised risk, not a verdict; many people bring it
      back to normal with some weight loss and regular movement. One test can mislead, so it should be repeated.
      Only your doctor can diagnose it, and will usually check it again every year.`,
    sources: [
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "Knowler WC et al., N Engl J Med 346:393", year: 2002 },
    ],
    metrics: ["active_minutes", "weight_kg", "glucose_avg"],
    analytes: ["hba1c", "glucose_fasting"],
  },
  {
    id: "fasting_insulin",
    title: "fasting insulin",
    terms: "fasting insulin | insulin (level/s|test|result|blood test|value)",
    asked: [
      "what is fasting insulin?",
      "what does a high insulin level mean",
      "should I test fasting insulin",
    ],
    text: `Fasting insulin shows how much of this sugar-lowering hormone your body needs at rest. A high value with
      normal sugar often goes with extra weight, little movement or insulin resistance; a low one is common in lean,
      fit people, and with high sugar it needs a doctor. Eating, poor sleep, steroids and different test methods
      move it, so laboratories can hardly be compared. It is not used to diagnose diabetes.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["weight_kg", "active_minutes", "sleep_minutes"],
    analytes: ["insulin_fasting"],
  },
  {
    id: "insulin_resistance",
    title: "insulin resistance",
    terms: "insulin (resistance|resistant|sensitivity) | homa | homa-ir",
    asked: [
      "what is insulin resistance?",
      "what does HOMA-IR mean",
      "how do I improve insulin sensitivity",
      "is my homa ir high",
    ],
    text: `Insulin resistance means your body needs more insulin than usual to move sugar out of the blood. HOMA-IR
      estimates it from fasting glucose and fasting insulin; higher means more resistance. There is no single agreed
      limit, since insulin tests differ, so follow it only within one laboratory. Extra weight around the waist,
      sitting, poor sleep and some medicines raise it; walking, strength training and weight loss bring it down.`,
    sources: [
      { name: "Matthews DR et al., Diabetologia 28:412", year: 1985 },
      { name: "Wallace TM et al., Diabetes Care 27:1487", year: 2004 },
    ],
    metrics: ["active_minutes", "weight_kg", "sleep_minutes"],
    analytes: ["homa_ir", "insulin_fasting", "glucose_fasting"],
  },
  {
    id: "c_peptide",
    title: "C-peptide",
    terms: "c-peptide | cpeptide | connecting peptide",
    asked: ["what is C-peptide?", "what does low c-peptide mean", "what is a c peptide test for"],
    text: `C-peptide is a piece split off whenever your pancreas makes insulin, so it shows how much of your own you
      produce, even if you inject insulin. High values are common with insulin resistance and with weak kidneys,
      which clear it more slowly. Low ones mean little insulin is being made. It depends on the sugar level at the
      time, so the two are read together, and by a doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: [],
    analytes: ["c_peptide"],
  },
  {
    id: "fructosamine",
    title: "fructosamine",
    terms: "fructosamine | fructosamine ...2 (a1c|hba1c) | (a1c|hba1c) ...2 fructosamine",
    asked: ["what is fructosamine?", "fructosamine vs a1c", "what does high fructosamine mean"],
    text: `Fructosamine shows your average blood sugar over about the past two to three weeks, through sugar
      attached to proteins in the blood. It helps where HbA1c misleads, such as with anemia or after blood loss, or
      when a change should show quickly. High means higher sugar. Low protein in the blood, thyroid disease and
      kidney or liver disease distort it. Let your doctor read it beside HbA1c and your own readings.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["glucose_avg"],
    analytes: ["fructosamine"],
  },
  {
    id: "lactate",
    title: "lactate",
    terms: "(lactate|lactic acid) !(threshold|dehydrogenase)",
    asked: ["what is lactate?", "what does high lactate in blood mean", "why is lactic acid high"],
    text: `Lactate is a fuel that muscles release when they work hard, and the liver and heart use it up again. At
      rest it stays low. Exercise just before the test, a clenched fist, a long tourniquet or a slow trip to the
      laboratory raise it harmlessly. In ill people a high value can mean that organs get too little oxygen, so
      hospitals watch it closely. Unexplained and at rest, it needs a doctor promptly.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
    ],
    metrics: [],
    analytes: ["lactate"],
  },
]
