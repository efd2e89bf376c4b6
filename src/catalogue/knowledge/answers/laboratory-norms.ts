import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** What is normal in a blood test, by guideline. */
export const laboratoryNorms: ReadonlyArray<ShortAnswer> = [
  {
    id: "normal_ferritin",
    title: "a normal ferritin",
    terms: "ferritin",
    asks: ["normal"],
    asked: [
      "whats a normal ferritin for a man",
      "what is a good ferritin level",
      "what is a normal ferritin",
    ],
    text: `About 24 to 336 ng/mL in men and 24 to 307 in women, by the American Board of Internal Medicine; for
      women the Mayo Clinic prints from 11 on. Below 15 means empty stores, says the WHO, and inflammation can make
      it look better than it is.`,
    sources: [
      { name: "ABIM, Laboratory test reference ranges", year: 2026 },
      { name: "Mayo Clinic, Ferritin test", year: 2023 },
      { name: "WHO, Use of ferritin concentrations", year: 2020 },
    ],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "normal_hemoglobin",
    title: "a normal hemoglobin",
    terms: "hemoglobin !(a1c) | haemoglobin | hgb",
    asks: ["normal"],
    asked: [
      "what's a normal hemoglobin for men",
      "what is a normal hemoglobin for a woman",
      "what is a good hemoglobin level",
    ],
    text: `At least 13 g/dL in men and 12 in women who are not pregnant, by the WHO; below that is called anemia. US
      ranges run from 14 to 18 in men and 12 to 16 in women. Altitude and smoking raise it, pregnancy and endurance
      training lower it. Show your doctor a low one: the cause should be found.`,
    sources: [
      { name: "WHO, Guideline on haemoglobin cutoffs", year: 2024 },
      { name: "ABIM, Laboratory test reference ranges", year: 2026 },
    ],
    metrics: [],
    analytes: ["hemoglobin"],
  },
  {
    id: "normal_fasting_glucose",
    title: "a normal fasting glucose",
    terms:
      "(fasting|morning) (glucose|blood sugar|sugar) | (blood sugar|glucose) !(average|time|after)",
    asks: ["normal"],
    asked: [
      "what is a normal fasting glucose",
      "what is a normal blood sugar",
      "what should fasting blood sugar be",
    ],
    text: `Below 100 mg/dL (5.6 mmol/L) after a night without food is normal; 100 to 125 is called prediabetes, and
      126 or more, confirmed, diabetes. Through the day, meals included, healthy people stay mostly below 140.`,
    sources: [
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "Shah VN et al., J Clin Endocrinol Metab 104:4356", year: 2019 },
    ],
    metrics: [],
    analytes: ["glucose_fasting"],
  },
  {
    id: "normal_hba1c",
    title: "a normal HbA1c",
    terms: "hba1c | a1c | hb a1c",
    asks: ["normal"],
    asked: ["what is a normal a1c", "what is a good hba1c", "what should my hba1c be"],
    text: `Below 5.7 percent is normal, 5.7 to 6.4 is called prediabetes, and 6.5 or more, confirmed, diabetes.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: [],
    analytes: ["hba1c"],
  },
  {
    id: "normal_ldl",
    title: "a good LDL",
    terms: "ldl !(hdl|ratio|to)",
    asks: ["normal"],
    asked: ["what is a normal ldl", "what's a good ldl", "what should ldl be"],
    text: `Below 100 mg/dL suits healthy people without other risks, by European guidance below 116; with diabetes,
      heart or kidney disease the target is lower, down to 55. Your doctor sets it by your whole risk.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "NIH MedlinePlus, Cholesterol levels", year: 2024 },
    ],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "normal_hdl",
    title: "a good HDL",
    terms: "hdl !(ldl|ratio|to)",
    asks: ["normal"],
    asked: ["what's a good hdl", "what is a normal hdl level"],
    text: `At least 40 mg/dL in men and 50 in women; 60 or more is good. Very high values bring no extra
      protection, and LDL counts for more.`,
    sources: [
      { name: "NCEP ATP III, Circulation 106:3143", year: 2002 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: [],
    analytes: ["hdl_c"],
  },
  {
    id: "normal_triglycerides",
    title: "normal triglycerides",
    terms: "triglyceride/s",
    asks: ["normal"],
    asked: ["what are normal triglycerides", "what is a normal triglyceride level"],
    text: `Below 150 mg/dL after a fast is normal, 150 to 199 borderline, 200 and more high; from 500 the pancreas
      is at risk, so see a doctor soon.`,
    sources: [{ name: "NCEP ATP III, Circulation 106:3143", year: 2002 }],
    metrics: [],
    analytes: ["triglycerides"],
  },
  {
    id: "normal_cholesterol",
    title: "a normal cholesterol",
    terms: "(total) cholesterol | <!(ldl|hdl|lower|total) cholesterol !(checked|test|down)",
    asks: ["normal"],
    asked: ["what is a normal cholesterol level"],
    text: `Below 200 mg/dL (5.2 mmol/L) in total is desirable, 200 to 239 borderline. LDL says more: below 100
      suits most healthy people.`,
    sources: [{ name: "NIH MedlinePlus, Cholesterol levels", year: 2024 }],
    metrics: [],
    analytes: ["cholesterol_total"],
  },
  {
    id: "normal_tsh",
    title: "a normal TSH",
    terms: "tsh | thyroid (level/s|value/s|test)",
    asks: ["normal"],
    asked: ["what is a normal tsh", "what's a good tsh level"],
    text: `About 0.4 to 4 mIU/L in adults; laboratories differ a little, older people run somewhat higher, and in
      pregnancy it is lower. A mild deviation is repeated after some weeks before anything is done.`,
    sources: [{ name: "Garber JR et al. (AACE/ATA), Thyroid 22:1200", year: 2012 }],
    metrics: [],
    analytes: ["tsh"],
  },
  {
    id: "normal_crp",
    title: "a normal CRP",
    terms: "crp | hs crp | c reactive protein",
    asks: ["normal"],
    asked: ["what is a normal crp", "what is a good hs crp"],
    text: `Up to about 8 mg/L in an ordinary test. For the heart, an hs-CRP below 1 is low risk, 1 to 3 average and
      above 3 higher. Above 10 there is mostly an infection or injury, so it is repeated two weeks later.`,
    sources: [
      { name: "Pearson TA et al. (AHA/CDC), Circulation 107:499", year: 2003 },
      { name: "ABIM, Laboratory test reference ranges", year: 2026 },
    ],
    metrics: [],
    analytes: ["hs_crp", "crp"],
  },
  {
    id: "normal_vitamin_d",
    title: "a normal vitamin D",
    terms: "vitamin d | vit d | 25 oh",
    asks: ["normal"],
    asked: [
      "what is a normal vitamin d level",
      "what should my vitamin d be",
      "what is a good vitamin d level",
    ],
    text: `20 ng/mL (50 nmol/L) or more is enough for most people and below 12 a lack, say US authorities; some
      laboratories, and the American Board of Internal Medicine, print 30 as their limit.`,
    sources: [
      { name: "NIH ODS, Vitamin D fact sheet", year: 2024 },
      { name: "ABIM, Laboratory test reference ranges", year: 2026 },
    ],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "normal_b12",
    title: "a normal vitamin B12",
    terms: "b12 | b 12",
    asks: ["normal"],
    asked: ["what is a normal b12 level", "what should b12 be"],
    text: `Most laboratories call 200 or 250 pg/mL and more normal; between 150 and 399 a second test, of
      methylmalonic acid, can show whether you lack it.`,
    sources: [{ name: "NIH ODS, Vitamin B12 fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "normal_egfr",
    title: "a normal kidney value",
    terms: "egfr | kidney function | gfr",
    asks: ["normal"],
    asked: ["what is a normal egfr", "what is a normal kidney function"],
    text: `90 mL/min/1.73 m² or more is normal, 60 to 89 slightly lower, which alone is no disease; below 60 for
      over three months is called chronic kidney disease. It falls slowly with age.`,
    sources: [{ name: "KDIGO 2024 CKD guideline", year: 2024 }],
    metrics: [],
    analytes: ["egfr"],
  },
  {
    id: "normal_uric_acid",
    title: "a normal uric acid",
    terms: "uric acid | urate",
    asks: ["normal"],
    asked: ["what is a normal uric acid level", "what should uric acid be"],
    text: `Below 6.8 mg/dL uric acid stays dissolved; laboratories commonly print up to about 7 for men and 6 for
      women. In people treated for gout the aim is below 6.`,
    sources: [
      { name: "ACR gout guideline, Arthritis Care Res 72:744", year: 2020 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["uric_acid"],
  },
  {
    id: "normal_testosterone",
    title: "a normal testosterone",
    terms: "testosterone",
    asks: ["normal"],
    asked: ["what is a normal testosterone level", "what's a good testosterone for a man"],
    text: `In men, less than 300 ng/dL in two morning tests counts as low, says the American Urological
      Association. It is highest in the morning and falls somewhat with age, weight and short nights.`,
    sources: [{ name: "Mulhall JP et al. (AUA), J Urol 200:423", year: 2018 }],
    metrics: [],
    analytes: ["testosterone_total"],
  },
  {
    id: "normal_alt",
    title: "normal liver values",
    terms: "alt !(and) | alat | gpt | liver (value/s|enzyme/s)",
    asks: ["normal"],
    asked: ["what is a normal alt", "what are normal liver values"],
    text: `A healthy ALT is up to 29 to 33 U/L in men and 19 to 25 in women, says the American College of
      Gastroenterology; many reports still print higher limits. Hard training can raise it for days.`,
    sources: [{ name: "Kwo PY et al. (ACG), Am J Gastroenterol 112:18", year: 2017 }],
    metrics: [],
    analytes: ["alt"],
  },
  {
    id: "normal_apob",
    title: "a good ApoB",
    terms: "apob | apo b | apolipoprotein b",
    asks: ["normal"],
    asked: ["what is a good apob", "what is a normal apob"],
    text: `Below 100 mg/dL is what European experts aim for at moderate risk, below 80 at high and below 65 at very
      high risk.`,
    sources: [{ name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 }],
    metrics: [],
    analytes: ["apob"],
  },
  {
    id: "normal_blood_pressure",
    title: "a normal blood pressure",
    terms: "blood pressure | bp",
    asks: ["normal"],
    asked: ["what's a good bp"],
    text: `Below 120 over 80 mmHg is normal. American guidelines call 130 over 80 and more high; European ones 140
      over 90 in the practice or 135 over 85 at home. Judge the average of a week, not one reading.`,
    sources: [
      { name: "ACC/AHA 2017 hypertension guideline", year: 2017 },
      { name: "ESC 2024 blood pressure guideline", year: 2024 },
    ],
    metrics: ["bp_systolic"],
  },
]
