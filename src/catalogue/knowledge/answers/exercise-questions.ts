import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Everyday questions about exercise. */
export const exerciseQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "exercise_per_week",
    title: "exercise in a week",
    terms:
      "(exercise|work out|workout|train|training|activity|active|cardio|move|movement|gym) !(heart)",
    asks: ["need", "normal"],
    asked: [
      "how much exercise do i need a week",
      "how many minutes of exercise per week",
      "how often should i work out",
      "how much cardio should i do",
    ],
    text: `150 to 300 minutes of moderate activity a week, such as brisk walking, or 75 to 150 of vigorous, and
      strength training on two days, says the WHO. Less still helps: the first minutes bring the most.`,
    sources: [{ name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 }],
    metrics: ["active_minutes"],
  },
  {
    id: "lift_per_week",
    title: "strength training in a week",
    terms:
      "lift/ing | weights | strength (train/ing|work|workout/s) | (train|hit) (each|a|every) muscle | " +
      "weight training",
    asks: ["need"],
    asked: [
      "how many times a week should i lift",
      "how often should i do strength training",
      "how often should i lift weights",
    ],
    text: `Two to three times a week, with about 48 hours before the same muscles again, advises the American
      College of Sports Medicine. The WHO asks for two days at least.`,
    sources: [
      { name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: [],
  },
  {
    id: "intervals_per_week",
    title: "interval sessions in a week",
    terms:
      "intervals | interval (training|session/s|workout/s|runs) | hiit | " +
      "hard (session/s|workout/s|runs) | speed work",
    asks: ["need"],
    asked: [
      "how often should i do intervals",
      "how many interval sessions a week",
      "how many hard workouts per week should i do",
    ],
    text: `Once or twice a week, never two days running, with the rest of your training easy: hard sessions want about
      48 hours between them. Start with one, and add the second after some weeks.`,
    sources: [
      { name: "Seiler S, Int J Sports Physiol Perform 5:276", year: 2010 },
      { name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 },
    ],
    metrics: [],
  },
  {
    id: "long_run",
    title: "the long run",
    terms: "long run/s | longest run should",
    asks: ["need", "normal"],
    asked: ["how long should my long run be", "how far should the long run be"],
    text: `By a rule of coaches a quarter to a third of what you run in the week, at a pace at which you can talk.
      Lengthen it by no more than a tenth over the longest run of the past month: larger jumps went with more
      injuries in a study of over 5,000 runners.`,
    sources: [{ name: "Frandsen JSB et al., Br J Sports Med 59:1203", year: 2025 }],
    metrics: [],
  },
  {
    id: "run_heart_rate",
    title: "the pulse to run at",
    terms:
      "(should|shall|best|right|ideal|which|what|good) ...4(my|the|be|is|a) (heart rate|pulse|hr|heartrate|zone) " +
      "...4(should|do|i|to|be|when|for|while|at) (run|running|jog|jogging|train|training|exercise|exercising) | " +
      "(run|running|jog|jogging) ...4 (at|in) ...2 (heart rate|pulse|zone)",
    asks: ["need", "normal", "any"],
    asked: [
      "what heart rate should i run at",
      "which zone should i run in",
      "what pulse should i train at",
    ],
    text: `For easy runs about 64 to 76 % of your highest pulse, slow enough to talk in sentences; for hard ones 77 to
      95 %. Most of the running should be easy. Ask for your highest heart rate this year to know yours.`,
    sources: [{ name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 }],
    metrics: [],
  },
  {
    id: "start_running",
    title: "starting to run",
    terms: "(start|begin|take up) (run|running|jogging)",
    asks: ["any"],
    asked: ["should i start running", "is it a good idea to start running", "can i start running"],
    text: `For most people yes, and slowly: three times a week with a day between, walking and running by turns, slow
      enough to talk. Ask your doctor first with heart trouble, bad joints, or pain in the chest or faintness on
      effort.`,
    sources: [{ name: "NHS, Get running with Couch to 5K", year: 2023 }],
    metrics: [],
  },
  {
    id: "run_per_week",
    title: "runs in a week",
    terms: "(run|running|jog|jogging) !(heart)",
    asks: ["need"],
    asked: [
      "how many times a week should i run",
      "how often should i run",
      "how many days a week should i run",
    ],
    text: `Three runs a week with a day between is how the NHS builds beginners up; used to it, most people run
      three to five times. Add days before you add speed, and keep most runs easy enough to talk.`,
    sources: [
      { name: "NHS, Get running with Couch to 5K", year: 2023 },
      { name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 },
    ],
    metrics: ["workouts"],
  },
  {
    id: "run_daily",
    title: "running every day",
    terms:
      "(run|running|jog) (every day|daily|everyday|each day) | (work out|workout|exercise|train|lift) " +
      "(every day|daily|everyday|seven days|two days (running|in a row)|several days (running|in a row))",
    asks: ["harm", "any"],
    asked: ["is it ok to run every day", "is it bad to work out every day", "can i lift every day"],
    text: `It is fine if most days are easy and you came to it slowly. Hard sessions want about 48 hours between them,
      and beginners do better with three days a week. Heavy legs, a raised pulse and poor sleep for several
      days call for a break.`,
    sources: [
      { name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Meeusen R et al. (ECSS/ACSM), Med Sci Sports Exerc 45:186", year: 2013 },
    ],
    metrics: [],
  },
  {
    id: "rest_days_week",
    title: "rest days in a week",
    terms: "(rest|recovery|off) days | days off | days of rest",
    asks: ["need"],
    asked: [
      "how many rest days a week should i take",
      "do i need rest days",
      "how many days off should i take",
    ],
    text: `Two or more from hard training suit most people: the American College of Sports Medicine advises vigorous
      exercise on three days a week, or a mix on three to five, with about 48 hours between hard strength sessions.
      Easy walking can be daily.`,
    sources: [{ name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 }],
    metrics: [],
  },
  {
    id: "exercise_time",
    title: "the time of day to exercise",
    terms:
      "(exercise|work out|workout|train|run|lift|gym|cardio) ...8 (morning|evening|afternoon|time|when) | " +
      "(time|when|morning|evening|afternoon) ...8 (exercise|work out|workout|train|run|lift|gym|cardio) " +
      "!(i|my)",
    asks: ["time", "need"],
    asked: ["what time is best to work out", "when is the best time to exercise"],
    text: `Whenever you can keep to it. Strength and speed are slightly higher in the late afternoon, but people
      adapt to a fixed hour and the gains for health hardly depend on it. Before bed, end hard efforts an hour
      or more earlier.`,
    sources: [
      { name: "Bruggisser F et al., Sports Med Open 9:34", year: 2023 },
      { name: "Stutz J et al., Sports Med 49:269", year: 2019 },
    ],
    metrics: [],
  },
  {
    id: "exercise_before_bed",
    title: "exercise before bed",
    terms:
      "(exercise|working out|work out|workout/s|train/ing|run/ning|gym) ...6 (before bed|at night|late|in " +
      "the evening|before sleep|bedtime) | (late|evening|night) (workout/s|exercise|run/s|training) | " +
      "(before bed|bedtime|before sleep) ...8 (exercise|exercising|working out|workout/s|run/ning|gym)",
    asks: ["any"],
    asked: [
      "is it bad to exercise before bed",
      "is it bad to work out at night",
      "how long before bed should i stop exercising",
      "can i run in the evening",
    ],
    text: `No, evening exercise is fine for most people and a review found no harm to sleep on the whole. Only hard
      efforts that ended within an hour of bedtime delayed and shortened it, so finish those earlier.`,
    sources: [{ name: "Stutz J et al., Sports Med 49:269", year: 2019 }],
    metrics: ["sleep_latency"],
  },
  {
    id: "stretch_before",
    title: "stretching",
    terms:
      "stretch/ing ...6 (before|after|run/ning|workout|exercise|prevent|good|necessary|need|help*) | " +
      "(should|do) i ...2 stretch | warm up before",
    asks: ["any"],
    asked: [
      "should i stretch before running",
      "does stretching prevent injuries",
      "do i need to stretch after a workout",
      "is stretching necessary",
    ],
    text: `You need not: a review of trials found that stretching before or after exercise does not prevent
      soreness, and long holds cost a little strength. Begin with five to ten easy minutes and some loose
      movements instead.`,
    sources: [
      { name: "Herbert RD et al., Cochrane Database Syst Rev CD004577", year: 2011 },
      { name: "Behm DG et al., Appl Physiol Nutr Metab 41:1", year: 2016 },
    ],
    metrics: [],
  },
  {
    id: "eat_before_exercise",
    title: "eating before exercise",
    terms:
      "(eat/ing|food|meal|breakfast) ...6 (before|pre) ...4 " +
      "(run/ning|workout/s|exercise|gym|training|race|ride|working out) | (before|pre) ...3 " +
      "(run|workout|exercise|gym|training|race|ride) ...6 (eat|food|meal) | (before|pre) ...3 " +
      "(run|running|workout|exercise|gym|training|race|ride) ...4 eat",
    asks: ["any"],
    asked: [
      "how long before a run should i eat",
      "should i eat before a workout",
      "when should i eat before running",
    ],
    text: `One to four hours before: the closer, the smaller and the more of it carbohydrate, such as a banana or
      toast. For an easy hour you can also go without. That is the advice of the American College of Sports
      Medicine, with 1 to 4 g of carbohydrate per kilogram before long efforts.`,
    sources: [{ name: "Thomas DT et al. (ACSM), Med Sci Sports Exerc 48:543", year: 2016 }],
    metrics: [],
  },
  {
    id: "eat_after_exercise",
    title: "eating after exercise",
    terms:
      "(eat/ing|food|meal|protein|shake) ...6 (after|post) ...4 " +
      "(run/ning|workout/s|exercise|gym|training|race|ride|working out) | (after|post) ...3 " +
      "(run|workout|exercise|gym|training|race|ride) ...6 (eat|food|meal) | eat ...4 after ...3 " +
      "(gym|run|workout|training|exercise)",
    asks: ["any"],
    asked: ["what should i eat after a workout", "what should i eat after a run"],
    text: `Protein and carbohydrate in an ordinary meal within about two hours: 15 to 25 g of protein, as in a pot
      of curd cheese or two to three eggs, with bread, rice or fruit, and something to drink. There is no need
      to hurry after an easy session.`,
    sources: [{ name: "Thomas DT et al. (ACSM), Med Sci Sports Exerc 48:543", year: 2016 }],
    metrics: ["protein_g"],
  },
  {
    id: "fasted_exercise",
    title: "exercise on an empty stomach",
    terms:
      "(fasted) (cardio|training|run/ning|workout/s|exercise) | (exercise|work " +
      "out|run|train|gym|cardio|workout) ...3 (empty stomach|fasted|before breakfast)",
    asks: ["any"],
    asked: [
      "is fasted cardio better",
      "should i run on an empty stomach",
      "does fasted cardio burn more fat",
    ],
    text: `It burns more fat during the session but not over the day: in a trial both groups lost the same weight
      and fat. Do what feels better; for long or hard efforts eat first. With diabetes medicine ask your
      doctor.`,
    sources: [{ name: "Schoenfeld BJ et al., J Int Soc Sports Nutr 11:54", year: 2014 }],
    metrics: [],
  },
  {
    id: "tempo_run",
    title: "a tempo run",
    terms: "tempo run/s | threshold run/s | tempo pace",
    asks: ["any"],
    asked: ["what's a tempo run", "what is a threshold run"],
    text: `A tempo run is a steady, comfortably hard stretch of about 20 minutes, at the pace that you could race
      for an hour; you can say a few words but not chat. Warm up before it, and once a week is enough.`,
    sources: [{ name: "Daniels J, Daniels' Running Formula, 3rd ed.", year: 2013 }],
    metrics: [],
  },
  {
    id: "progressive_overload",
    title: "progressive overload",
    terms: "progressive overload",
    asks: ["any"],
    asked: ["what is progressive overload", "how does progressive overload work"],
    text: `Progressive overload means adding a little to the work as you get used to it, so that the body keeps
      adapting. With weights, add 2 to 10 percent once you can do one or two repeats more than planned.`,
    sources: [
      { name: "ACSM position stand (Ratamess NA et al.), Med Sci Sports Exerc 41:687", year: 2009 },
    ],
    metrics: [],
  },
]
