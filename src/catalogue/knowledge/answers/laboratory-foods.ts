import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** What to eat where a result is out of its range. */
export const laboratoryFoods: ReadonlyArray<ShortAnswer> = [
  {
    id: "ldl_foods",
    title: "foods that lower LDL",
    terms: "ldl | cholesterol",
    asks: ["food"],
    asked: ["foods for high ldl", "what foods are bad for cholesterol"],
    text: `Oats, barley, beans and lentils, nuts, and olive or rapeseed oil in place of butter; fish in place of
      fatty meat. Less butter, cream, fatty meat, pastries and coconut oil does the most.`,
    sources: [{ name: "AHA/ACC prevention guideline, Circulation 140:e596", year: 2019 }],
    metrics: [],
    analytes: ["ldl_c", "cholesterol_total", "apob"],
  },
  {
    id: "hdl_foods",
    title: "foods for a higher HDL",
    terms: "hdl | good cholesterol",
    asks: ["food"],
    asked: ["foods for low hdl", "what foods are good for hdl"],
    text: `Food moves HDL little: olive oil, nuts and fish in place of butter and white starch help some. Moving
      more, and not smoking, do more for it.`,
    sources: [{ name: "AHA/ACC prevention guideline, Circulation 140:e596", year: 2019 }],
    metrics: [],
    analytes: ["hdl_c"],
  },
  {
    id: "triglycerides_foods",
    title: "foods that lower triglycerides",
    terms: "triglyceride/s",
    asks: ["food"],
    asked: ["foods for high triglycerides", "what foods are bad for triglycerides"],
    text: `Oily fish, vegetables, beans and whole grains; leaving out alcohol, sweet drinks, juice, sweets and white
      bread does the most.`,
    sources: [{ name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 }],
    metrics: [],
    analytes: ["triglycerides"],
  },
  {
    id: "hba1c_foods",
    title: "foods that lower blood sugar",
    terms: "hba1c | a1c | blood sugar | glucose",
    asks: ["food"],
    asked: ["foods for high hba1c", "what foods are bad for a1c"],
    text: `Vegetables on half the plate, beans and lentils, whole grains, nuts, fish and plain yoghurt; water in
      place of sweet drinks and juice, and less white bread, white rice and sweets.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: [],
    analytes: ["hba1c", "glucose_fasting", "glucose"],
  },
  {
    id: "uric_acid_foods",
    title: "foods and uric acid",
    terms: "uric acid | gout",
    asks: ["food"],
    asked: ["what foods are bad for uric acid", "foods for high uric acid"],
    text: `Beer and spirits, sweet drinks, offal, much meat, anchovies, sardines and mussels raise it most.
      Low-fat milk and yoghurt, vegetables, whole grains, cherries and coffee go with lower values.`,
    sources: [{ name: "FitzGerald JD et al. (ACR), Arthritis Care Res 72:744", year: 2020 }],
    metrics: [],
    analytes: ["uric_acid"],
  },
  {
    id: "ferritin_foods",
    title: "foods for ferritin",
    terms: "ferritin | iron stores",
    asks: ["food"],
    asked: ["foods for low ferritin", "foods with a lot of ferritin"],
    text: `Red meat, liver, mussels and oysters have most iron that the body takes up; from plants lentils, beans,
      tofu and fortified cereals, with something that has vitamin C. Tea and coffee with the meal hinder it.`,
    sources: [{ name: "NIH ODS, Iron fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "liver_foods",
    title: "foods for the liver",
    terms: "liver (value/s|enzyme/s) | alt | ggt",
    asks: ["food"],
    asked: ["foods for high liver enzymes", "what foods are bad for alt"],
    text: `No food cleans the liver. Leaving out alcohol and sweet drinks, and losing some extra weight with
      vegetables, beans, fish and olive oil, does most for a fatty one; coffee goes with lower values.`,
    sources: [{ name: "EASL guideline on fatty liver, J Hepatol 81:492", year: 2024 }],
    metrics: [],
    analytes: ["alt", "ast", "ggt"],
  },
]
