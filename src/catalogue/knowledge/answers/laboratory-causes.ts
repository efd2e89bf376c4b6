import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** What commonly moves a result out of its range. */
export const laboratoryCauses: ReadonlyArray<ShortAnswer> = [
  {
    id: "ldl_causes",
    title: "what raises LDL",
    terms: "ldl | (bad|high) cholesterol | cholesterol",
    asks: ["causes"],
    asked: ["what causes high ldl", "what raises cholesterol", "why would ldl be high"],
    text: `Mostly saturated fat and genes; extra weight, too little movement, an underactive thyroid, pregnancy and
      some medicines raise LDL too. A test can't say which of them it is, so ask your doctor where it stays high.`,
    sources: [{ name: "NHLBI, Blood cholesterol: causes and risk factors", year: 2024 }],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "hdl_causes",
    title: "what lowers HDL",
    terms: "hdl | (good|low) cholesterol",
    asks: ["causes"],
    asked: ["what causes low hdl", "what lowers hdl"],
    text: `Smoking, extra weight, too little movement, high triglycerides, diabetes and genes go with a low HDL. A
      test can't say which of them it is.`,
    sources: [{ name: "NHLBI, Blood cholesterol: causes and risk factors", year: 2024 }],
    metrics: [],
    analytes: ["hdl_c"],
  },
  {
    id: "vitamin_d_causes",
    title: "what lowers vitamin D",
    terms: "vitamin d | vit d",
    asks: ["causes"],
    asked: ["what causes low vitamin d", "what lowers vitamin d", "why is vitamin d low"],
    text: `Mostly too little sun on the skin: winter, days indoors, covered or darker skin. Food has little of it;
      extra weight, age and trouble with taking up fat lower it as well.`,
    sources: [{ name: "NIH ODS, Vitamin D fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "ferritin_causes",
    title: "what lowers ferritin",
    terms: "ferritin | iron stores | low iron",
    asks: ["causes"],
    asked: ["what causes low ferritin", "what can cause low ferritin"],
    text: `Losing blood, by periods or donating, is the most common reason, then little iron in the food, as
      without meat, much endurance sport, and a gut that takes up little. Inflammation raises it and can hide a
      lack. Your doctor looks for the cause of a low one.`,
    sources: [{ name: "Snook J et al. (BSG), Gut 70:2030", year: 2021 }],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "hba1c_causes",
    title: "what raises HbA1c",
    terms: "hba1c | a1c | blood sugar | (fasting|high) (glucose|sugar)",
    asks: ["causes"],
    asked: ["what causes high hba1c", "what raises a1c", "what causes high fasting glucose"],
    text: `A body that answers less to insulin: extra weight around the waist, little movement, short nights and
      genes bring it about. Steroids and stress raise sugar as well, and a lack of iron can raise HbA1c by itself.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: [],
    analytes: ["hba1c", "glucose_fasting", "glucose"],
  },
  {
    id: "triglycerides_causes",
    title: "what raises triglycerides",
    terms: "triglyceride/s",
    asks: ["causes"],
    asked: ["what causes high triglycerides", "what raises triglycerides"],
    text: `Alcohol, sugar and white starch, extra weight, a meal before the test, poorly controlled diabetes, an
      underactive thyroid, genes and some medicines.`,
    sources: [{ name: "NHLBI, High blood triglycerides", year: 2023 }],
    metrics: [],
    analytes: ["triglycerides"],
  },
  {
    id: "uric_acid_causes",
    title: "what raises uric acid",
    terms: "uric acid",
    asks: ["causes"],
    asked: ["what causes high uric acid", "what raises uric acid"],
    text: `Mostly genes and kidneys that let out too little; beer and spirits, sweet drinks, much meat, offal and
      seafood, extra weight and water tablets add to it.`,
    sources: [{ name: "FitzGerald JD et al. (ACR), Arthritis Care Res 72:744", year: 2020 }],
    metrics: [],
    analytes: ["uric_acid"],
  },
  {
    id: "crp_causes",
    title: "what raises CRP",
    terms: "crp | c reactive protein",
    asks: ["causes"],
    asked: ["what causes high crp", "what raises crp"],
    text: `Any inflammation: an infection, an injury, a hard race in the days before, gum disease, or a chronic
      disease; extra weight and smoking keep it slightly up.`,
    sources: [{ name: "Pepys MB & Hirschfield GM, J Clin Invest 111:1805", year: 2003 }],
    metrics: [],
    analytes: ["hs_crp", "crp"],
  },
  {
    id: "liver_causes",
    title: "what raises liver values",
    terms: "liver (value/s|enzyme/s|test/s) | alt | ast | ggt",
    asks: ["causes"],
    asked: ["what causes high liver enzymes", "what raises alt"],
    text: `Most often fat in the liver, from extra weight, or alcohol; hard training in the days before, medicines
      and infections of the liver raise them too. A value that stays up is for your doctor to look into.`,
    sources: [{ name: "Kwo PY et al. (ACG), Am J Gastroenterol 112:18", year: 2017 }],
    metrics: [],
    analytes: ["alt", "ast", "ggt"],
  },
]
