import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Age, weight and the body. */
export const ageingBody: ReadonlyArray<ShortAnswer> = [
  {
    id: "muscle_with_age",
    title: "muscle and age",
    terms: "muscle/s ...6 (age|older|aging|ageing|decade) | (age|older|aging|ageing) ...4 muscle/s",
    asks: ["any"],
    asked: ["how much muscle do you lose with age", "do you lose muscle as you get older"],
    text: `About 3 to 8 percent in each decade from 30 on, and faster after 60. Strength training two or more days
      a week with enough protein holds and rebuilds it at any age.`,
    sources: [
      { name: "Volpi E et al., Curr Opin Clin Nutr Metab Care 7:405", year: 2004 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["weight_kg"],
  },
  {
    id: "metabolism_with_age",
    title: "metabolism and age",
    terms: "metabolism ...6 (age|older|slow/s|aging|ageing|30|40|50) | (age|older) ...4 metabolism",
    asks: ["any"],
    asked: ["does metabolism slow down with age", "does your metabolism slow after 30"],
    text: `Not before 60: corrected for body size, energy use stays level from 20 to 60 and then falls by less than
      1 percent a year. What changes earlier is mostly muscle and movement.`,
    sources: [{ name: "Pontzer H et al., Science 373:808", year: 2021 }],
    metrics: [],
  },
  {
    id: "boost_metabolism",
    title: "boosting metabolism",
    terms: "(boost/s|speed/s up|raise/s|increase/s|faster|rev up) ...3 metabolism",
    asks: ["any"],
    asked: [
      "how can i boost my metabolism",
      "does green tea boost metabolism",
      "what speeds up metabolism",
    ],
    text: `Little does so for long: coffee, chilli or cold add a few calories for hours. Muscle uses somewhat more
      at rest, and the largest part that you can change is how much you move all day.`,
    sources: [
      { name: "Hall KD et al., Am J Clin Nutr 95:989", year: 2012 },
      { name: "Levine JA, Best Pract Res Clin Endocrinol Metab 16:679", year: 2002 },
    ],
    metrics: [],
  },
  {
    id: "bmi_useful",
    title: "BMI",
    terms: "bmi | body mass index",
    asks: ["truth", "harm", "meaning", "effect"],
    asked: ["is bmi nonsense", "is bmi accurate", "is bmi a good measure"],
    text: `It is a fair guide for groups and a rough one for a person: it cannot tell muscle from fat or see where
      the fat sits. Experts in 2025 advise adding the waist, or a direct measure of body fat, before anything
      is made of it.`,
    sources: [{ name: "Rubino F et al., Lancet Diabetes Endocrinol 13:221", year: 2025 }],
    metrics: ["weight_kg"],
  },
  {
    id: "bmi_normal",
    title: "a healthy BMI",
    terms: "bmi | body mass index",
    asks: ["normal"],
    asked: ["what is a healthy bmi", "what's a normal bmi", "what should my bmi be"],
    text: `18.5 to 24.9 is the normal range for adults; 25 and more counts as overweight, 30 and more as obesity.
      In people of Asian family background risk begins lower, and muscular people look heavier by it than they
      are.`,
    sources: [{ name: "WHO, Obesity and overweight (fact sheet)", year: 2024 }],
    metrics: ["weight_kg"],
  },
  {
    id: "waist_normal",
    title: "a healthy waist",
    terms: "waist",
    asks: ["normal", "need"],
    asked: ["what is a healthy waist size", "what should my waist be"],
    text: `Less than half of your height is a good rule, says NICE. Above 94 cm in men and 80 cm in women the risk
      to health begins to rise, and it is high above 102 and 88 cm.`,
    sources: [
      { name: "NICE NG246, Overweight and obesity management", year: 2025 },
      { name: "WHO, Waist circumference and waist-hip ratio", year: 2011 },
    ],
    metrics: ["weight_kg"],
  },
  {
    id: "weight_daily_swing",
    title: "daily swings of weight",
    terms:
      "weight ...8 (day to day|fluctuat*|swing/s|overnight|daily|in a day|every day|up and down) | " +
      "(fluctuat*|swing/s) ...4 weight | weight ...3 fluctuat*",
    asks: ["any"],
    asked: [
      "how much does weight fluctuate in a day",
      "is it normal for weight to change every day",
    ],
    text: `About a kilogram up or down in a day (2 to 3 lb) is normal: it is mostly water, from salt, carbohydrates,
      the cycle or hard training, and what is in the gut. Compare weekly averages of mornings.`,
    sources: [
      { name: "Bhutani S et al., Physiol Rep 5:e13336", year: 2017 },
      { name: "Cleveland Clinic, 7 possible reasons why your weight fluctuates", year: 2023 },
    ],
    metrics: ["weight_kg"],
  },
  {
    id: "weigh_when",
    title: "when to weigh oneself",
    terms: "weigh !(in|less|more|how) | weigh/ing (myself|yourself|oneself|in)",
    asks: ["time", "need"],
    asked: [
      "when should i weigh myself",
      "how often should i weigh myself",
      "what is the best time to weigh yourself",
    ],
    text: `In the morning after the toilet and before breakfast, in the same clothes. Daily or weekly both work as
      long as you look at the trend; in trials, people who weighed themselves often lost a little more.`,
    sources: [{ name: "Zheng Y et al., Obesity 23:256", year: 2015 }],
    metrics: ["weight_kg"],
  },
  {
    id: "glycemic_index",
    title: "the glycemic index",
    terms: "glycemic (index|load) | glycaemic (index|load) | gi of",
    asks: ["any"],
    asked: ["what's the glycemic index", "what is a low glycemic index"],
    text: `The glycemic index says how fast a food raises blood sugar, against pure glucose at 100: up to 55 is
      low, such as beans, oats and most fruit, 70 and more high, such as white bread. Portions and what you
      eat with it matter as much.`,
    sources: [{ name: "ISO 26642, Determination of the glycaemic index", year: 2010 }],
    metrics: [],
  },
  {
    id: "cycle_length_normal",
    title: "a normal cycle",
    terms: "(menstrual|period) cycle/s | (cycle) ...2 length | period/s !(pain)",
    asks: ["normal", "duration"],
    asked: [
      "how long is a normal menstrual cycle",
      "how long does a period last",
      "what is a normal cycle length",
    ],
    text: `24 to 38 days from one first day to the next is normal, with bleeding of up to 8 days. See a doctor
      about cycles outside of that, bleeding between periods, or very heavy bleeding.`,
    sources: [{ name: "Munro MG et al. (FIGO), Int J Gynaecol Obstet 143:393", year: 2018 }],
    metrics: ["cycle_day"],
  },
  {
    id: "fever_begins",
    title: "a fever",
    terms:
      "(temperature|when) ...4 fever | (what is|is it) a fever | normal body temperature | body " +
      "temperature ...4 (normal|healthy)",
    asks: ["any"],
    asked: [
      "what is a normal body temperature",
      "what temperature is a fever",
      "when is it a fever",
    ],
    text: `About 36.1 to 37.2 degrees Celsius (97 to 99 Fahrenheit) is normal; from 38 (100.4) on it is a fever.
      See a doctor about a fever that is very high, lasts over three days, or comes with a stiff neck,
      confusion or trouble breathing.`,
    sources: [{ name: "MedlinePlus, Fever", year: 2024 }],
    metrics: ["body_temp"],
  },
  {
    id: "sauna_often",
    title: "the sauna",
    terms: "sauna/s",
    asks: ["need", "duration"],
    asked: ["how often should i use the sauna", "how long should i stay in the sauna"],
    text: `Two to three times a week went with fewer heart deaths than once in a long Finnish study of men, and four
      or more with fewer still, as did stays of over 19 minutes against under 11. That is a link and no proof: begin
      short, drink enough and leave out alcohol. With heart disease or in pregnancy ask your doctor first.`,
    sources: [{ name: "Laukkanen T et al., JAMA Intern Med 175:542", year: 2015 }],
    metrics: [],
  },
  {
    id: "breathing_for_stress",
    title: "breathing against stress",
    terms:
      "breath/e/ing ...4 (stress|anxiety|calm|relax*) | (stress|anxiety|calm|relax*) ...4 breath/e/ing | " +
      "breath/e/ing ...4 calm/s",
    asks: ["any"],
    asked: [
      "what breathing exercise lowers stress",
      "does deep breathing reduce stress",
      "which breathing technique calms you down",
    ],
    text: `Slow breathing with a long breath out works within minutes, at about six breaths a minute. In a trial
      five minutes a day of cyclic sighing, two breaths in through the nose and a long one out, lifted mood
      more than meditation. Stop if you get dizzy.`,
    sources: [{ name: "Balban MY et al., Cell Rep Med 4:100895", year: 2023 }],
    metrics: ["stress_score"],
  },
  {
    id: "meditation_and_hrv",
    title: "meditation and HRV",
    terms: "(meditat*|mindful*) ...6 (hrv|heart rate) | (hrv|heart rate) ...6 (meditat*|mindful*)",
    asks: ["any"],
    asked: [
      "how does meditation affect hrv",
      "does meditation raise hrv",
      "does meditation lower heart rate",
    ],
    text: `Not clearly: a review of trials found that mindfulness and meditation did not raise resting HRV more
      than what they were compared with. It may still ease stress and low mood, so judge it by how you feel.`,
    sources: [{ name: "Brown L et al., Psychosom Med 83:631", year: 2021 }],
    metrics: ["hrv_rmssd"],
  },
  {
    id: "yoga",
    title: "yoga",
    terms: "yoga",
    asks: ["effect", "need"],
    asked: ["is yoga good for you", "does yoga lower stress", "does yoga count as exercise"],
    text: `Yes, mostly for back pain, stress and blood pressure, with modest effects in reviews. Most styles count
      as light activity, so they do not replace brisk movement; flowing styles come closer to it.`,
    sources: [
      { name: "NCCIH, Yoga: effectiveness and safety", year: 2023 },
      { name: "Larson-Meyer DE, Med Sci Sports Exerc 48:1558", year: 2016 },
    ],
    metrics: ["stress_score"],
  },
  {
    id: "nature",
    title: "time in nature",
    terms: "(nature|outdoors|outside|green space/s|forest)",
    asks: ["need", "effect"],
    asked: [
      "how much time outdoors do i need",
      "does being in nature help stress",
      "is being outside good for you",
    ],
    text: `Two hours a week is where it showed: people who spent at least 120 minutes a week in nature felt in
      better health, however they split it. That was an observation, not proof.`,
    sources: [{ name: "White MP et al., Sci Rep 9:7730", year: 2019 }],
    metrics: ["mood"],
  },
  {
    id: "alcohol_free_month",
    title: "a month without alcohol",
    terms:
      "(dry january|month without alcohol|month off alcohol|sober october) | (happens|benefit/s|good) ...4 " +
      "(quit/ting|stop/ping|giv/e/ing up) (alcohol|drinking)",
    asks: ["any"],
    asked: ["does dry january do anything", "what are the benefits of quitting alcohol"],
    text: `In moderate drinkers a month without lowered blood pressure, weight and insulin resistance in a study,
      and most slept better and had more energy. Who drinks heavily every day should ask a doctor first:
      stopping at once can be dangerous.`,
    sources: [
      { name: "Mehta G et al., BMJ Open 8:e020673", year: 2018 },
      { name: "de Visser RO et al., Health Psychol 35:281", year: 2016 },
    ],
    metrics: ["resting_hr"],
  },
]
