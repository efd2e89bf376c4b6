import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The blood count. */
export const bloodCountLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "complete_blood_count",
    title: "complete blood count",
    terms: "(complete|full) blood count | cbc | blood count | fbc",
    asked: [
      "what is a complete blood count?",
      "what does a CBC show",
      "how do I read my blood count",
    ],
    text: `A complete blood count shows the three kinds of cells in your blood: red ones that carry oxygen, white
      ones that fight infection, and platelets that stop bleeding. It is a good first look for anemia, infection or
      inflammation. A recent cold, hard exercise, too little fluid, smoking, pregnancy and altitude all shift it.
      One value barely outside its range is common; a clear deviation, or one that stays, should go to your
      doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["hemoglobin", "wbc", "platelets"],
  },
  {
    id: "white_blood_cells",
    title: "white blood cells",
    terms:
      "(wbc|white [blood] cell/s|white [blood] cell count|leukocyte/s|leucocyte/s|white " +
      "count)",
    asked: [
      "what are white blood cells?",
      "what does a high WBC mean",
      "why is my white blood cell count low",
    ],
    text: `White blood cells are your defense against infection, so a high count most often means the body is
      dealing with one. Stress, hard exercise, smoking, steroids and pregnancy raise it too; virus infections and
      some medicines lower it, and in some families and peoples a low count is simply normal. Repeat it a few weeks
      after you are well. Very high or low values, or fever with a low count, need a doctor promptly.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["wbc"],
  },
  {
    id: "red_blood_cells",
    title: "red blood cells",
    terms:
      "(rbc|red [blood] cell/s|red [blood] cell count|erythrocyte/s|red count) " +
      "!(distribution|width)",
    asked: [
      "what are red blood cells?",
      "what does a high RBC mean",
      "why is my red blood cell count low",
    ],
    text: `Red blood cells carry oxygen; their count is read together with hemoglobin, which says how much they can
      carry. A low count comes with blood loss, lack of iron or vitamins, long illness or pregnancy; a high one with
      smoking, altitude, sleep apnea, testosterone treatment or simply too little fluid. Endurance training can
      dilute the blood and make it look low. A clear or lasting deviation should be seen by a doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["rbc"],
  },
  {
    id: "hemoglobin",
    title: "hemoglobin",
    terms: "<!(glycated|glycosylated) (hemoglobin|haemoglobin|hgb) !(a1c)",
    asked: ["what is hemoglobin?", "what does low hemoglobin mean", "why is my hemoglobin high"],
    text: `Hemoglobin is the red protein that carries oxygen. The World Health Organization speaks of anemia below
      13 g/dL in men and 12 in women who are not pregnant, at sea level. Low most often means lack of iron, blood
      loss or a long illness; high goes with smoking, altitude, little fluid or breathing pauses at night. Endurance
      training can dilute it. Show your doctor any anemia: its cause should be found.`,
    sources: [
      { name: "WHO guideline on haemoglobin cutoffs", year: 2024 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: ["vo2max"],
    analytes: ["hemoglobin"],
  },
  {
    id: "hematocrit",
    title: "hematocrit",
    terms: "hematocrit | haematocrit | hct | packed cell volume",
    asked: ["what is hematocrit?", "what does high hematocrit mean", "hematocrit low why"],
    text: `Hematocrit is the share of your blood that consists of red cells. It follows hemoglobin, and water moves
      it quickly: too little fluid raises it, plenty of fluid, pregnancy and endurance training lower it. Smoking,
      altitude, sleep apnea and testosterone treatment raise it for real; blood loss and lack of iron lower it.
      Repeat a high one well hydrated. If it stays clearly high or low, your doctor should look for the reason.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["water_ml"],
    analytes: ["hematocrit"],
  },
  {
    id: "mcv",
    title: "MCV, MCH and MCHC",
    terms:
      "mcv | mch | mchc | mean corpuscular [volume|hemoglobin|haemoglobin] | (size of ...2 " +
      "red blood cells)",
    asked: ["what is MCV?", "what does low MCH mean", "why is my mcv high", "what is mchc"],
    text: `MCV is the average size of your red blood cells; MCH and MCHC say how much hemoglobin is in them. Small,
      pale cells usually mean lack of iron or an inherited trait such as thalassemia. Large cells go with alcohol,
      lack of vitamin B12 or folate, thyroid or liver trouble and some medicines. They change slowly, over months.
      If one stays outside its range, ask your doctor about iron, B12 and folate.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["alcohol_g"],
    analytes: ["mcv", "mch", "mchc"],
  },
  {
    id: "rdw",
    title: "RDW",
    terms: "rdw | red [blood] cell distribution [width]",
    asked: [
      "what is RDW?",
      "what does high RDW mean",
      "is a high rdw bad",
      "difference rdw-cv and rdw-sd",
    ],
    text: `RDW says how much your red blood cells differ in size; CV gives it as a percentage, SD as a width. A high
      one often means that new cells differ from old ones, as in a lack of iron, B12 or folate, while it is being
      treated, or after a bleed. It also rises with age, alcohol and long inflammation. Low has no meaning. Read it
      with MCV and hemoglobin; a high one alone calls for a calm talk with your doctor.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["rdw", "rdw_sd"],
  },
  {
    id: "platelets",
    title: "platelets",
    terms: "(platelet/s|thrombocyte/s|plt|thrombocytopenia|thrombocytosis) !(volume)",
    asked: [
      "what are platelets?",
      "what does a low platelet count mean",
      "why are my platelets high",
    ],
    text: `Platelets are the tiny cells that plug a wound. A high count is mostly a reaction, to infection,
      inflammation, lack of iron or an operation. A low one can follow a virus, alcohol, medicines or pregnancy, and
      sometimes the platelets only clumped in the tube, so it is checked again. See your doctor about a clear or
      lasting deviation, and at once with unusual bruises, tiny red spots or bleeding that will not stop.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["platelets"],
  },
  {
    id: "mean_platelet_volume",
    title: "mean platelet volume",
    terms: "mpv | mean platelet volume",
    asked: ["what is MPV?", "what does high mean platelet volume mean", "mpv low"],
    text: `Mean platelet volume is the average size of your platelets; young ones are larger, so a high value can
      mean that the body is making many new ones. It depends much on the device and on how long the tube stood
      before it was measured, since platelets swell. So it means little by itself and is read with the platelet
      count. With a normal count, an odd value usually needs nothing.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["mpv"],
  },
  {
    id: "reticulocytes",
    title: "reticulocytes",
    terms: "reticulocyte/s | retic/s",
    asked: [
      "what are reticulocytes?",
      "what does a high reticulocyte count mean",
      "retic count low",
    ],
    text: `Reticulocytes are brand-new red blood cells, so they show how hard your bone marrow is working. They rise
      after bleeding, when red cells are destroyed too early, at altitude, or a week or so after iron or vitamin B12
      is replaced. With anemia, a low number means the marrow lacks material or strength. That makes it a test for
      finding the cause of an anemia, and your doctor reads it together with hemoglobin.`,
    sources: [
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["reticulocytes_pct"],
  },
  {
    id: "haptoglobin",
    title: "haptoglobin",
    terms: "haptoglobin | hemolysis | haemolysis | hemolytic",
    asked: ["what is haptoglobin?", "what does low haptoglobin mean", "haptoglobin and hemolysis"],
    text: `Haptoglobin collects hemoglobin that spills from broken red blood cells, and is used up in doing so. A
      very low value therefore can mean that red cells break too early; long, hard running, liver disease or an
      inherited lack lower it as well. Any inflammation raises it and can hide a loss. It is read with LDH,
      bilirubin and reticulocytes. A low one together with anemia belongs with a doctor soon.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["haptoglobin"],
  },
  {
    id: "anemia",
    title: "anemia",
    terms: "anemia | anaemia | anemic | anaemic",
    asked: [
      "what is anemia?",
      "am I anemic",
      "what causes anaemia",
      "does anemia affect my heart rate",
    ],
    text: `Anemia means too little hemoglobin to carry oxygen: below 13 g/dL in men and 12 in women who are not
      pregnant, says the WHO. It can make you tired, pale, short of breath and quick of pulse, and endurance
      suffers. Lack of iron is the most common cause; others are lack of B12 or folate, long illness and blood loss.
      It is a sign and not an answer, so let your doctor find the cause.`,
    sources: [
      { name: "WHO guideline on haemoglobin cutoffs", year: 2024 },
      { name: "Snook J et al., BSG guideline, Gut 70:2030", year: 2021 },
    ],
    metrics: ["resting_hr", "vo2max"],
    analytes: ["hemoglobin", "ferritin", "mcv"],
  },
]
