import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** How long the body takes to change, and to be itself again. */
export const bodyTimes: ReadonlyArray<ShortAnswer> = [
  {
    id: "blood_pressure_takes",
    title: "how long blood pressure takes to fall",
    terms: "blood pressure | bp",
    asks: ["duration"],
    asked: [
      "how long until exercise lowers blood pressure",
      "how long does it take to lower blood pressure",
    ],
    text: `Weeks: less salt shows within about four, and regular exercise takes about one to three months. It lasts
      as long as you keep it up.`,
    sources: [
      {
        name: "Mayo Clinic, Exercise: a drug-free approach to lowering high blood pressure",
        year: 2024,
      },
      { name: "He FJ et al., BMJ 346:f1325", year: 2013 },
    ],
    metrics: ["bp_systolic"],
  },
  {
    id: "weight_and_blood_pressure",
    title: "weight and blood pressure",
    terms:
      "(weight|kg|kilo/s|pound/s) ...8 blood pressure | blood pressure ...8 (weight|kg|kilo/s|pound/s)",
    asks: ["any"],
    asked: [
      "how much does losing weight lower blood pressure",
      "does losing weight lower blood pressure",
    ],
    text: `About 1 mmHg for each kilogram lost, in both numbers, by a review of 25 trials. So five kilograms bring
      about five, and less salt and more movement add to it.`,
    sources: [{ name: "Neter JE et al., Hypertension 42:878", year: 2003 }],
    metrics: ["weight_kg"],
  },
  {
    id: "rhr_takes",
    title: "how long resting heart rate takes to fall",
    terms: "(resting) (heart rate|pulse|hr) | rhr",
    asks: ["duration"],
    asked: [
      "how long does it take to lower resting heart rate",
      "how fast does resting heart rate drop with training",
    ],
    text: `Some months of regular endurance training, for a drop of a few beats; that is what a review of trials
      found. Better sleep and less alcohol can show within days.`,
    sources: [{ name: "Reimers AK et al., J Clin Med 7:503", year: 2018 }],
    metrics: ["resting_hr"],
  },
  {
    id: "hrv_takes",
    title: "how long HRV takes to rise",
    terms: "hrv | heart rate variability",
    asks: ["duration"],
    asked: [
      "how fast does hrv respond to training",
      "how long does it take to improve hrv",
      "how long until hrv goes up",
    ],
    text: `Weeks to months: that is how long the trials of endurance training took that raised resting HRV. Single
      nights react at once, to alcohol, illness or a hard day, so judge weekly averages.`,
    sources: [{ name: "Sandercock GRH et al., Med Sci Sports Exerc 37:433", year: 2005 }],
    metrics: ["hrv_rmssd"],
  },
  {
    id: "vo2max_takes",
    title: "how long VO2max takes to rise",
    terms: "vo2max | vo2 max | vo2 | get fit | get fitter | cardio fitness | get in shape",
    asks: ["duration"],
    asked: [
      "how long does it take to increase vo2max",
      "how long does it take to get fit",
      "how fast can vo2max improve",
    ],
    text: `Weeks to months: in a large study, 20 weeks of training three times a week raised VO2max, the measure
      of fitness, by about 400 ml a minute on average, with some people hardly moving and others gaining more than
      a litre.`,
    sources: [{ name: "Bouchard C et al. (HERITAGE), J Appl Physiol 87:1003", year: 1999 }],
    metrics: ["vo2max"],
  },
  {
    id: "fit_again",
    title: "getting fit again after a break",
    terms:
      "(fit|fitness|shape|form) ...3 (again|back) ...6 (break|time off|illness|injury|pause) | " +
      "(get|getting) back (in|into) (shape|form|fitness) | (regain) ...2 fitness",
    asks: ["any"],
    asked: [
      "how long does it take to get fit again after a break",
      "how long to get back in shape",
    ],
    text: `Usually less time than it took to build. A week off costs almost nothing; within four weeks the VO2max
      of athletes slipped by 4 to 14 percent. Start easy, add a little each week, and keep the hard sessions
      for later.`,
    sources: [{ name: "Mujika I & Padilla S, Sports Med 30:79", year: 2000 }],
    metrics: ["vo2max"],
  },
  {
    id: "soreness_lasts",
    title: "how long muscle soreness lasts",
    terms:
      "(long|last/s) ...4 (muscle|muscles) ...2 (sore|soreness|ache/s) | (long|last/s) ...3 (sore " +
      "muscles|doms|sore|soreness) | (muscle soreness|doms) ...4 (last/s|long)",
    asks: ["any"],
    asked: ["how long does muscle soreness last", "how long do doms last"],
    text: `Five to seven days at most: it peaks one to three days after unusual work and heals by itself. Light
      movement eases it. Extreme pain with weakness or dark urine needs a doctor at once.`,
    sources: [{ name: "Cheung K et al., Sports Med 33:145", year: 2003 }],
    metrics: [],
  },
  {
    id: "muscle_takes",
    title: "how long muscle takes to grow",
    terms:
      "(muscle/s|stronger|strength) !(sore*|ache) ...6 (build|grow|gain|see|take|get) | " +
      "(build|grow|gain|get) ...2 (muscle/s|stronger)",
    asks: ["duration"],
    asked: [
      "how long does it take to build muscle",
      "how long until i get stronger",
      "how long does it take to gain muscle",
    ],
    text: `You get stronger within weeks, as the nerves learn; the muscle itself grows measurably over two to three
      months of training twice a week or more.`,
    sources: [{ name: "Folland JP & Williams AG, Sports Med 37:145", year: 2007 }],
    metrics: ["weight_kg"],
  },
  {
    id: "weight_takes",
    title: "how fast weight comes off",
    terms:
      "(long|fast|quickly|quick) ...6 (lose|losing) ...4 (weight|kg|kilo/s|pound/s|lb/s|fat) | " +
      "(fast|safe|healthy) weight loss | how much weight (can|should|could) ...6 (month|week|lose)",
    asks: ["any"],
    asked: [
      "how fast can you lose weight safely",
      "how long does it take to lose 5 kg",
      "how quickly can i lose weight",
    ],
    text: `Half a kilogram to one a week (1 to 2 lb) is a safe pace, so two to four a month. The first week often
      shows more, most of it water; later it slows.`,
    sources: [
      { name: "NHS, Tips to help you lose weight", year: 2023 },
      { name: "CDC, Steps for losing weight", year: 2024 },
    ],
    metrics: ["weight_kg"],
  },
  {
    id: "habit_takes",
    title: "how long a habit takes",
    terms: "habit/s | routine",
    asks: ["duration"],
    asked: ["how long does it take to form a habit", "how long until something becomes a habit"],
    text: `About two months on average: in a well-known study it took 66 days, with 18 to 254 between people and
      habits. Missing one day made no difference.`,
    sources: [{ name: "Lally P et al., Eur J Soc Psychol 40:998", year: 2010 }],
    metrics: [],
  },
  {
    id: "jet_lag_lasts",
    title: "how long jet lag lasts",
    terms: "jet lag | jetlag",
    asks: ["duration"],
    asked: ["how long does jet lag last", "how long does it take to get over jet lag"],
    text: `About a day for each time zone, a little more after flying east and less after flying west. Daylight at
      the new place's hours is what moves your clock fastest.`,
    sources: [{ name: "CDC Yellow Book, Jet lag disorder", year: 2024 }],
    metrics: [],
  },
  {
    id: "quitting_smoking_takes",
    title: "the body after the last cigarette",
    terms: "(smoking|smoke|cigarette/s|nicotine) ...8",
    asks: ["duration"],
    asked: [
      "how long after quitting smoking does heart rate go down",
      "how long does nicotine withdrawal last",
    ],
    text: `Pulse and blood pressure begin to fall within minutes, breathing gets easier in weeks, and the extra
      risk of heart disease is halved after about a year. Withdrawal is worst in the first days and mostly
      over in two to four weeks.`,
    sources: [
      { name: "WHO, Tobacco: health benefits of smoking cessation", year: 2020 },
      { name: "US Surgeon General, Smoking Cessation", year: 2020 },
    ],
    metrics: ["resting_hr"],
  },
  {
    id: "cold_lasts_hr",
    title: "heart rate after an illness",
    terms:
      "(long|raise/s|up|high|elevated|stay/s|normal) ...4 (heart rate|hrv|pulse|rhr) ...8 " +
      "(cold !(weather|air|water|room/s|shower/s|plunge/s|temperature/s)|flu|covid|illness|virus) | " +
      "(cold !(weather|air|water|room/s|shower/s|plunge/s|temperature/s)|flu|covid|" +
      "illness|virus) ...6 (raise/s|affect/s|lower/s) " +
      "...3 (heart rate|hrv|pulse|rhr) | (heart rate|hrv|pulse|rhr) ...4 (stay|up|low|high) ...4 " +
      "(cold|flu|covid|illness|virus)",
    asks: ["any"],
    asked: ["how long does a cold raise your heart rate", "how long does hrv stay low after flu"],
    text: `Mostly for some days after an ordinary cold or flu. After COVID-19 it took longer: in a study with
      wearables resting heart rate was back after 79 days on average. Let it settle before you train hard again.`,
    sources: [{ name: "Radin JM et al., JAMA Netw Open 4:e2115959", year: 2021 }],
    metrics: ["resting_hr"],
  },
  {
    id: "vaccine_hr",
    title: "heart rate after a vaccination",
    terms:
      "(vaccin*|booster|flu shot|jab) ...8 (heart rate|hrv|pulse|rhr|sleep|recovery|data|numbers)",
    asks: ["any"],
    asked: ["how long does a vaccine affect heart rate", "does a booster raise resting heart rate"],
    text: `A few days: after a COVID-19 vaccine the resting pulse of smartwatch wearers was highest on the second
      day and back to normal by the sixth.`,
    sources: [{ name: "Quer G et al., npj Digit Med 5:49", year: 2022 }],
    metrics: ["resting_hr"],
  },
]
