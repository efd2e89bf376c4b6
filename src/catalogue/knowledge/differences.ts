import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Things that are easily mistaken for one another: how they differ. */
export const differences: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "ldl_and_hdl",
    title: "LDL and HDL",
    terms:
      "(difference|differ|different|distinguish|compare/d) ...4 ldl ...4 hdl | (difference|differ|different|" +
      "distinguish|compare/d) ...4 hdl ...4 ldl | ldl ...3 hdl ...3 (difference|differ|different) | " +
      "(good|bad) [cholesterol] (and|vs|versus|or|from) (good|bad) cholesterol",
    asked: [
      "difference between LDL and HDL",
      "what's the difference between ldl and hdl",
      "good vs bad cholesterol",
    ],
    text: `LDL carries cholesterol out from the liver and, where there is too much of it, into artery walls; HDL carries
      it back. So you want LDL low and HDL not too low. LDL counts for more: lowering it prevents heart attacks,
      while medicines that only raised HDL did not. Both come from the same blood test, and your doctor reads them
      beside blood pressure, smoking and age.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: [],
    analytes: ["ldl_c", "hdl_c"],
    isPair: true,
  },
  {
    id: "deep_and_rem",
    title: "deep sleep and REM sleep",
    terms:
      "deep [sleep] (and|vs|versus|or|from|to) rem | rem [sleep] (and|vs|versus|or|from|to) deep",
    asked: ["difference between deep and rem sleep", "deep vs rem sleep", "is rem or deep better"],
    text: `Deep sleep comes mostly in the first third of the night: slow brain waves, a slow pulse, hard to wake, and
      the body's main time to restore itself. REM comes mostly towards morning: the brain is nearly as busy as awake,
      most vivid dreams are dreamt and muscles are switched off, and it serves memory and feelings. Neither is better.
      A short night costs mainly REM, a broken one both.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["deep_minutes", "rem_minutes"],
    isPair: true,
  },
  {
    id: "deep_and_light",
    title: "deep sleep and light sleep",
    terms:
      "deep [sleep] (and|vs|versus|or|from|to) light | light [sleep] (and|vs|versus|or|from|to) deep",
    asked: ["difference between light and deep sleep", "deep vs light sleep"],
    text: `Light sleep is most of the night, about half of it in adults: you wake from it easily, and it links the other
      stages. Deep sleep is shorter, comes mostly in the first hours, and is hard to wake from; the body restores
      itself most then, and it gets less with age. Light sleep is no lost time. A watch mixes the two up often, so look
      at the whole night first.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Miller DJ et al., Sensors 22:6317", year: 2022 },
    ],
    metrics: ["deep_minutes", "light_minutes"],
    isPair: true,
  },
  {
    id: "hrv_and_heart_rate",
    title: "heart rate and its variability",
    terms:
      "(hrv|heart rate variability) (and|vs|versus|or|from|to) [my|resting|a|the] (heart rate|pulse|hr|rhr) | " +
      "[resting] (heart rate|pulse|hr|rhr) (and|vs|versus|or|from|to) [my] (hrv|heart rate variability)",
    asked: ["what's the difference between hrv and heart rate", "hrv vs resting heart rate"],
    text: `Heart rate is how many times your heart beats in a minute; heart rate variability is how much the time from
      beat to beat varies. A calm, rested body has a low rate and a high variability, so the two usually move in
      opposite directions: stress, alcohol and illness push the rate up and the variability down. Variability reacts
      sooner and swings more, the resting rate is steadier. Read both as weekly averages.`,
    sources: [
      { name: "Task Force of ESC and NASPE, Circulation 93:1043", year: 1996 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["hrv_rmssd", "resting_hr"],
    isPair: true,
  },
  {
    id: "resting_and_sleeping_heart_rate",
    title: "resting and sleeping heart rate",
    terms:
      "resting [heart rate|pulse] (and|vs|versus|or|from|to) [my] (sleeping|overnight|night) | " +
      "(sleeping|overnight|night) [heart rate|pulse] (and|vs|versus|or|from|to) [my] resting",
    asked: [
      "difference between resting and sleeping heart rate",
      "sleeping heart rate vs resting heart rate",
    ],
    text: `Resting heart rate is your pulse when you are awake and calm, or what your device makes of its quietest
      stretches; sleeping heart rate is the average over the night. The heart is slower still in deep sleep, and
      late food, alcohol, heat or a cold lift the night first. Devices define the resting rate differently, some from
      sleep, so compare each only with itself.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["resting_hr", "sleeping_hr"],
    isPair: true,
  },
  {
    id: "hba1c_and_glucose",
    title: "HbA1c and glucose",
    terms:
      "(hba1c|a1c) (and|vs|versus|or|from|to) [fasting|blood] (glucose|sugar) | [fasting|blood] (glucose|sugar) " +
      "(and|vs|versus|or|from|to) [my] (hba1c|a1c)",
    asked: ["difference between hba1c and glucose", "a1c vs blood sugar"],
    text: `A glucose test is a snapshot: the sugar in your blood at that very moment, which is why it is usually taken
      fasting. HbA1c is the average of about two to three months, read from how much sugar has stuck to the red blood
      cells, and needs no fasting. They can disagree: a lack of iron, blood loss or other trouble with red cells bends
      HbA1c. Doctors use both to find diabetes.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: [],
    analytes: ["hba1c", "glucose_fasting", "glucose"],
    isPair: true,
  },
  {
    id: "ferritin_and_iron",
    title: "ferritin and iron",
    terms:
      "ferritin (and|vs|versus|or|from|to) [serum] iron | iron (and|vs|versus|or|from|to) [my] ferritin",
    asked: ["difference between ferritin and iron", "iron vs ferritin"],
    text: `Ferritin shows the iron in your stores, serum iron what travels in the blood at that hour. Serum iron swings
      with meals and the time of day and says little by itself; ferritin is the better early sign that stores run low.
      But inflammation pushes ferritin up and can hide a lack. Transferrin saturation, worked out from iron and
      transferrin, helps your doctor to tell them apart.`,
    sources: [
      { name: "WHO guideline on ferritin concentrations", year: 2020 },
      { name: "NIH ODS, Iron fact sheet", year: 2024 },
    ],
    metrics: [],
    analytes: ["ferritin", "iron"],
    isPair: true,
  },
  {
    id: "alt_and_ast",
    title: "ALT and AST",
    terms:
      "(alt|alat|gpt) (and|vs|versus|or|from|to) (ast|asat|got) | (ast|asat|got) " +
      "(and|vs|versus|or|from|to) (alt|alat|gpt)",
    asked: ["difference between alt and ast", "ast vs alt"],
    text: `Both are enzymes that leak into the blood when cells are hurt. ALT comes mainly from the liver; AST also from
      muscle, heart and red blood cells, so a hard workout can lift AST alone. A raised ALT points more to the liver,
      often to fat in it; more AST than ALT fits alcohol or muscle. Test again rested, and take values that stay up
      to your doctor.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
    ],
    metrics: [],
    analytes: ["alt", "ast"],
    isPair: true,
  },
  {
    id: "total_and_active_calories",
    title: "total and active calories",
    terms:
      "(calories|calories burned|total calories|total) (and|vs|versus|or|from|to) active calories | active calories " +
      "(and|vs|versus|or|from|to) (calories|total|resting)",
    asked: [
      "difference between calories burned and active calories",
      "active calories vs total calories",
    ],
    text: `Total calories are all the energy you use in a day; active calories are only the part for moving. The
      rest keeps you alive: heart, brain, warmth and digestion take most of it even on a busy day, and that part is
      worked out from age, sex, height and weight. So total is the figure to hold beside what you eat, active the
      one that shows how much you moved. Both are rough estimates.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
    ],
    metrics: ["calories_total", "calories_active"],
    isPair: true,
  },
  {
    id: "moderate_and_vigorous",
    title: "moderate and vigorous exercise",
    terms:
      "moderate (and|vs|versus|or|from|to) (vigorous|intense|hard) | (vigorous|intense) " +
      "(and|vs|versus|or|from|to) moderate",
    asked: ["difference between moderate and vigorous exercise", "moderate vs vigorous activity"],
    text: `In moderate exercise, such as brisk walking, you can talk but not sing; in vigorous exercise, such as
      running, you can say only a few words before you need a breath. A minute of vigorous exercise counts about
      double: the WHO advises 150 to 300 minutes of moderate or 75 to 150 minutes of vigorous activity a week, or a
      mix. Most of what endurance athletes do is moderate.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "Seiler S, Int J Sports Physiol Perform 5:276", year: 2010 },
    ],
    metrics: ["moderate_minutes", "vigorous_minutes", "active_minutes"],
    isPair: true,
  },
]
