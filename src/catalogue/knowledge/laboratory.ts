import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood tests: preparing for them. */
export const laboratory: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "fasting_before_cholesterol",
    title: "fasting before a cholesterol test",
    terms:
      "(fast|fasting|fasted|eat|eating|food|empty stomach|breakfast) ...8 " +
      "(cholesterol|lipid/s|ldl|triglycerides) | (cholesterol|lipid/s|ldl|triglycerides) ...8 " +
      "(to fast|fasting|fasted|eat|eating|food|empty stomach|breakfast)",
    asked: [
      "should i fast before a cholesterol test?",
      "can I eat before a lipid panel",
      "cholesterol test fasting or not",
    ],
    text: `Usually you need not fast for a cholesterol test: total, LDL, HDL and ApoB hardly change after a normal
      meal, and European experts accept samples taken without fasting. Triglycerides do rise after food, so with a
      high one, about 400 mg/dL or more, the test is repeated fasting. To compare with earlier results, do it the
      same way as then, and follow what your doctor or laboratory asked for.`,
    sources: [
      { name: "Nordestgaard BG et al., Eur Heart J 37:1944", year: 2016 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: [],
    analytes: ["ldl_c", "triglycerides", "cholesterol_total"],
  },
  {
    id: "fasting_before_glucose",
    title: "fasting before a glucose test",
    terms:
      "(fast|fasting|fasted|eat|eating|food|empty stomach|breakfast|hours) ...8 " +
      "(glucose|blood sugar|a1c|hba1c) test | (glucose|blood sugar|a1c|hba1c) [test] ...5 " +
      "(fast|fasted|fasting or|need fasting|eat|empty stomach|breakfast)",
    asked: [
      "do I need to fast before a glucose test?",
      "can I eat before an a1c test",
      "how long to fast for a blood sugar test",
    ],
    text: `For a fasting glucose test you need at least eight hours without food or sweet drinks; water is fine. For
      HbA1c you need not fast at all, because it looks back over about three months. Coffee, smoking and exercise in
      the morning can move the sugar, so leave them until after the draw. If you take diabetes medicine, ask
      beforehand how to handle it, so that you do not go low.`,
    sources: [
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "Simundic AM et al., Clin Chim Acta 432:33", year: 2014 },
    ],
    metrics: ["glucose_avg"],
    analytes: ["glucose_fasting", "hba1c"],
  },
  {
    id: "before_blood_test",
    title: "preparing for a blood test",
    terms:
      "(prepare|prepared|preparation|ready) ...4 (blood test/s|blood draw|labs|lab test|blood " +
      "work) | before ...3 (blood test/s|blood draw|blood work|lab test|labs) | fasting blood " +
      "(test/s|work) | fast ...4 (blood test/s|blood work|blood draw)",
    asked: [
      "how do I prepare for a blood test?",
      "do I need to fast for blood work",
      "what should I avoid before a blood test",
    ],
    text: `The best preparation is to do the same each time: morning, rested, well hydrated, and without hard
      training the day before. If fasting is asked for, experts advise 12 hours with nothing but water, no alcohol
      for 24 hours, and no coffee or cigarette that morning. Take medicines as usual unless told otherwise, and list
      your supplements, biotin above all. If you have just been ill, ask whether to wait.`,
    sources: [
      { name: "Simundic AM et al., Clin Chim Acta 432:33", year: 2014 },
      { name: "EFLM-COLABIOCLI blood sampling guideline, Clin Chem Lab Med 56:2015", year: 2018 },
    ],
    metrics: ["water_ml", "alcohol_g", "workout_minutes"],
    steps: [
      "Book the same morning hour as last time",
      "Skip hard training the day before, and for a week if muscle or liver values matter",
      "Drink no alcohol for at least 24 hours",
      "Drink water as usual, and leave coffee for afterwards",
      "Write down medicines, supplements and recent illness",
      "Sit quietly for some minutes before the draw",
    ],
  },
  {
    id: "coffee_before_blood_test",
    title: "coffee or water before a blood test",
    terms:
      "(coffee|tea|water|caffeine|gum) ...6 (blood test/s|blood draw|blood work|lab " +
      "test|labs) | (blood test/s|blood draw|blood work|fasting) ...6 (coffee|tea|water|gum)",
    asked: [
      "can I drink coffee before a blood test?",
      "is water ok before fasting blood work",
      "blood test with black coffee",
    ],
    text: `Water is fine and even helpful before a blood test; coffee is better left for afterwards, black as well.
      Caffeine can nudge sugar, fatty acids and stress hormones, and milk or sugar ends a fast. If you did have a
      cup, say so rather than cancel: for many tests, such as HbA1c or cholesterol, it changes little. Being well
      hydrated makes the draw easier and keeps concentrated values from looking high.`,
    sources: [
      { name: "Simundic AM et al., Clin Chim Acta 432:33", year: 2014 },
      { name: "EFLM-COLABIOCLI blood sampling guideline, Clin Chem Lab Med 56:2015", year: 2018 },
    ],
    metrics: ["water_ml", "caffeine_mg"],
    analytes: ["glucose_fasting"],
  },
  {
    id: "exercise_before_blood_test",
    title: "exercise before a blood test",
    terms:
      "(exercis*|workout/s|train|training|run|running|gym|lifting|sport/s|marathon) ...4 " +
      "(before|after|affect/s|and) ...5 (blood test/s|blood draw|blood work|lab/s|lab " +
      "results) | (blood test/s|blood draw|blood work|lab/s|lab results) ...4 " +
      "(before|after|and) ...4 " +
      "(exercis*|workout/s|train|training|run|running|gym|lifting|sport/s|marathon)",
    asked: [
      "can I exercise before a blood test?",
      "does training affect my labs",
      "blood test after a marathon",
    ],
    text: `Skip hard exercise for at least a day before a blood test, and for a week if muscle or liver values
      matter. In a study of untrained men, one heavy weight session raised AST, ALT, CK and LDH for at least seven
      days. Creatinine, white blood cells, urine protein and CRP can rise too, while iron and hemoglobin may look
      low in endurance athletes. If you trained hard, say so before anyone worries.`,
    sources: [
      { name: "Pettersson J et al., Br J Clin Pharmacol 65:253", year: 2008 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["workout_minutes", "training_load", "workout_strain"],
    analytes: ["ck", "ast", "alt", "creatinine"],
  },
  {
    id: "alcohol_before_blood_test",
    title: "alcohol before a blood test",
    terms:
      "(alcohol|drinking|drank|beer|wine) ...8 (blood test/s|blood draw|blood work|labs) | " +
      "(blood test/s|blood draw|blood work|labs) ...8 (alcohol|beer|wine|drinking|drank)",
    asked: [
      "can I drink alcohol before a blood test?",
      "does wine the night before affect blood work",
      "how long no alcohol before blood test",
    ],
    text: `Leave alcohol out for at least 24 hours before a blood test. An evening's drinks raise triglycerides and
      uric acid and can move blood sugar; weeks of regular drinking raise GGT, other liver values and the size of
      red blood cells, and one dry day does not hide that. If the test is meant to show your usual life, live as
      usual apart from that day, and be open about it.`,
    sources: [
      { name: "Simundic AM et al., Clin Chim Acta 432:33", year: 2014 },
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["alcohol_g"],
    analytes: ["triglycerides", "ggt", "uric_acid"],
  },
  {
    id: "biotin_and_tests",
    title: "biotin and blood tests",
    terms:
      "biotin | biotin ...8 (test/s|labs|troponin|tsh|thyroid test) | " +
      "(test/s|labs|troponin|tsh) ...6 biotin | vitamin (b7|h) | hair " +
      "(vitamin/s|supplement/s) ...8 (test/s|labs)",
    asked: [
      "does biotin affect blood tests?",
      "should I stop biotin before a thyroid test",
      "biotin and troponin",
    ],
    text: `Yes: biotin, found in many hair and nail products, can falsify tests that use it as a tool. Some results
      come out too high, others too low, among them thyroid values, troponin, hormones and vitamin D; the FDA warned
      in 2019 that heart attacks could be missed because of it. Multivitamins usually hold too little to matter.
      Tell the laboratory, and ask how many days to pause. Food does not matter.`,
    sources: [
      { name: "FDA, Biotin interference safety communication", year: 2019 },
      { name: "NIH ODS, Biotin fact sheet", year: 2022 },
    ],
    metrics: [],
    analytes: ["tsh", "free_t4", "troponin_t"],
  },
  {
    id: "supplements_and_tests",
    title: "supplements and blood tests",
    terms:
      "supplement/s ...8 (blood test/s|blood work|labs|lab test/s|test results|blood draw) | " +
      "(blood test/s|blood work|labs|lab test/s|test results|blood draw) ...8 " +
      "(supplement/s|vitamins) | vitamins before ...3 (blood test/s|blood work|labs)",
    asked: [
      "should I stop supplements before a blood test?",
      "do supplements affect labs",
      "vitamins before blood work",
    ],
    text: `Tell the laboratory everything you take, and pause only what would blur the answer. Biotin can falsify
      many tests. An iron tablet on the same day makes serum iron look high; B12, folate and vitamin D show your
      supplement rather than your food, which is fine if you want to know whether it works. Creatine raises
      creatinine a little. Keep prescribed medicines and vitamins going unless your doctor says otherwise.`,
    sources: [
      { name: "FDA, Biotin interference safety communication", year: 2019 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["iron", "vitamin_b12", "vitamin_d_25oh", "folate", "creatinine"],
  },
  {
    id: "illness_and_tests",
    title: "blood tests while ill",
    terms:
      "(ill|illness|sick|cold|flu|infection|fever|covid|vaccin*) ...8 (blood test/s|blood " +
      "work|labs|lab results|lab values|ferritin|crp) | (blood test/s|blood work|labs|lab " +
      "results|lab values|ferritin) ...8 " +
      "(ill|illness|sick|cold|flu|infection|fever|covid|vaccin*)",
    asked: [
      "does a cold affect blood test results?",
      "should I do labs while sick",
      "blood work after flu",
    ],
    text: `Yes, an infection shifts many values for days or weeks. CRP, sedimentation rate, white blood cells,
      platelets, ferritin and blood sugar go up; iron, albumin and cholesterol go down, and thyroid values can
      wobble. So wait two or three weeks after you are well, unless the test is about the illness itself. If you
      were tested while ill, note it beside the results, and have what was off repeated later.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["resting_hr", "skin_temp_dev"],
    analytes: ["crp", "ferritin", "wbc", "iron"],
  },
  {
    id: "time_of_day_and_tests",
    title: "the time of day of a blood test",
    terms:
      "(time of [the] day|morning|afternoon|evening|what time) ...6 (blood test/s|blood " +
      "work|labs|blood draw|lab test/s|test/s taken) | (blood test/s|blood work|labs|blood " +
      "draw) ...6 (time of [the] day|morning|afternoon|evening)",
    asked: [
      "does the time of day matter for a blood test?",
      "can I do blood work in the afternoon",
      "why are labs done in the morning",
    ],
    text: `For some values the hour matters a lot: cortisol and testosterone are highest in the morning, iron swings
      through the day, and TSH is higher at night. For HbA1c, cholesterol, creatinine or vitamin D it hardly
      matters. Ranges are mostly made from morning samples, so book the morning where you can, and the same hour
      each time. If your days are turned round by night shifts, tell the laboratory when you woke up.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "EFLM-COLABIOCLI blood sampling guideline, Clin Chem Lab Med 56:2015", year: 2018 },
    ],
    metrics: [],
    analytes: ["cortisol", "testosterone_total", "iron", "tsh"],
  },
  {
    id: "periods_and_tests",
    title: "the cycle and blood tests",
    terms:
      "(my period/s|periods|menstrua*|my cycle|the pill|pregnan*) ...8 (blood test/s|blood " +
      "work|labs|lab values|lab results|ferritin) | (blood test/s|blood work|labs|lab " +
      "values|lab results|ferritin) ...8 (my period/s|periods|menstrua*|my cycle|the " +
      "pill|pregnan*)",
    asked: [
      "do periods affect blood test results?",
      "does the pill change lab values",
      "blood test during my period",
    ],
    text: `For most blood tests the day of the cycle does not matter, but for hormones it decides: estradiol,
      progesterone, LH and FSH mean nothing without the cycle day. Heavy periods lower ferritin and hemoglobin over
      months, and blood can get into a urine test. The pill shifts cortisol, thyroid totals, copper, clotting and
      folate; pregnancy changes many ranges. Note the day and what you take with each test.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["cycle_day", "period_days"],
    analytes: ["estradiol", "progesterone", "lh", "fsh", "ferritin"],
  },
  {
    id: "donating_blood",
    title: "donating blood and test results",
    terms:
      "(donat*|giv/e/ing) ...2 blood | (donat*|giv/e/ing) ...1 blood ...8 " +
      "(labs|ferritin|hemoglobin|blood test/s|test results) | blood (donor|donation/s)",
    asked: [
      "does donating blood affect my labs?",
      "how long does ferritin take to recover after donating blood",
      "giving blood and hemoglobin",
    ],
    text: `Giving blood lowers hemoglobin for weeks and ferritin for months, because every donation takes iron with
      it. In one trial, people who took no iron mostly had not recovered their iron after 24 weeks. HbA1c can also
      read lower for some weeks, since new red cells are young. Endurance may feel a little harder at first.
      Frequent donors should have ferritin checked, and ask their donor service about iron.`,
    sources: [
      { name: "Kiss JE et al., JAMA 313:575", year: 2015 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["resting_hr", "vo2max"],
    analytes: ["hemoglobin", "ferritin", "hba1c"],
  },
]
