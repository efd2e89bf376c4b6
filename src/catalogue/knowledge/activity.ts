import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Activity: its minutes and intensity, and the energy it takes. */
export const activity: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "active_minutes",
    title: "active minutes",
    terms:
      "active (minutes|time|zone minutes) | intensity minutes | (how much|how many minutes " +
      "of|enough|recommended|weekly) (exercise|physical activity|activity) !(score) | " +
      "(exercise|activity) (minutes|recommendation/s|guideline/s)",
    asked: [
      "how much exercise do I need a week?",
      "what are active minutes",
      "how are intensity minutes counted",
    ],
    text: `Adults need 150 to 300 minutes of moderate activity a week, or 75 to 150 of vigorous, or a mix, says the
      WHO. Active minutes are your device's count of time in which pulse or movement was clearly above rest;
      some brands count vigorous minutes twice, some count easy walking too. Any length counts, also short bits.
      Less than the goal is still much better than nothing.`,
    sources: [{ name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 }],
    metrics: ["active_minutes", "moderate_minutes", "vigorous_minutes"],
  },
  {
    id: "vigorous_minutes",
    title: "vigorous activity",
    terms:
      "vigorous [minutes|activity|exercise|intensity] | (hard|intense|high intensity) " +
      "(minutes|activity)",
    asked: [
      "what counts as vigorous activity?",
      "how many vigorous minutes a week",
      "what are vigorous minutes",
    ],
    text: `Vigorous activity is effort at which you can say only a few words before you need a breath: running, fast
      cycling, swimming laps, hill climbing. The WHO advises 75 to 150 minutes a week if you do only this kind.
      Devices set the border by pulse, often at a share of a guessed maximum, so a wrong maximum shifts your
      minutes. If you are new to it or have heart trouble, ask your doctor first.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "CDC, Measuring Physical Activity Intensity", year: 2023 },
    ],
    metrics: ["vigorous_minutes", "active_minutes", "max_hr"],
  },
  {
    id: "moderate_minutes",
    title: "moderate activity",
    terms: "moderate (minutes|activity|exercise|intensity)",
    asked: [
      "what is moderate activity?",
      "how many moderate minutes a week",
      "does housework count as moderate exercise",
    ],
    text: `Moderate activity is effort that makes you breathe faster while you can still talk, such as brisk walking,
      easy cycling or heavy gardening. Adults do well with 150 to 300 minutes a week. Devices go by pulse or
      step rhythm, so carrying, digging or strength work may be missed, and a fast heart from stress may be
      counted. Trust the talk test over the label.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "CDC, Measuring Physical Activity Intensity", year: 2023 },
    ],
    metrics: ["moderate_minutes", "active_minutes", "avg_hr"],
  },
  {
    id: "light_activity",
    title: "light activity",
    terms:
      "light (activity|movement|exercise) [minutes] | low (intensity|activity) " +
      "(minutes|time|movement) | low activity",
    asked: ["what is light activity?", "does light activity count", "is light exercise useful"],
    text: `Light activity is moving without getting out of breath: strolling, cooking, tidying, shopping. It does not
      count towards the weekly 150 minutes, but it replaces sitting, and the WHO advises that for everyone. In
      pooled data from people who wore motion sensors, those with more light activity lived longer, and the gain
      was largest among those who had moved least. It is the easiest minute to add.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "Ekelund U et al., BMJ 366:l4570", year: 2019 },
    ],
    metrics: ["light_activity_minutes", "sedentary_minutes", "steps"],
  },
  {
    id: "calories_burned",
    title: "calories burned in a day",
    terms:
      "total calories | calories (burned|burnt|expended|out) !(work*) | (energy " +
      "expenditure|tdee) | calories ...6 (burn|burned) ...3 (day|daily|total)",
    asked: [
      "what are total calories?",
      "how many calories do I burn a day",
      "what does calories burned mean",
    ],
    text: `Total calories are all the energy your body uses in a day: the part for staying alive, a smaller part for
      digesting food, and whatever you use to move. The resting part alone makes up about 50 to 70 percent in
      people who sit a lot. Your device calculates it from age, sex, height, weight, pulse and movement; it does
      not measure it. Keep your profile up to date and look at weekly averages.`,
    sources: [
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
      { name: "O'Driscoll R et al., Br J Sports Med 54:332", year: 2020 },
    ],
    metrics: ["calories_total", "calories_bmr", "calories_active"],
  },
  {
    id: "active_calories",
    title: "active calories",
    terms:
      "active (calories|energy) | active and total calories | move (goal|ring) | calories from " +
      "(activity|exercise|moving) | eat back ...4 calories | eat ...2 exercise calories",
    asked: [
      "what are active calories?",
      "difference between active and total calories",
      "should I eat back exercise calories",
    ],
    text: `Active calories are the energy you use by moving, on top of what your body needs at rest. They are a rough
      guess: in a laboratory test of seven devices even the best was off by 27 percent on average. So do not eat
      back every calorie the watch shows. For comparing your own days they are useful, because the same device
      tends to err in the same direction.`,
    sources: [
      { name: "Shcherbina A et al., J Pers Med 7:3", year: 2017 },
      { name: "O'Driscoll R et al., Br J Sports Med 54:332", year: 2020 },
    ],
    metrics: ["calories_active", "calories_total", "active_minutes"],
  },
  {
    id: "resting_calories",
    title: "resting calories",
    terms:
      "(resting|basal|bmr) (calories|energy|metabolic rate) | bmr | rmr | basal metabol* | " +
      "calories at rest",
    asked: [
      "what are resting calories?",
      "what does bmr mean",
      "how is my basal metabolic rate calculated",
    ],
    text: `Resting calories are the energy your body needs to keep you alive while you do nothing: heart, brain,
      breathing, warmth. Devices calculate them from age, sex, height and weight with a formula, so the figure
      hardly changes from day to day and says nothing new about you. Muscle raises it a little; losing weight
      lowers it. A true measurement needs a breath test in a laboratory.`,
    sources: [
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
      { name: "Pontzer H et al., Science 373:808", year: 2021 },
    ],
    metrics: ["calories_bmr", "calories_total", "weight_kg"],
  },
  {
    id: "exercise_snacks",
    title: "short bursts of exercise",
    terms:
      "exercise snack/s/ing | vilpa | (short|quick|brief) (burst/s|bout/s|workout/s|exercise) " +
      "| (5|10|five|ten|few) minute/s [of|a] ...3 (exercise|workout/s|activity)",
    asked: [
      "are short workouts worth it?",
      "is 10 minutes of exercise enough",
      "what is exercise snacking",
    ],
    text: `Yes, short bursts count. In people who did no sport, a few one or two minute bursts of hard effort a day,
      such as hurrying upstairs, went with clearly lower death rates over the following years. That was an
      observation, not proof, but the WHO too counts activity of any length. A watch may miss such moments
      because the pulse needs time to rise. Spread them over the day.`,
    sources: [
      { name: "Stamatakis E et al., Nat Med 28:2521", year: 2022 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["vigorous_minutes", "floors", "active_minutes"],
  },
  {
    id: "weekend_warrior",
    title: "exercising only at weekends",
    terms:
      "weekend warrior/s | (exercis*|train/ing|workout/s|work out|sport|run) ...4 (only|just) " +
      "...4 weekend/s | (only|just) ...4 (exercis*|train|workout/s|work out|sport|run) ...4 " +
      "weekend/s",
    asked: [
      "is being a weekend warrior ok?",
      "can I exercise only on weekends",
      "is it bad to only work out on weekends",
    ],
    text: `Exercising only at weekends is fine for your health if you reach the weekly amount. In a study of wearable
      data, people who packed most of it into one or two days had a similarly lower risk of heart disease as
      those who spread it. Spreading is kinder to tendons and joints, though, so build up slowly, warm up, and
      keep walking on the other days.`,
    sources: [
      { name: "Khurshid S et al., JAMA 330:247", year: 2023 },
      { name: "O'Donovan G et al., JAMA Intern Med 177:335", year: 2017 },
    ],
    metrics: ["active_minutes", "workouts", "workout_minutes"],
  },
  {
    id: "best_time_to_exercise",
    title: "the best time of day to exercise",
    terms:
      "(best|ideal|right) time ...5 (exercis*|workout|work out|train|run|gym) | " +
      "(morning|evening) (or|vs|versus) (morning|evening) ...4 " +
      "(exercis*|workout/s|run|training|gym) | (exercis*|work out|workout/s|train|run) ...4 " +
      "(morning or|morning vs|evening or) | should i (work out|exercise|train|run) ...3 " +
      "(morning|evening) or ...2 (morning|evening)",
    asked: [
      "what is the best time to exercise?",
      "should I work out in the morning or evening",
      "best time of day to run",
    ],
    text: `The best time is the one you can keep to. Strength and speed tend to be slightly higher in the late
      afternoon, but people who train at a fixed hour adapt to it, and the health gains hardly depend on the
      clock. Mornings are easier to protect from other plans; in the evening end hard sessions well before bed.
      Try both for a few weeks and compare your nights.`,
    sources: [
      { name: "Chtourou H & Souissi N, J Strength Cond Res 26:1984", year: 2012 },
      { name: "Garber CE et al. (ACSM position stand), Med Sci Sports Exerc 43:1334", year: 2011 },
    ],
    metrics: ["workout_minutes", "workouts", "sleep_minutes"],
  },
  {
    id: "exercise_when_older",
    title: "exercise after 65",
    terms:
      "(exercis*|workout/s|work out|train/ing|activity|sport|strength|balance) ...6 " +
      "(older|elderly|seniors|after 60|after 65|over 60|over 65|over 70|at 70|at 65|retire*|my " +
      "age) | (older|elderly|seniors|over 60|over 65|over 70) ...6 " +
      "(exercis*|workout/s|train/ing|activity|sport)",
    asked: [
      "how much exercise should I do over 65?",
      "is strength training safe for older people",
      "best exercise at 70",
    ],
    text: `After 65 the goal stays the same, 150 to 300 minutes of moderate activity a week, and two things are
      added: strength work on at least two days, and balance training on three or more. That prevents falls and
      keeps you independent. It is never too late, and muscles respond at any age. Start low, go slowly, and
      speak with your doctor first if you have an illness or have been inactive.`,
    sources: [{ name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 }],
    metrics: ["active_minutes", "steps", "workouts"],
  },
]
