import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** What moves the results of blood tests. */
export const labs: ReadonlyArray<Advice> = [
  {
    id: "advice_ldl",
    title: "a lower LDL",
    terms:
      "ldl [cholesterol] | cholesterol | (bad cholesterol) | apob | apo b | blood (fat/s|lipid/s) | lipid/s",
    way: "down",
    asked: ["how do i get my ldl down", "how can i lower my cholesterol"],
    lead: "What you eat does most for LDL",
    steps: [
      {
        text: "Swap butter, cream and fatty meat for olive or rapeseed oil, nuts and fish.",
        source: from.lipids,
      },
      {
        text: "Eat oats, beans or lentils every day: their fiber carries cholesterol out.",
        source: from.lipids,
      },
      {
        text: "If you carry extra weight, lose some slowly, and keep moving for your heart.",
        source: from.cholesterol,
      },
    ],
    doctor:
      "Ask your doctor about the target that fits you, and whether food alone can get you there; " +
      "repeat the test in a few months.",
    metrics: ["fibre_g", "fat_g"],
    analytes: ["ldl_c", "cholesterol_total", "apob"],
  },
  {
    id: "advice_hdl",
    title: "a higher HDL",
    terms: "hdl [cholesterol] | good cholesterol",
    way: "up",
    asked: ["how do i increase my hdl", "how can i get my good cholesterol up"],
    lead: "Regular endurance exercise does most for HDL, though the gain is small",
    steps: [
      {
        text: "Build up to at least 120 minutes of brisk walking, cycling or running a week.",
        source: from.hdl,
      },
      { text: "If you smoke, get help to stop.", source: from.lipids },
      {
        text: "Lose some weight if you carry extra, and cook with oil in place of butter.",
        source: from.lipids,
      },
    ],
    doctor:
      "Ask your doctor about your whole risk: LDL counts for more, and no medicine that raises HDL has " +
      "prevented heart attacks.",
    metrics: ["active_minutes", "workout_minutes"],
    analytes: ["hdl_c"],
  },
  {
    id: "advice_triglycerides",
    title: "lower triglycerides",
    terms: "triglyceride/s | trigs",
    way: "down",
    asked: ["how do i lower my triglycerides", "how to bring trigs down"],
    lead: "Less alcohol and less sugar bring triglycerides down fastest",
    steps: [
      { text: "Leave alcohol out for a few weeks.", source: from.cholesterol },
      {
        text: "Replace sweet drinks, juice and white bread by water, whole grains and beans.",
        source: from.cholesterol,
      },
      {
        text: "Walk or cycle most days, and eat oily fish each week.",
        source: from.lipids,
      },
    ],
    doctor: "Ask your doctor to repeat the test fasting, and about any very high value.",
    metrics: ["alcohol_g", "sugar_g"],
    analytes: ["triglycerides"],
  },
  {
    id: "advice_sugar_in_blood",
    title: "a lower blood sugar",
    terms:
      "hba1c | a1c | [fasting] (blood sugar/s|blood glucose) | [fasting] glucose | prediabet* | pre diabet* | " +
      "insulin resistance",
    way: "down",
    asked: ["how do i get my a1c down", "how can i reduce my blood sugar"],
    lead: "Movement and some weight lost do most for blood sugar",
    steps: [
      { text: "Walk for ten minutes after your largest meals.", source: from.walks },
      { text: "Work up to 150 minutes of brisk activity a week.", source: from.prevention },
      {
        text: "Replace sweet drinks by water, and fill half the plate with vegetables.",
        source: from.diabetes,
      },
      { text: "If you carry extra weight, lose some of it slowly.", source: from.prevention },
    ],
    doctor:
      "Ask your doctor about the target that fits you and when to repeat the test; change no medicine " +
      "for it by yourself.",
    metrics: ["glucose_avg", "sugar_g"],
    analytes: ["hba1c", "glucose_fasting", "glucose"],
  },
  {
    id: "advice_iron",
    title: "a higher ferritin",
    terms: "ferritin | iron [(level/s|stores)] | hemoglobin | haemoglobin | anemi* | anaemi*",
    way: "up",
    asked: ["how do i raise my ferritin", "how can i get my iron up"],
    lead: "Food fills iron stores slowly, over months",
    steps: [
      {
        text: "Eat beans, lentils, meat or fish at most main meals.",
        source: from.iron,
      },
      {
        text: "Add fruit or peppers: their vitamin C helps iron from plants in.",
        source: from.iron,
      },
      { text: "Drink coffee and tea between meals rather than with them.", source: from.iron },
      {
        text: "Note heavy periods, stomach trouble and blood donations for your doctor.",
        source: from.anaemia,
      },
    ],
    doctor:
      "Ask your doctor why it is low before you take iron: too much of it harms, and a hidden loss of " +
      "blood needs finding.",
    metrics: [],
    analytes: ["ferritin", "iron", "hemoglobin"],
  },
  {
    id: "advice_iron_down",
    title: "a lower ferritin",
    terms: "ferritin | iron [(level/s|stores)]",
    way: "down",
    asked: ["how do i lower my ferritin", "how can i get my iron levels down"],
    lead: "A high ferritin more often speaks of inflammation, liver or alcohol than of too much iron",
    steps: [
      {
        text: "Take no iron and no extra vitamin C unless your doctor advised them.",
        source: from.iron,
      },
      { text: "Leave alcohol out for a month.", source: from.liver },
      {
        text: "Have it measured again when you have been well for some weeks.",
        source: from.ferritin,
      },
    ],
    doctor:
      "Ask your doctor about transferrin saturation and liver values, which tell overload from inflammation.",
    metrics: ["alcohol_g"],
    analytes: ["ferritin"],
  },
  {
    id: "advice_vitamin_d",
    title: "more vitamin D",
    terms: "vit/amin d | d3 | 25 oh d",
    way: "up",
    asked: ["how do i get my vitamin d up", "how do i get more vitamin d"],
    lead: "Sun on the skin brings most vitamin D, food a little, and a supplement the rest",
    steps: [
      {
        text: "Spend some time outdoors around midday in the bright months, without burning.",
        source: from.vitaminD,
      },
      {
        text: "Eat oily fish every week, and choose milk or plant drinks with added vitamin D.",
        source: from.vitaminD,
      },
    ],
    doctor:
      "Ask your doctor about a supplement and how much of it, and to repeat the test in about a season.",
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "advice_vitamin_b12",
    title: "more vitamin B12",
    terms: "b12 | b 12 | cobalamin",
    way: "up",
    asked: ["how do i raise my b12", "how can i get more vitamin b12"],
    lead: "It comes from animal foods alone, and from what it is added to",
    steps: [
      {
        text: "Eat fish, meat, eggs or dairy regularly, if you eat them at all.",
        source: from.vitaminB12,
      },
      {
        text: "Without them, choose foods with added B12 or a supplement: no plant has enough.",
        source: from.vitaminB12,
      },
      {
        text: "Note stomach trouble and long use of metformin or acid blockers.",
        source: from.vitaminB12,
      },
    ],
    doctor:
      "Ask your doctor why it is low and about a supplement: where the gut cannot take it up, food does not help.",
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "advice_folate",
    title: "more folate",
    terms: "folate | folic acid",
    way: "up",
    asked: ["how do i raise my folate", "how do i get more folic acid"],
    lead: "Green vegetables and pulses bring most folate",
    steps: [
      { text: "Eat leafy greens, beans or lentils every day.", source: from.folate },
      { text: "Choose bread and cereals with added folic acid.", source: from.folate },
    ],
    doctor:
      "Ask your doctor to look at vitamin B12 as well before you take folic acid, and about it if you " +
      "may become pregnant.",
    metrics: [],
    analytes: ["folate"],
  },
  {
    id: "advice_thyroid",
    title: "a TSH in range",
    terms: "tsh | thyroid [(level/s|function|value/s)]",
    way: "either",
    asked: ["how do i lower my tsh", "how can i improve my thyroid"],
    lead: "No food or habit is known to move TSH; it is your doctor's to treat, or to watch",
    steps: [
      {
        text: "Have it measured again at the same hour: TSH rises and falls over the day.",
        source: from.thyroid,
      },
      {
        text: "Say at the draw if you take biotin, in hair and nail pills: it upsets the test.",
        source: from.biotin,
      },
      {
        text: "If you take thyroid tablets, take them as prescribed, every day alike.",
        source: from.thyroid,
      },
    ],
    doctor:
      "Ask your doctor whether it needs treatment or only another test; change no thyroid tablet by yourself.",
    metrics: [],
    analytes: ["tsh"],
  },
  {
    id: "advice_uric_acid",
    title: "a lower uric acid",
    terms: "uric acid | urate | gout",
    way: "down",
    asked: ["how do i lower my uric acid", "how can i get my uric acid down"],
    lead: "Less alcohol and fewer sweet drinks do most by yourself, if less than people hope",
    steps: [
      { text: "Cut down alcohol, beer and spirits first.", source: from.gout },
      {
        text: "Replace drinks with added sugar by water.",
        source: from.gout,
      },
      {
        text: "Eat less offal, red meat and shellfish, and lose extra weight slowly.",
        source: from.gout,
      },
    ],
    doctor:
      "Ask your doctor about treatment if you have had gout: food alone is seldom enough then.",
    metrics: ["alcohol_g"],
    analytes: ["uric_acid"],
  },
  {
    id: "advice_crp",
    title: "a lower CRP",
    terms: "[hs] crp | c reactive [protein] | inflammation [(marker/s|level/s|value/s)]",
    way: "down",
    asked: ["how do i lower my crp", "how do i reduce inflammation"],
    lead: "First make sure that it is not just a cold: CRP rises with every infection",
    steps: [
      {
        text: "Test again when you have been well for two to three weeks.",
        source: from.inflammation,
      },
      {
        text: "Move briskly most days, and lose some weight if you carry extra.",
        source: from.inflammation,
      },
      {
        text: "Eat vegetables, beans, nuts, fish and olive oil most days.",
        source: from.mediterranean,
      },
    ],
    doctor: "Ask your doctor about a value that stays up: it needs a cause, not only a diet.",
    metrics: [],
    analytes: ["crp", "hs_crp"],
  },
]
