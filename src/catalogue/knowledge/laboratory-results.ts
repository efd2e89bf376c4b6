import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood tests: reading their results. */
export const laboratoryResults: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "reference_range",
    title: "reference range",
    terms:
      "reference (range/s|interval/s|value/s) | normal range/s ...4 (blood|lab|test|mean) | " +
      "(what|how) ...4 normal range/s",
    asked: [
      "what is a reference range?",
      "what does normal range mean in a blood test",
      "how are reference ranges made",
    ],
    text: `A reference range is where the middle 95 percent of healthy people fall. So by design about one healthy
      person in twenty lies outside it for any test, and with many tests one odd value is to be expected. Inside
      does not always mean best for you, as with LDL, which has goals set by risk. Age, sex, pregnancy, altitude and
      the method change it, so use the range on your own report.`,
    sources: [
      { name: "CLSI EP28-A3c, Reference Intervals", year: 2010 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
  },
  {
    id: "out_of_range",
    title: "a result out of range",
    terms:
      "(slightly|little|bit|just|barely) ...3 (out of range|abnormal|above range|below range) " +
      "| out of [the|normal] range | outside [the|normal|its] range | abnormal " +
      "(result/s|lab/s|blood|value/s) | flagged",
    asked: [
      "is a result slightly out of range bad?",
      "what does abnormal blood test mean",
      "why is my value flagged",
      "should I worry about a result out of range",
    ],
    text: `A value just outside its range is usually no reason to worry: about one healthy person in twenty is
      outside on any one test. What counts is how far off it is, whether it repeats, whether related values move
      with it, and how you feel. Check for a plain reason first, such as training, a cold, food or a difficult draw.
      Clear deviations, ones that repeat, or any together with symptoms belong with your doctor.`,
    sources: [
      { name: "CLSI EP28-A3c, Reference Intervals", year: 2010 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
  },
  {
    id: "real_change_in_results",
    title: "whether a change in a result is real",
    terms:
      "(real|true|meaningful|significant) change ...6 (labs|lab result/s|test/s|lab " +
      "value/s|blood) | (vary|varies|variation|fluctuat*|differ) ...5 (between tests|blood " +
      "test/s|lab/s|lab results|test to test|results) | (lab/s|results|blood test/s|lab " +
      "values) ...5 (vary|varies|variation|fluctuat*|go up and down)",
    asked: [
      "how much do blood tests vary?",
      "is this a real change in my lab results",
      "why do my results fluctuate",
    ],
    text: `Two tests in the same person hardly ever agree exactly, because the body fluctuates and so does the
      measurement. How much depends on the test: sodium barely moves, while triglycerides, CRP, iron or TSH can
      shift by a third or more with nothing behind it. So a change counts only if it is larger than that usual
      swing, and better if a third test confirms it. I take this into account when I compare yours.`,
    sources: [
      { name: "EFLM Biological Variation Database", year: 2024 },
      { name: "Fraser CG, Biological Variation", year: 2001 },
    ],
    metrics: [],
  },
  {
    id: "different_laboratories",
    title: "why laboratories differ",
    terms:
      "(different|two|another|other|between) ...2 (lab|labs|laborator*) | " +
      "(lab|labs|laborator*) ...4 (differ|different|disagree|comparable) !(unit/s)",
    asked: [
      "why do results differ between laboratories?",
      "can I compare two different labs",
      "my labs from another lab disagree",
    ],
    text: `Laboratories use different devices, chemicals and units, so the same blood can give different numbers,
      and each prints the range that fits its method. Cholesterol, HbA1c and creatinine are well harmonized and
      compare fairly; hormones, antibodies, vitamin D, ferritin, insulin and tumor markers do not. Travel time and
      temperature of the tube add to it. To follow a value over time, stay with one laboratory, and compare each
      result with its own range.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "CLSI EP28-A3c, Reference Intervals", year: 2010 },
    ],
    metrics: [],
  },
  {
    id: "repeat_blood_tests",
    title: "how often to repeat blood tests",
    terms:
      "blood test/s ...4 when should | next (blood test/s|labs|blood work) | (how often|when " +
      "should|how soon|how frequently) ...8 (blood test/s|blood work|labs|lab " +
      "test/s|bloods|cholesterol|a1c|hba1c|lipids|retest|re-test) | (retest|re-test|repeat) " +
      "...5 (blood test/s|blood work|labs|cholesterol|ldl|a1c|hba1c|ferritin) | " +
      "(when|how soon|how often) should (i|it) ...2 (have|get|be) ...3 (checked|tested|measured|retested) [again]",
    asked: [
      "how often should I repeat blood tests?",
      "when should I do my next labs",
      "how soon to retest cholesterol",
      "how often should i check a1c",
    ],
    text: `If you are well and at low risk, every few years is enough: England invites people from 40 to 74 every
      five years, and US guidelines check diabetes risk from 35 at least every three. After a change in habits or
      treatment, repeat cholesterol after 4 to 12 weeks, HbA1c after about three months. Testing more often mostly
      shows noise. With a known condition, your doctor sets the rhythm.`,
    sources: [
      { name: "NHS, NHS Health Check", year: 2023 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: [],
    analytes: ["ldl_c", "hba1c"],
  },
  {
    id: "which_blood_tests",
    title: "which blood tests to have",
    terms:
      "(which|what) ...3 (blood test/s|labs|lab test/s|blood work|bloods|biomarkers) ...6 " +
      "(should|need|get|have|do|worth|important|yearly|annual) | " +
      "(annual|yearly|routine|basic) (blood test/s|blood work|labs|check up|checkup|blood " +
      "panel)",
    asked: [
      "which blood tests should I get?",
      "what labs are worth doing",
      "annual blood work what should be in it",
    ],
    text: `For most healthy adults a short list is worth more than a long one: blood fats, blood sugar (HbA1c or
      fasting glucose) and kidney function, with blood pressure taken at the same visit. One Lp(a) in a lifetime is
      sensible too. Anything further should have a reason, such as tiredness, heavy periods, a plant diet or family
      history. Large panels mostly turn up harmless oddities. Your doctor knows which questions fit you.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
      { name: "NHS, NHS Health Check", year: 2023 },
    ],
    metrics: ["bp_systolic"],
    analytes: ["ldl_c", "hba1c", "creatinine", "lpa_molar"],
  },
  {
    id: "tired_which_tests",
    title: "tiredness and blood tests",
    terms:
      "(tired/ness|fatigue/d|exhausted|no energy|low energy) ...10 (blood test/s|labs|lab " +
      "test/s|blood work|test/s|ferritin|thyroid|b12) | (blood test/s|labs|lab test/s|blood " +
      "work|ferritin|thyroid|b12) ...10 (tired/ness|fatigue/d|exhausted|energy)",
    asked: [
      "I'm always tired, which blood tests help?",
      "can low ferritin make me tired",
      "what labs explain fatigue",
    ],
    text: `For lasting tiredness doctors usually look at blood count, ferritin, thyroid (TSH), blood sugar, kidney
      and liver values and a sign of inflammation, with B12 or a celiac test where the story fits. Often all are
      normal, and the reason lies in sleep, strain, mood or a recent infection, so look at those too. If it lasts
      more than some weeks, or comes with weight loss, fever or breathlessness, see a doctor.`,
    sources: [
      { name: "NICE CKS, Tiredness/fatigue in adults", year: 2021 },
      { name: "NICE NG145, Thyroid disease", year: 2019 },
    ],
    metrics: ["sleep_minutes", "mood", "resting_hr"],
    analytes: ["hemoglobin", "ferritin", "tsh", "vitamin_b12", "crp"],
  },
  {
    id: "lab_units",
    title: "units of lab results",
    terms:
      "mg dl ...4 mmol | mmol ...4 mg dl | what ...2 (mmol|mg dl) | (unit/s|convert*) ...5 " +
      "(lab/s|result/s|blood test/s|cholesterol|glucose|values) | " +
      "(lab/s|result/s|cholesterol|glucose) ...4 (unit/s|convert*)",
    asked: [
      "how do I convert mg/dL to mmol/L?",
      "why do my lab results use different units",
      "what is mmol",
    ],
    text: `Laboratories state the same thing in different units: mg/dL counts weight, as in the United States,
      mmol/L counts molecules, as in much of Europe. For cholesterol divide mg/dL by about 38.7 to get mmol/L, for
      glucose by about 18; every substance has its own factor. So never compare two numbers without their units. I
      convert yours before comparing them, and a wrong unit on a report is worth asking the laboratory about.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["ldl_c", "glucose"],
  },
  {
    id: "home_blood_tests",
    title: "home blood tests",
    terms:
      "(home|finger prick|fingerprick|finger stick|mail in|self) " +
      "[blood|cholesterol|a1c|hormone|lab] (test/s|kit/s|testing) !(pregnancy|covid) | blood " +
      "test/s ...2 home | dried blood",
    asked: [
      "are home blood tests accurate?",
      "can I trust a finger prick test",
      "home cholesterol kit reliable?",
    ],
    text: `A home kit can be fair for some values, if it comes from an accredited laboratory and you take the sample
      with care. Blood squeezed from a finger mixes with tissue fluid and bursts red cells, which raises potassium,
      LDH and AST, and a warm or slow post adds error. HbA1c and cholesterol bear it better than hormones. Treat a
      surprising result as a reason for a proper test from a vein, not for action.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "EFLM-COLABIOCLI blood sampling guideline, Clin Chem Lab Med 56:2015", year: 2018 },
    ],
    metrics: [],
  },
  {
    id: "reading_a_report",
    title: "reading a lab report",
    terms:
      "(read|reading|understand|interpret|explain/ed) ...4 (lab|labs|blood test/s|blood " +
      "work|lab report|report|results) | lab report | (h|l) (next to|beside|flag/s)",
    asked: [
      "how do I read my lab report?",
      "help me understand my blood test",
      "what does the lab report show",
    ],
    text: `Read a report in three steps: which values are flagged H (high) or L (low), how far they are off, and
      what they were last time. Look at groups rather than single numbers, such as iron with ferritin and
      hemoglobin, or ALT with GGT. The trend says more than one value. Set each value beside your earlier ones; what
      it means for your health is for your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "NLM MedlinePlus, How to understand your lab results", year: 2024 },
    ],
    metrics: [],
    steps: [
      "Find the flagged values and how far they are off",
      "Compare each with your last result, not only with the range",
      "Look at related values together",
      "Note training, illness, food and medicines before the draw",
      "Take your questions to the doctor who ordered it",
    ],
  },
  {
    id: "what_moves_labs",
    title: "what moves lab values in everyday life",
    terms:
      "what ...2 (affect/s|chang/e/es|influenc/e/es|move/s|distort/s|falsif*) ...3 (blood " +
      "test/s|blood work|labs|lab values|lab results) | (blood test/s|labs|lab results) ...3 " +
      "(wrong|inaccurate|error)",
    asked: [
      "what can affect blood test results?",
      "can blood tests be wrong",
      "what changes lab values",
    ],
    text: `Most odd results come from everyday things: food, training, alcohol, a cold, too little fluid, the hour,
      the cycle, medicines and supplements. How blood is drawn counts too; a long tourniquet, a clenched fist or a
      slow trip to the laboratory alters potassium, LDH and others. Mistakes before the analysis are more common
      than in it. So first ask what was different that day, then repeat the test under calm conditions.`,
    sources: [
      { name: "EFLM-COLABIOCLI blood sampling guideline, Clin Chem Lab Med 56:2015", year: 2018 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["water_ml", "workout_minutes", "alcohol_g"],
    analytes: ["potassium", "ldh"],
  },
  {
    id: "labs_and_wearable",
    title: "lab values and wearable data",
    terms:
      "(wearable|watch|ring|tracker|band|garmin|oura|whoop|fitbit) ...3 " +
      "(measure|replace|see|detect|know) ...4 (blood test/s|labs|lab " +
      "values|cholesterol|ferritin|hba1c|hemoglobin|iron|hormones) | (labs|blood test/s|lab " +
      "values) (and|with) ...2 (wearable|watch|ring|tracker|band|garmin|oura|whoop|fitbit)",
    asked: [
      "can my watch replace blood tests?",
      "how do labs and wearable data fit together",
      "can a ring measure cholesterol",
    ],
    text: `No watch or ring can measure cholesterol, iron or hormones; it shows how your body behaves, while blood
      shows what is in it. Together they tell more: anemia or an overactive thyroid often shows as a higher resting
      pulse, and more movement or weight loss may show in triglycerides and HbA1c months later. So look at both over
      the same months. A timing that fits is a hint, though, and no proof.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "ADA Standards of Care in Diabetes", year: 2025 },
    ],
    metrics: ["resting_hr", "vo2max", "weight_kg", "active_minutes"],
    analytes: ["hemoglobin", "tsh", "triglycerides", "hba1c"],
  },
]
