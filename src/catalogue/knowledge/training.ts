import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Training: fitness, intensity and how much of it. */
export const training: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "zone_2",
    title: "zone 2 training",
    terms:
      "zone (2|two) | z2 | (easy|base|aerobic|low intensity) " +
      "(runs|running|pace|training|miles) | conversational pace",
    asked: ["what is zone 2?", "how do I know I'm in zone 2", "why train in zone 2"],
    text: `Zone 2 is easy, steady effort at which you can talk in full sentences; if you have to catch your breath
      between phrases, you are above it. Endurance athletes do most of their training, often about 80 percent of
      sessions, at such low intensity. Pulse zones on a watch are built on a guessed maximum, so let the talk
      test decide. With little time a week, some harder work matters too.`,
    sources: [
      { name: "Seiler S, Int J Sports Physiol Perform 5:276", year: 2010 },
      { name: "Reed JL & Pipe AL, Curr Opin Cardiol 29:475", year: 2014 },
    ],
    metrics: ["workout_avg_hr", "workout_minutes", "moderate_minutes"],
  },
  {
    id: "vo2max",
    title: "VO2max",
    terms:
      "<!(improv/e/ing|increas/e/ing|rais/e/ing|improve my|improve your|increase my|raise " +
      "my|boost my|accurate is|trust my|trust|estimate) (vo2max|vo2 max) !(on|accura*) | " +
      "(cardio|cardiorespiratory|aerobic) fitness | what (is|does) [my|a|good] (vo2max|vo2 " +
      "max) | (vo2max|vo2 max) ...3 (mean|good|age|normal|matter)",
    asked: [
      "what is VO2max?",
      "why does vo2max matter",
      "is my vo2 max good for my age",
      "what does cardio fitness mean",
    ],
    text: `VO2max is the most oxygen your body can use in hard effort, per kilogram and minute, and the best single
      measure of endurance fitness. It falls with age and is lower in women on average. Fitter people live
      longer: each step up of one MET, 3.5 on this scale, went with 13 percent lower mortality in a review. Your
      watch only estimates it, so watch the trend over months.`,
    sources: [
      { name: "Kodama S et al., JAMA 301:2024", year: 2009 },
      { name: "Ross R et al. (AHA), Circulation 134:e653", year: 2016 },
    ],
    metrics: ["vo2max", "workout_avg_hr", "resting_hr"],
  },
  {
    id: "raise_vo2max",
    title: "raising VO2max",
    terms:
      "(improv/e/es/ing|increas/e/es/ing|rais/e/es/ing|boost/s/ing|higher|better) ...3 " +
      "(vo2max|vo2 max|vo2|cardio fitness|endurance|aerobic fitness|stamina) | (vo2max|vo2 " +
      "max) ...4 (up|higher|faster)",
    asked: [
      "how do I improve my VO2max?",
      "how can I raise my vo2 max",
      "how to increase endurance",
    ],
    text: `Regular endurance training raises VO2max, and adding hard intervals raises it slightly more. In a review,
      both steady training and intervals gained about 5 mL/kg/min in healthy adults. A well tested session is
      four times four minutes hard with three easy minutes between. Expect weeks to months, and a watch that
      follows slowly. If you are new to hard effort or have heart trouble, see your doctor first.`,
    sources: [
      { name: "Milanović Z et al., Sports Med 45:1469", year: 2015 },
      { name: "Helgerud J et al., Med Sci Sports Exerc 39:665", year: 2007 },
    ],
    metrics: ["vo2max", "workout_max_hr", "vigorous_minutes", "workout_minutes"],
    steps: [
      "Note your VO2max of the last month as the starting point.",
      "Train on three or more days a week, most of it easy.",
      "Once a week do four hard bouts of four minutes.",
      "Take three easy minutes between the bouts.",
      "Warm up for ten minutes before them.",
      "Compare the month's average after eight weeks.",
    ],
  },
  {
    id: "intervals",
    title: "interval training",
    terms:
      "interval/s [training|session/s|workout/s|run/s] | hiit | high intensity interval* | 4x4 " +
      "| tabata | norwegian",
    asked: [
      "what is interval training?",
      "is hiit better than cardio",
      "how often should I do hiit",
    ],
    text: `Interval training switches between hard bouts and easy breaks, so that you spend more time at high effort
      than you could in one go. For VO2max it does slightly more than steady training, in less time. It is also
      more tiring, so one or two such sessions a week with easy days between suit most people. A wrist sensor
      lags behind fast changes of pulse; a chest strap follows better.`,
    sources: [
      { name: "Milanović Z et al., Sports Med 45:1469", year: 2015 },
      { name: "Seiler S, Int J Sports Physiol Perform 5:276", year: 2010 },
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
    ],
    metrics: ["workout_max_hr", "vigorous_minutes", "vo2max"],
  },
  {
    id: "training_load",
    title: "training load",
    terms:
      "training (load|stress score|impact) | tss | trimp | (acute|chronic|workload) " +
      "(load|ratio) | acute chronic | (weekly|my) load",
    asked: [
      "what is training load?",
      "how is training load calculated",
      "what is a good training load",
      "what does tss mean",
    ],
    text: `Training load sums up how much and how hard you trained: minutes weighted by pulse, power or felt effort.
      Scales differ by brand; in the cycling version 100 points equal one hour at the best effort you could hold
      for an hour. So compare only with your own weeks. Ratios of this week to the last month are often shown as
      injury risk, but that use is not proven. Big sudden jumps are still unwise.`,
    sources: [
      { name: "Impellizzeri FM et al., Int J Sports Physiol Perform 15:907", year: 2020 },
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["training_load", "workout_minutes", "workout_avg_hr"],
  },
  {
    id: "daily_strain",
    title: "strain",
    terms:
      "(day|daily|my|high|low|optimal|whoop) strain | strain (score|target|goal|coach|level) | " +
      "what ...3 strain !(injury)",
    asked: ["what is strain?", "what does daily strain mean", "what is a good strain score"],
    text: `Strain is a score for how hard your heart worked over the day, in sport and in everyday life. Whoop counts
      it from 0 to 21 and the scale is not linear, so the last points are much harder to reach than the first.
      It is built from pulse and strength work, and stress or heat can raise it without exercise. No value is
      best: rising strain needs good sleep behind it.`,
    sources: [
      { name: "Whoop, How strain works (support page)", year: 2024 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["strain", "avg_hr", "training_load", "recovery_score"],
  },
  {
    id: "overtraining",
    title: "overtraining",
    terms:
      "overtrain* | over train* | overreach* | (train/ing|exercis*|working " +
      "out|workout|run/ning) (too much|too hard|too often) | too much " +
      "(training|exercise|running|cardio)",
    asked: [
      "how do I know if I'm overtraining?",
      "what are signs of overtraining",
      "can you train too much",
    ],
    text: `The clearest sign of overtraining is performance that stays down for weeks despite rest, along with
      tiredness, poor sleep and low mood. No single number shows it: resting pulse and HRV may rise, fall or
      stay. Far more common is a shorter dip that a few easy days mend. Cut volume first, eat and sleep enough,
      and see a doctor if it lasts, because illness or too little food can look the same.`,
    sources: [{ name: "Meeusen R et al. (ECSS/ACSM), Med Sci Sports Exerc 45:186", year: 2013 }],
    metrics: ["training_load", "hrv_rmssd", "resting_hr", "mood"],
  },
  {
    id: "rest_days",
    title: "rest days",
    terms:
      "rest day/s | (days off|day off) ...4 (train*|exercis*|gym|workout/s|running) | " +
      "(train|exercise|run|work out|workout|gym|lift) (every day|daily|everyday|seven days|7 " +
      "days) | active recovery",
    asked: [
      "how many rest days a week do I need?",
      "is it ok to work out every day",
      "what should I do on a rest day",
    ],
    text: `A few hard days need easy ones between them; how many depends on your training, and easy walking can be
      daily. Muscles adapt between sessions, not in them, and the same muscles do well with about 48 hours
      between hard strength workouts. A rest day may hold a walk, gentle cycling or stretching. If your pulse is
      up, HRV down and legs heavy for several days, take another one.`,
    sources: [
      { name: "Garber CE et al. (ACSM position stand), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Meeusen R et al. (ECSS/ACSM), Med Sci Sports Exerc 45:186", year: 2013 },
    ],
    metrics: ["training_load", "workouts", "recovery_score", "resting_hr"],
  },
  {
    id: "strength_training",
    title: "strength training",
    terms:
      "(strength|resistance|weight) (train*|exercise/s|workout/s) | (lift|lifting) weights | " +
      "weightlifting | weight lifting | (cardio|running) (or|vs|versus) " +
      "(weights|strength|lifting)",
    asked: [
      "how often should I do strength training?",
      "is lifting weights good for health",
      "cardio or weights",
    ],
    text: `Strength training on two or more days a week, for all large muscle groups, is what the WHO advises every
      adult. It keeps muscle and bone, steadies blood sugar and makes daily life easier; in a review, people who
      did it had 10 to 17 percent lower risk of early death and major disease. Watches see little of it, because
      pulse and steps hardly show the weight. Log it by hand.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "Momma H et al., Br J Sports Med 56:755", year: 2022 },
    ],
    metrics: ["workouts", "workout_minutes", "body_fat"],
  },
  {
    id: "warm_up",
    title: "warming up and cooling down",
    terms: "warm/ing up | warm-up/s | warmup/s | cool/ing down | cool-down/s | cooldown/s",
    asked: [
      "do I need to warm up?",
      "how should I warm up before running",
      "is a cool down necessary",
    ],
    text: `Yes, warm up before anything hard: five to ten minutes of easy movement, then a few motions of your sport
      with growing speed. A review found that it improved performance in most tests. It also spares you the
      gasping first minutes. A cool-down feels pleasant and lets the pulse fall gently, though it hardly affects
      soreness. Starting easily also gives a wrist sensor time to find your pulse.`,
    sources: [
      { name: "Fradkin AJ et al., J Strength Cond Res 24:140", year: 2010 },
      { name: "ACSM's Guidelines for Exercise Testing and Prescription, 11th ed.", year: 2021 },
      { name: "Van Hooren B & Peake JM, Sports Med 48:1575", year: 2018 },
    ],
    metrics: ["workout_avg_hr", "workout_min_hr", "workout_max_hr"],
  },
  {
    id: "muscle_soreness",
    title: "sore muscles",
    terms:
      "(sore|aching|stiff) (muscle/s|leg/s|arm/s|body) | (muscle/s|leg/s|body) ...3 " +
      "(sore/ness|ache/s|aching) | doms | muscle soreness",
    asked: [
      "why are my muscles sore two days later?",
      "how do I get rid of sore muscles",
      "should I train with sore legs",
    ],
    text: `Sore muscles come from tiny damage after unusual work, above all downhill or lowering movements, and peak
      one to three days later. They heal by themselves. Light movement and massage ease them; stretching does
      not. You may train other muscles, or the same ones gently. See a doctor quickly if pain is extreme with
      weakness or swelling, or if your urine turns dark like cola.`,
    sources: [
      { name: "Cheung K et al., Sports Med 33:145", year: 2003 },
      { name: "Dupuy O et al., Front Physiol 9:403", year: 2018 },
      { name: "CDC, Rhabdomyolysis", year: 2024 },
    ],
    metrics: ["training_load", "workout_descent_m", "recovery_score"],
    analytes: ["ck"],
  },
]
