import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** How long blood values and other measures take to move, and when to test again. */
export const laboratoryTimes: ReadonlyArray<ShortAnswer> = [
  {
    id: "vitamin_d_takes",
    title: "how long vitamin D takes to rise",
    terms: "vitamin d | vit d",
    asks: ["duration"],
    asked: [
      "how long does vitamin d take to go up",
      "how long until my vitamin d is back to normal",
      "how fast does vitamin d rise",
    ],
    text: `About three months: only then has a changed intake settled in the blood, so testing sooner says little.
      Then repeat it at the same laboratory.`,
    sources: [{ name: "National Osteoporosis Society, Vitamin D and Bone Health", year: 2018 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "ferritin_takes",
    title: "how long ferritin takes to rise",
    terms:
      "ferritin | iron (level/s|store/s|tablet/s|supplement/s) | iron !(man) ...3 (go up|rise|work|take)",
    asks: ["duration"],
    asked: [
      "how long does ferritin take to go up",
      "how long does iron take to work",
      "how long until my iron levels are normal",
    ],
    text: `Months: hemoglobin begins to rise within about four weeks of iron tablets, but filling the stores takes
      some three months more. Your doctor checks both and looks for the cause.`,
    sources: [{ name: "Snook J et al. (BSG), Gut 70:2030", year: 2021 }],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "ldl_takes",
    title: "how long LDL takes to fall",
    terms: "(ldl|cholesterol) !(check*|test*)",
    asks: ["duration"],
    asked: [
      "how long does it take to lower ldl with diet",
      "how long does it take to lower cholesterol",
      "how fast does ldl drop",
      "how quickly can cholesterol change",
    ],
    text: `Four to twelve weeks: that is when American guidelines repeat the test after a change. Most of what food
      can do shows within the first weeks, so three months is a fair time to judge.`,
    sources: [{ name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 }],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "hba1c_takes",
    title: "how long HbA1c takes to fall",
    terms: "hba1c | a1c",
    asks: ["duration"],
    asked: ["how long does it take to lower a1c", "how fast does hba1c change"],
    text: `About three months to show fully, because it averages the blood sugar of that time, with the last month
      counting most. Testing more often than that says little.`,
    sources: [{ name: "ADA Standards of Care in Diabetes", year: 2025 }],
    metrics: [],
    analytes: ["hba1c"],
  },
  {
    id: "triglycerides_take",
    title: "how long triglycerides take to fall",
    terms: "triglyceride/s",
    asks: ["duration"],
    asked: ["how long does it take to lower triglycerides", "how fast do triglycerides drop"],
    text: `Weeks: triglycerides react to the last days' sugar and alcohol, so leaving both out shows at the next
      fasting test. Guidelines repeat it after four to twelve weeks.`,
    sources: [{ name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 }],
    metrics: [],
    analytes: ["triglycerides"],
  },
  {
    id: "b12_takes",
    title: "how long vitamin B12 takes to rise",
    terms: "b12 | b 12",
    asks: ["duration"],
    asked: ["how long does b12 take to work", "how long does it take to raise b12"],
    text: `Weeks to months: new red cells show within a week of treatment, anemia from the lack is mended in six to
      eight weeks, and nerves take six weeks to three months. Your doctor decides on the way and repeats the
      test.`,
    sources: [{ name: "Stabler SP, N Engl J Med 368:149", year: 2013 }],
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "liver_takes",
    title: "how long liver values take to fall",
    terms: "liver (value/s|enzyme/s|test/s) | alt | ggt | alcohol ...4 liver",
    asks: ["duration"],
    asked: ["how long does it take for liver enzymes to go down", "how long does ggt take to drop"],
    text: `Weeks: after stopping alcohol GGT halves about every two to three weeks, and liver values that hard
      training has raised are back within one to two weeks. Ask your doctor when to repeat the test.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["ggt", "alt"],
  },
  {
    id: "crp_takes",
    title: "how long CRP takes to fall",
    terms: "crp | c reactive protein | inflammation",
    asks: ["duration"],
    asked: ["how long does crp take to go down", "how fast does crp drop"],
    text: `Days: CRP halves about every 19 hours once its cause is over. A raised one without a reason is repeated
      after two weeks.`,
    sources: [{ name: "Pepys MB & Hirschfield GM, J Clin Invest 111:1805", year: 2003 }],
    metrics: [],
    analytes: ["hs_crp"],
  },
  {
    id: "testing_cholesterol_often",
    title: "how often to check cholesterol",
    terms:
      "(cholesterol|lipid/s|ldl) ...8 (checked|check|test/ed|tested|measured|retest) | " +
      "(check|test|retest|measure) ...6 (cholesterol|lipids|ldl)",
    asks: ["need", "time"],
    asked: [
      "how often should i have my cholesterol checked",
      "how often should i test my cholesterol",
      "when should i retest my ldl",
    ],
    text: `Every four to six years for healthy adults is the American advice, more often with risk factors; four to
      twelve weeks after a change of food or treatment, then every 3 to 12 months.`,
    sources: [{ name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 }],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "testing_often",
    title: "how often to test",
    terms:
      "(blood test/s|bloodwork|blood work|check up/s|checkup/s|blood panel) ...5 " +
      "(often|every|frequently|year) | how often ...6 (blood test/s|bloodwork|blood work|checkup/s|check " +
      "up/s|blood taken)",
    asks: ["need", "time"],
    asked: [
      "how often should i get a blood test",
      "how often should i do bloodwork",
      "how often do i need a checkup",
    ],
    text: `No guideline asks healthy adults for yearly panels: cholesterol every four to six years, blood sugar
      every three years from 35 on, and from 40 on blood pressure every year. A raised result is repeated
      earlier; your doctor sets the date.`,
    sources: [
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "USPSTF, Hypertension screening", year: 2021 },
    ],
    metrics: [],
  },
  {
    id: "testing_error",
    title: "how much a cholesterol test varies",
    terms:
      "(error|accuracy|accurate|vary|varies|variation|precise|reliable) ...8 (cholesterol|ldl|lipid) | " +
      "(cholesterol|ldl) ...6 (error|accuracy|accurate|vary|varies|variation|precise|reliable|between " +
      "tests)",
    asks: ["any"],
    asked: [
      "what's the standard error of a cholesterol test",
      "how accurate is a cholesterol test",
      "how much does ldl vary between tests",
    ],
    text: `Two LDL tests of an unchanged person can differ by a fifth or more: the body itself swings by about 8
      percent and the laboratory adds some. So only a larger difference between two tests is likely real.`,
    sources: [{ name: "EFLM Biological Variation Database", year: 2024 }],
    metrics: [],
    analytes: ["ldl_c"],
  },
]
