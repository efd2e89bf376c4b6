import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The cycle, pregnancy and menopause. */
export const cycle: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "cycle_day",
    title: "day of the cycle",
    terms:
      "cycle day | day of (my|the) cycle | (menstrual|cycle) (phase/s|cycle) | " +
      "(luteal|follicular) [phase]",
    asked: [
      "what is the cycle day?",
      "what are the phases of the menstrual cycle",
      "what does luteal phase mean",
    ],
    text: `The day of the cycle counts from the first day of bleeding, which is day 1. The first part, up to
      ovulation, is the follicular phase; the part after it is the luteal phase. In app data from 612,613 cycles
      the first averaged 16.9 days and the second 12.4, and the first varied far more. Body temperature and
      pulse are usually a little higher in the second part.`,
    sources: [{ name: "Bull JR et al., npj Digit Med 2:83", year: 2019 }],
    metrics: ["cycle_day", "cycle_days", "skin_temp_dev", "resting_hr"],
  },
  {
    id: "period_length",
    title: "length of the period",
    terms:
      "period (length|last/s|duration|days) | (long|many days) ...4 (my " +
      "period/s|period/s|bleeding) | (heavy|long|painful) (period/s|bleeding|menstruation) | " +
      "period (pain|cramps) | how long ...4 period/s",
    asked: [
      "how long should a period last?",
      "what is a normal period length",
      "heavy periods, is that normal",
      "period pain what helps",
    ],
    text: `A period of up to eight days is normal, and most last about five. It is heavy when it disturbs your life:
      soaked through, clots, or tired from lost iron. Warmth, movement and, if you tolerate them, pain relievers
      from the pharmacy help against cramps. See a doctor if bleeding is heavy, longer than eight days, between
      periods or after menopause, or if pain keeps you in bed.`,
    sources: [
      { name: "Munro MG et al. (FIGO), Int J Gynaecol Obstet 143:393", year: 2018 },
      { name: "NHS, Periods", year: 2023 },
    ],
    metrics: ["period_days", "cycle_days", "mood"],
    analytes: ["ferritin", "hemoglobin"],
  },
  {
    id: "cycle_length",
    title: "length of the cycle",
    terms:
      "cycle length | (length|long) ...3 (menstrual|my) cycle | " +
      "(irregular|late|missed|delayed) (period/s|cycle/s) | period ...2 " +
      "(late|irregular|missing) | (normal|short|average) [menstrual] cycle",
    asked: [
      "what is a normal cycle length?",
      "why is my period late",
      "are irregular cycles normal",
    ],
    text: `A cycle of 24 to 38 days is normal in adults, counted from the first day of one period to the day before
      the next. Varying by about a week is common. Stress, illness, travel, losing weight, hard training,
      thyroid trouble, the years before menopause and of course pregnancy shift it. See a doctor if periods stop
      for three months, or if cycles stay far outside; with hard training it can mean you eat too little.`,
    sources: [
      { name: "Munro MG et al. (FIGO), Int J Gynaecol Obstet 143:393", year: 2018 },
      { name: "Mountjoy M et al. (IOC), Br J Sports Med 57:1073", year: 2023 },
    ],
    metrics: ["cycle_days", "cycle_day", "weight_kg", "training_load"],
  },
  {
    id: "cycle_and_heart_rate",
    title: "the cycle and heart rate",
    terms:
      "(cycle|period/s|menstrua*|luteal|ovulation|pms) ...8 (heart " +
      "rate|hrv|pulse|rhr|recovery|temperature|data) | (heart " +
      "rate|hrv|pulse|rhr|recovery|temperature) ...8 (my " +
      "cycle|period/s|menstrua*|luteal|ovulation|pms)",
    asked: [
      "does my cycle affect my hrv?",
      "why is my resting heart rate higher before my period",
      "temperature and menstrual cycle",
    ],
    text: `Yes: after ovulation resting pulse and skin temperature usually rise a little and HRV falls, and all turn
      back when your period begins. Reviews find the change in HRV real but small, and the pill can flatten it.
      So a worse score in the week before your period is often your cycle and not poor recovery. Compare each
      phase with the same phase of earlier cycles.`,
    sources: [
      { name: "Schmalenberger KM et al., J Clin Med 8:1946", year: 2019 },
      { name: "Goodale BM et al., J Med Internet Res 21:e13404", year: 2019 },
      { name: "Maijala A et al., BMC Womens Health 19:150", year: 2019 },
    ],
    metrics: ["hrv_rmssd", "resting_hr", "skin_temp_dev", "cycle_day"],
  },
  {
    id: "ovulation",
    title: "ovulation",
    terms:
      "ovulat/e/es/ing/ion | fertile (window|days) | (track*|my) fertility | (get/ting|trying " +
      "to get|conceiv*) pregnant | lh surge",
    asked: ["when do I ovulate?", "can my watch detect ovulation", "what is the fertile window"],
    text: `Ovulation happens about two weeks before the next period, and the fertile window is the six days that end
      with it. A ring or watch sees the rise of temperature only afterwards, so it confirms rather than
      predicts; urine tests for LH come a day or two before. Cycles shift, so calendar guesses are often wrong.
      Do not rely on a wearable as birth control unless it is approved for that. After a year of trying, or six
      months over 35, see a doctor.`,
    sources: [
      { name: "Wilcox AJ et al., N Engl J Med 333:1517", year: 1995 },
      { name: "Maijala A et al., BMC Womens Health 19:150", year: 2019 },
      { name: "CDC, Infertility: frequently asked questions", year: 2024 },
    ],
    metrics: ["cycle_day", "skin_temp_dev", "cycle_days"],
    analytes: ["lh", "progesterone"],
  },
  {
    id: "training_by_cycle",
    title: "training by the cycle",
    terms:
      "(train*|exercis*|workout/s|run/ning|strength) ...6 (cycle|period/s|menstrua*|luteal) | " +
      "(cycle|menstrua*) (sync*|based) | (on|during) my period ...5 " +
      "(train*|exercis*|run|workout|work out|gym)",
    asked: [
      "should I train differently during my cycle?",
      "can I exercise on my period",
      "is cycle syncing useful",
    ],
    text: `You can train on every day of your cycle, bleeding or not; movement often eases cramps. A large review
      found performance only trivially lower in the first days of the period, and studies too mixed for fixed
      rules. So plan by how you feel: some have heavy days before the period, others none. Note your sessions
      over three cycles, and shift hard days if a pattern shows.`,
    sources: [{ name: "McNulty KL et al., Sports Med 50:1813", year: 2020 }],
    metrics: ["cycle_day", "workouts", "training_load", "mood"],
  },
  {
    id: "pregnancy_and_wearables",
    title: "pregnancy in your data",
    terms:
      "pregnan/t/cy/cies !(test|hormone) ...8 (heart " +
      "rate|hrv|watch|ring|wearable|data|pulse|sleep|detect|know) | (heart " +
      "rate|hrv|watch|ring|wearable|pulse|detect) ...8 pregnan/t/cy",
    asked: [
      "how does pregnancy affect heart rate?",
      "can my watch tell if I'm pregnant",
      "hrv in pregnancy",
    ],
    text: `In pregnancy the resting pulse rises over the months, HRV tends to fall and skin temperature stays up; all
      of that is normal. So your device's scores for recovery and stress will look worse than you are. A watch
      cannot confirm a pregnancy; a test can. Palpitations with fainting, chest pain, breathlessness at rest,
      bleeding or a bad headache need medical help at once.`,
    sources: [
      { name: "Regitz-Zagrosek V et al. (ESC), Eur Heart J 39:3165", year: 2018 },
      { name: "Jasinski SR et al., PLoS One 19:e0295899", year: 2024 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "skin_temp_dev"],
  },
  {
    id: "exercise_in_pregnancy",
    title: "exercise in pregnancy",
    terms:
      "pregnan/t/cy ...6 (exercis*|train*|run|running|workout/s|work " +
      "out|gym|sport|steps|walk*|lift*) | (exercis*|train*|run|running|workout/s|work " +
      "out|gym|sport|walk*|lift*) ...6 pregnan/t/cy | postpartum",
    asked: [
      "can I exercise while pregnant?",
      "is running safe during pregnancy",
      "exercise postpartum when to start",
    ],
    text: `Yes, in a normal pregnancy exercise is safe and good for you: at least 150 minutes of moderate activity a
      week, says ACOG. Go by the talk test, since pulse zones no longer fit. Leave out contact sports, falls,
      hot rooms and scuba diving. After birth start gently, when you feel ready and your midwife or doctor
      agrees. Bleeding, fluid, chest pain, dizziness or contractions mean stop and call them.`,
    sources: [{ name: "ACOG Committee Opinion 804", year: 2020 }],
    metrics: ["moderate_minutes", "workout_avg_hr", "steps"],
  },
  {
    id: "menopause",
    title: "menopause",
    terms: "menopaus* | perimenopaus* | hot (flash/es|flush/es) | hrt",
    asked: [
      "how does menopause affect sleep and heart rate?",
      "what is perimenopause",
      "what helps with hot flashes",
    ],
    text: `Menopause is reached when periods have stopped for a year, mostly between 45 and 55; the years before it,
      perimenopause, bring irregular cycles, hot flushes, broken sleep and mood swings. In your data flushes show as
      jumps of pulse and waking. Strength training, a cool bedroom and less alcohol help some; hormone treatment and
      talking therapy help most, and a doctor weighs them with you. Bleeding after menopause needs a check.`,
    sources: [
      { name: "NHS, Menopause", year: 2022 },
      { name: "NICE, Menopause NG23", year: 2024 },
    ],
    metrics: ["cycle_days", "sleep_minutes", "wakeups", "mood"],
    analytes: ["fsh", "estradiol"],
  },
]
