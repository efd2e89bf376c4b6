import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Everyday questions about heart, breath and pressure. */
export const heartQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "max_heart_rate_by_age",
    title: "the maximum heart rate",
    terms:
      "(max|maximum|maximal) (heart rate|hr|pulse) ...4 " +
      "(supposed|should|normal|age|year|formula|calculate*) | (normal|ideal|good|what " +
      "is|whats|calculate*|formula) ...6 (max|maximum|maximal) (heart rate|hr|pulse) | what should ...3 " +
      "(max|maximum|maximal) (heart rate|hr|pulse)",
    asks: ["any"],
    asked: [
      "what's my max heart rate supposed to be",
      "what should my max heart rate be",
      "what is a normal max heart rate",
      "what is max heart rate for a 40 year old",
    ],
    text: `About 208 minus 0.7 times your age, so 180 at 40 and 166 at 60; single people lie 10 beats or more above
      or below. The highest value of an all-out effort on a good strap is a better guide than any formula.`,
    sources: [{ name: "Tanaka H et al., J Am Coll Cardiol 37:153", year: 2001 }],
    metrics: [],
  },
  {
    id: "exercise_heart_rate",
    title: "heart rate in exercise",
    terms:
      "(what|good|normal|safe|ideal) ...4 (heart rate|hr|pulse) ...4 " +
      "(exercise|exercising|workout|running|cardio)",
    asks: ["any"],
    asked: ["what is a good heart rate during exercise"],
    text: `For moderate exercise 50 to 70 percent of the maximum and for hard exercise 70 to 85, says the American
      Heart Association; short hard bouts go higher. If you can talk, it is easy enough. Chest pain, faintness
      or a pulse that races on afterwards needs a doctor.`,
    sources: [{ name: "American Heart Association, Target heart rates", year: 2024 }],
    metrics: [],
  },
  {
    id: "zone_two_rate",
    title: "heart rate in zone 2",
    terms:
      "zone (2|two) ...6 (heart rate|hr|bpm|pulse) | (heart rate|hr|bpm|pulse) ...6 zone (2|two)",
    asks: ["any"],
    asked: ["what heart rate is zone 2", "what should my zone 2 heart rate be"],
    text: `About 60 to 70 percent of your maximum on most watches, so 108 to 126 bpm where that is 180. Formulas
      miss it by ten beats and more, so let the talk test decide: full sentences without catching your breath.`,
    sources: [
      { name: "Tanaka H et al., J Am Coll Cardiol 37:153", year: 2001 },
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
    ],
    metrics: [],
  },
  {
    id: "hr_at_night",
    title: "heart rate at night",
    terms:
      "(heart rate|pulse) ...3 (go/es up|rise/s|increase/s|higher) ...4 (sleep|sleeping|night) | " +
      "(normal|good|healthy) ...2 (heart rate|pulse) ...4 (sleep|sleeping|asleep|night)",
    asks: ["normal", "harm", "causes", "any"],
    asked: [
      "is it normal for heart rate to go up at night",
      "what is a normal heart rate while sleeping",
    ],
    text: `It normally falls in sleep, lowest in the deep stages, and jumps about in REM. A raised night mostly
      comes from alcohol, a late meal, a hard evening session, heat, stress or an illness on its way. Racing
      or stumbling beats that wake you belong to a doctor.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["sleeping_hr"],
  },
  {
    id: "hrv_with_age",
    title: "HRV and age",
    terms:
      "(hrv|heart rate variability) ...6 (age|older|aging|ageing|old) !(my) | (age|older|aging|ageing) " +
      "...4 (hrv|heart rate variability)",
    asks: ["any"],
    asked: [
      "does hrv decline with age",
      "does hrv go down as you get older",
      "what is a normal hrv by age",
    ],
    text: `Yes, HRV falls with age: that showed in the data of eight million people with wearables. The range at
      each age is wide, so your own trend says more than a table.`,
    sources: [{ name: "Natarajan A et al., Lancet Digit Health 2:e650", year: 2020 }],
    metrics: ["hrv_rmssd"],
  },
  {
    id: "vo2max_with_age",
    title: "VO2max and age",
    terms:
      "(vo2max|vo2 max|vo2|fitness) ...6 (with age|decline/s|older|aging|ageing|as (you|we|i) age)",
    asks: ["any"],
    asked: ["does vo2max decline with age", "how fast does vo2 max drop with age"],
    text: `Yes: by about 3 to 6 percent in each of the twenties and thirties, and by more than 20 percent a decade
      from the seventies on. Training does not stop it, but keeps you well above people who do not.`,
    sources: [{ name: "Fleg JL et al., Circulation 112:674", year: 2005 }],
    metrics: ["vo2max"],
  },
  {
    id: "rhr_women",
    title: "resting heart rate of women and men",
    terms:
      "(women|men|woman|female/s|male/s) ...8 (heart rate|pulse|rhr) ...8 (men|women|male/s|differ*) | " +
      "(heart rate|pulse|rhr) ...4 (differ*|higher|lower) ...4 (women|men|woman|female/s)",
    asks: ["any"],
    asked: [
      "do women have a higher resting heart rate than men",
      "is resting heart rate different in women",
    ],
    text: `Yes, women's is a few beats higher on average, because their hearts are smaller; in a study of 92,457
      wearers of a wristband the usual ranges overlapped almost wholly.`,
    sources: [{ name: "Quer G et al., PLoS One 15:e0227709", year: 2020 }],
    metrics: ["resting_hr"],
  },
  {
    id: "low_rhr",
    title: "a low resting heart rate",
    terms:
      "low resting (heart rate|pulse) ...4 (dangerous|good|bad|healthy|safe) | (is|are) ...2 low resting " +
      "(heart rate|pulse) ...3 (dangerous|good|bad|healthy|safe) | a (heart rate|pulse) ...3 too (low|slow)",
    asks: ["any"],
    asked: [
      "is a low resting heart rate dangerous",
      "is a low resting heart rate good",
      "can a heart rate be too low",
    ],
    text: `Mostly it is a sign of fitness: 40 to 60 is common in people who train. See a doctor about a slow pulse
      with dizziness, fainting, breathlessness or chest pain, or one that is new without training.`,
    sources: [{ name: "Kusumoto FM et al. (ACC/AHA/HRS), Circulation 140:e382", year: 2019 }],
    metrics: ["resting_hr"],
  },
  {
    id: "stress_and_pressure",
    title: "stress and blood pressure",
    terms: "stress ...4 blood pressure | blood pressure ...4 stress",
    asks: ["any"],
    asked: ["does stress raise blood pressure", "can stress cause high blood pressure"],
    text: `For the moment yes, stress raises it within seconds; whether it does so for good is less clear. Habits
      that stress brings, such as poor sleep, alcohol and little movement, do raise it over time.`,
    sources: [{ name: "Mayo Clinic, Stress and high blood pressure", year: 2024 }],
    metrics: ["stress_score"],
  },
  {
    id: "hrv_and_exercise",
    title: "exercise and HRV",
    terms:
      "what (lowers|raises|affects|increases|reduces|hurts|improves|drops) ...2 hrv | what (causes|makes) " +
      "...4 hrv",
    asks: ["causes"],
    asked: ["what lowers hrv", "what affects hrv", "what raises hrv"],
    text: `Alcohol, illness, hard training, short nights, stress and heat lower it within a day; regular endurance
      training, steady sleep and less alcohol raise it over weeks. Age and genes set much of the level.`,
    sources: [
      { name: "Shaffer F & Ginsberg JP, Front Public Health 5:258", year: 2017 },
      { name: "Sandercock GRH et al., Med Sci Sports Exerc 37:433", year: 2005 },
    ],
    metrics: ["hrv_rmssd"],
  },
  {
    id: "rhr_causes",
    title: "what moves resting heart rate",
    terms:
      "what (lowers|raises|affects|increases|reduces) ...3 (resting heart rate|heart rate|pulse) | what " +
      "(causes|makes) ...6 (heart rate|pulse)",
    asks: ["causes"],
    asked: [
      "what raises resting heart rate",
      "what affects resting heart rate",
      "what causes a high resting heart rate",
    ],
    text: `Illness, alcohol, short sleep, stress, heat, dehydration and some medicines raise it within days;
      fitness lowers it over months. Anemia and an overactive thyroid can keep it up: a rise that stays
      without a reason is one for your doctor.`,
    sources: [{ name: "American Heart Association, All about heart rate", year: 2024 }],
    metrics: ["resting_hr"],
  },
]
