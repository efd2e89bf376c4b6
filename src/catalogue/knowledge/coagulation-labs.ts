import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** How the blood clots. */
export const coagulationLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "fibrinogen",
    title: "fibrinogen",
    terms: "fibrinogen",
    asked: ["what is fibrinogen?", "what does high fibrinogen mean", "fibrinogen low"],
    text: `Fibrinogen is the protein from which clots are woven, and it also rises with any inflammation. So a high
      one usually means infection, injury, smoking, extra weight, pregnancy or estrogen rather than a clotting
      disease. Low values come from serious liver disease, massive bleeding or an inherited lack. Repeat a high one
      when you are well. A low value, or unusual bleeding, belongs with your doctor promptly.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["fibrinogen"],
  },
  {
    id: "prothrombin_time",
    title: "prothrombin time and INR",
    terms: "inr | prothrombin [time] | protime | pt (inr|test|time|value)",
    asked: ["what is INR?", "what does a high INR mean", "what affects prothrombin time"],
    text: `Prothrombin time says how many seconds your blood takes to clot; INR is the same made comparable between
      laboratories. Without a blood thinner it lies near 1. Warfarin raises it on purpose, to a goal your doctor
      sets. Lack of vitamin K, liver disease, antibiotics and alcohol raise it too; much leafy green lowers it on
      warfarin. Never change a blood thinner yourself, and get help at once for bleeding or black stools.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["inr", "pt"],
  },
  {
    id: "aptt",
    title: "aPTT",
    terms: "aptt | ptt | partial thromboplastin [time]",
    asked: ["what is aPTT?", "what does a high PTT mean", "aptt prolonged"],
    text: `aPTT measures how long your blood takes to clot along one of its two paths. Long times come from heparin
      and other blood thinners, an inherited lack of a clotting factor, liver disease, or antibodies that disturb
      only the test. A poorly filled tube is a common culprit. Short times rarely matter. An unexpected result is
      repeated first; with easy bruising, heavy bleeding or a planned operation, take it to your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["aptt"],
  },
  {
    id: "d_dimer",
    title: "D-dimer",
    terms: "d-dimer | ddimer",
    asked: ["what is D-dimer?", "what does a high d-dimer mean", "d dimer raised why"],
    text: `D-dimer is what remains when the body dissolves a clot. Its strength is to rule out: a low value makes a
      clot in leg or lung unlikely when a doctor finds little suspicion. A high one is common and unspecific: age,
      infection, surgery, pregnancy, injuries and cancer raise it, and above 50 doctors use a limit that grows with
      age. A swollen, painful leg, chest pain or sudden breathlessness is an emergency, whatever the number.`,
    sources: [
      { name: "ESC pulmonary embolism guideline, Eur Heart J 41:543", year: 2020 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["d_dimer"],
  },
]
