import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood fats: what one can do about them. */
export const lipidHabits: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "lower_ldl",
    title: "lowering LDL",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting " +
      "down|decreas/e/es/ing|improv/e/es/ing|drop/ping|fix/ing) ...4 (ldl|cholesterol|apob) | " +
      "(get/s|getting|bring/s) ...3 (ldl|cholesterol|apob) ...2 (down|lower)",
    asked: [
      "how do I lower my LDL?",
      "how to reduce cholesterol naturally",
      "what brings ldl down",
      "how can i get my cholesterol lower",
    ],
    text: `The surest way to lower LDL by yourself is to swap saturated fat (butter, cream, fatty meat, coconut oil)
      for plant oils, nuts and fish. More soluble fiber from oats, beans and barley helps as well, and so do losing
      extra weight and filtering coffee. Movement helps the heart even where LDL barely moves. Test again after two
      or three months. If it stays high, genes may be behind it: talk to your doctor.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "Cai L et al., Eur J Clin Nutr 66:872", year: 2012 },
    ],
    metrics: ["fibre_g", "fat_g", "weight_kg", "active_minutes"],
    analytes: ["ldl_c", "cholesterol_total", "apob"],
    steps: [
      "Swap butter, cream and fatty meat for olive or rapeseed oil, nuts and fish",
      "Eat oats, beans, lentils or barley every day and watch your fiber climb",
      "Move briskly most days of the week",
      "If you carry extra weight, aim for a slow, steady loss",
      "Drink coffee filtered through paper",
      "Repeat the blood test after two to three months and compare",
    ],
  },
  {
    id: "raise_hdl",
    title: "raising HDL",
    terms:
      "(rais/e/es/ing|increas/e/es/ing|improv/e/es/ing|boost/s/ing) ...4 (hdl|good " +
      "cholesterol) | (get/s|getting|bring/s) ...3 (hdl|good cholesterol) ...2 (up|higher)",
    asked: ["how do I raise my HDL?", "how to increase good cholesterol", "what gets hdl up"],
    text: `Regular endurance exercise, not smoking and losing extra weight raise HDL, though usually only a little:
      trials of aerobic training found about 2.5 mg/dL, and it took about two hours a week. The gain to your heart
      comes from the habits rather than from the number, since medicines that raise HDL did not prevent heart
      attacks. Do not drink alcohol for it. Lowering LDL matters more.`,
    sources: [
      { name: "Kodama S et al., Arch Intern Med 167:999", year: 2007 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: ["active_minutes", "vigorous_minutes", "weight_kg"],
    analytes: ["hdl_c"],
    steps: [
      "Build up to at least 120 minutes of brisk walking, cycling or running a week",
      "Make single sessions longer rather than only harder",
      "If you smoke, get help to stop",
      "Lose some weight if you carry extra",
      "Cook with plant oils in place of butter and white starch",
      "Compare HDL after three months of this",
    ],
  },
  {
    id: "lower_triglycerides",
    title: "lowering triglycerides",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting " +
      "down|decreas/e/es/ing|improv/e/es/ing) ...4 (triglyceride/s|trigs) !(to hdl|hdl)",
    asked: [
      "how do I lower my triglycerides?",
      "what reduces triglycerides fast",
      "bring down trigs",
    ],
    text: `Triglycerides usually respond well within weeks to less alcohol, less sugar and sweet drinks, and a
      modest loss of weight. Regular exercise and oily fish help too, and so does good control of blood sugar if you
      have diabetes. Have the next test fasting and without alcohol the days before, or you may be measuring last
      night's dinner. Very high values need a doctor and not only a diet.`,
    sources: [
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: ["alcohol_g", "sugar_g", "weight_kg", "active_minutes"],
    analytes: ["triglycerides"],
    steps: [
      "Leave alcohol out for a few weeks",
      "Replace sweet drinks and juice with water or unsweetened tea",
      "Choose whole grains and beans over white bread and sweets",
      "Walk or cycle most days",
      "Eat oily fish each week",
      "Repeat the test fasting",
    ],
  },
  {
    id: "statins",
    title: "statins",
    terms:
      "statin/s | atorvastatin | rosuvastatin | simvastatin | pravastatin | cholesterol " +
      "(medicine/s|medication/s|drug/s|pill/s|tablet/s|meds)",
    asked: [
      "should I take a statin?",
      "are statins safe",
      "can I stop my statins",
      "do statins hurt muscles",
    ],
    text: `Whether to take, change or stop a statin is a decision for you and your doctor, and please do not stop
      one on your own. Statins lower LDL and, in large trials, heart attacks and strokes; who gains most depends on
      overall risk and not on LDL alone. Muscle aches are reported often, but in blinded trials mostly as often with
      a dummy pill. Tell your doctor about any; dark urine or marked weakness the same day.`,
    sources: [
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "Cholesterol Treatment Trialists, Lancet 400:832", year: 2022 },
    ],
    metrics: [],
    analytes: ["ldl_c", "ck", "alt"],
  },
  {
    id: "eggs_and_cholesterol",
    title: "eggs and cholesterol",
    terms:
      "egg/s ...5 (cholesterol|ldl) | (cholesterol|ldl) ...5 egg/s | dietary cholesterol | " +
      "eggs ...3 (bad|good|healthy|unhealthy|ok|safe)",
    asked: ["do eggs raise cholesterol?", "is dietary cholesterol bad", "are eggs bad for my ldl"],
    text: `For most people an egg a day changes blood cholesterol only a little; saturated fat does more. In large
      studies, up to about one egg a day went with no higher risk of heart disease. People respond differently, and
      those with diabetes or high LDL do well to be more sparing. What you eat with the eggs, such as bacon or
      butter, counts as well. Your own next test is the fairest judge.`,
    sources: [
      { name: "Drouin-Chartier JP et al., BMJ 368:m513", year: 2020 },
      { name: "Carson JAS et al., AHA advisory, Circulation 141:e39", year: 2020 },
    ],
    metrics: ["fat_g"],
    analytes: ["ldl_c", "cholesterol_total"],
  },
]
