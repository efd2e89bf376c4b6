import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Kidney values and uric acid. */
export const kidneyLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "creatinine",
    title: "creatinine",
    terms: "creatinine !(ratio|clearance|kinase) | creat",
    asked: ["what is creatinine?", "why is my creatinine high", "what affects creatinine"],
    text: `Creatinine is waste from your muscles that the kidneys filter out; when they filter less, it rises. But
      muscle counts too: muscular people run higher, slight or older ones lower. A big meat meal, hard training, too
      little fluid, creatine supplements and some medicines push it up without harm to the kidneys. Repeat a
      surprise after a calm, well-hydrated day or two. A clear or lasting rise belongs with your doctor.`,
    sources: [
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["creatinine"],
  },
  {
    id: "egfr",
    title: "eGFR",
    terms: "egfr | gfr | glomerular filtration [rate] | filtration rate",
    asked: ["what is eGFR?", "what does an egfr below 60 mean", "what affects eGFR"],
    text: `eGFR estimates how much blood your kidneys clean each minute, worked out from creatinine, age and sex.
      Below 60 for at least three months is one of the signs of chronic kidney disease; a single low value is not.
      It falls slowly with age. Big muscles, much meat, creatine or hard training make it look lower than it is, so
      cystatin C can settle a doubt. Show your doctor a low or falling one.`,
    sources: [{ name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 }],
    metrics: [],
    analytes: ["egfr"],
  },
  {
    id: "kidney_function",
    title: "kidney function",
    terms:
      "kidney (function|value/s|health|test/s|number/s|lab/s|result/s) | are my kidneys | how " +
      "...3 kidneys | renal (function|panel)",
    asked: [
      "how is kidney function measured?",
      "are my kidneys ok",
      "which values show kidney health",
      "what do kidney tests mean",
    ],
    text: `Kidney function is judged by two tests together: eGFR from a blood sample, for how well they filter, and
      the albumin/creatinine ratio in urine, for whether the filter leaks. Problems show no symptoms for a long
      time, so people with high blood pressure or diabetes should have both checked regularly. One odd value often
      comes from training, meat or too little fluid. Changes that last three months count, and go to your doctor.`,
    sources: [
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["bp_systolic"],
    analytes: ["egfr", "creatinine", "uacr"],
  },
  {
    id: "urea_bun",
    title: "urea and BUN",
    terms:
      "bun !(creatinine ratio|creat ratio) | (blood urea|urea nitrogen|serum urea|urea) | bun " +
      "creat/inine ratio",
    asked: ["what is BUN?", "what does high urea mean", "what is the bun/creatinine ratio"],
    text: `Urea, reported in some countries as BUN, is what is left of the protein you eat; the kidneys pass it out.
      It rises with too little fluid, much protein, fever, steroids, bleeding in the gut or weaker kidneys, and is
      low with little protein, pregnancy or liver disease. The BUN/creatinine ratio helps to tell: a high one with
      normal creatinine often just means too little fluid. Repeat it well hydrated; show a lasting rise to your
      doctor.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["protein_g", "water_ml"],
    analytes: ["bun", "urea", "bun_creat_ratio"],
  },
  {
    id: "cystatin_c",
    title: "cystatin C",
    terms: "cystatin [c] | cystatin ...3 creatinine | creatinine ...2 cystatin",
    asked: ["what is cystatin C?", "cystatin c vs creatinine", "what does high cystatin mean"],
    text: `Cystatin C is a small protein that nearly all your cells release and the kidneys remove, so it shows how
      well they filter, hardly influenced by muscle or meat. That makes it a good second opinion when creatinine may
      mislead, for example in very muscular or frail people. Higher means less filtering. Inflammation, smoking,
      extra weight, thyroid disease and steroids also raise it. Your doctor can combine both values into one
      estimate.`,
    sources: [
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["cystatin_c"],
  },
  {
    id: "uric_acid",
    title: "uric acid",
    terms: "(uric acid|urate) !(lower)",
    asked: ["what is uric acid?", "what does high uric acid mean", "what affects uric acid"],
    text: `Uric acid is what remains when the body breaks down purines, found in its own cells and in meat, offal
      and seafood. A high level can form crystals and so cause gout or kidney stones, but most people who have one
      never get gout. Alcohol, above all beer, sugary drinks, extra weight, weaker kidneys, water tablets and
      fasting raise it. During an attack it can read normal. See your doctor about painful joints.`,
    sources: [
      { name: "ACR gout guideline, Arthritis Care Res 72:744", year: 2020 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["alcohol_g", "sugar_g", "weight_kg"],
    analytes: ["uric_acid"],
  },
  {
    id: "gout",
    title: "gout and lowering uric acid",
    terms:
      "gout | (lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting down|decreas/e/es/ing) " +
      "...4 (uric acid|urate)",
    asked: [
      "how do I lower my uric acid?",
      "what helps against gout",
      "what foods cause gout",
      "bring down uric acid",
    ],
    text: `Gout is a very painful joint inflammation caused by uric acid crystals, often starting in the big toe.
      Less alcohol, less sugary drink, less meat and seafood rich in purines and slow weight loss help, but food
      alone lowers uric acid only a little. Avoid crash diets, which can set off attacks. A hot, swollen joint
      should be seen by a doctor quickly, and medicines are chosen there.`,
    sources: [
      { name: "ACR gout guideline, Arthritis Care Res 72:744", year: 2020 },
      { name: "NICE NG219, Gout", year: 2022 },
    ],
    metrics: ["alcohol_g", "sugar_g", "weight_kg", "water_ml"],
    analytes: ["uric_acid"],
    steps: [
      "Cut down alcohol, beer and spirits first",
      "Replace sweet drinks with water",
      "Eat less offal, red meat, shellfish and anchovies",
      "Lose extra weight slowly, without fasting cures",
      "Drink enough through the day",
      "Compare uric acid after three months",
    ],
  },
  {
    id: "urine_albumin",
    title: "the urine albumin/creatinine ratio",
    terms:
      "uacr | (microalbumin|albuminuria|microalbuminuria) | albumin [to] creat/inine ratio | " +
      "(albumin|protein) in [my|the] urine | urine (albumin|protein)",
    asked: [
      "what is the albumin/creatinine ratio?",
      "what does protein in urine mean",
      "what is uacr",
    ],
    text: `The albumin/creatinine ratio in urine shows whether the kidney's filter lets protein slip through, an
      early sign of damage. Below 30 mg/g is normal to mildly raised. Hard exercise the day before, fever, a bladder
      infection, menstruation and very high blood sugar or pressure raise it for a while. So a raised one is
      repeated, best with first morning urine. If it stays up over three months, see your doctor: it also concerns
      the heart.`,
    sources: [
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["bp_systolic"],
    analytes: ["uacr"],
  },
  {
    id: "creatine_and_creatinine",
    title: "creatine supplements and creatinine",
    terms:
      "creatine ...6 (creatinine|kidney/s|egfr|blood test) | (creatinine|kidney/s|egfr) ...6 " +
      "creatine",
    asked: [
      "does creatine raise creatinine?",
      "is creatine bad for my kidneys",
      "can creatine supplements change egfr",
    ],
    text: `Creatine supplements can raise creatinine a little, because the body turns one into the other, and eGFR
      then looks lower without the kidneys having changed. In healthy people, studies at usual amounts found no
      kidney damage. Tell whoever reads your test that you take it; cystatin C is not misled by it. With kidney
      disease, or a value that stays odd after a break, ask your doctor before going on.`,
    sources: [
      { name: "Kreider RB et al., ISSN position stand, J Int Soc Sports Nutr 14:18", year: 2017 },
      { name: "KDIGO CKD guideline, Kidney Int 105:S117", year: 2024 },
    ],
    metrics: [],
    analytes: ["creatinine", "egfr", "cystatin_c"],
  },
]
