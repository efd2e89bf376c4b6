import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The heart: its rate by day and by night, and its rhythm. */
export const heart: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "resting_heart_rate",
    title: "resting heart rate",
    terms:
      "resting (heart rate|hr|pulse|heartrate|heart beat) | rhr | (heart rate|pulse|heart) ...2 at rest",
    asked: [
      "what is a normal resting heart rate?",
      "what affects resting heart rate",
      "is my resting pulse ok",
      "what does rhr mean",
    ],
    text: `Resting heart rate is how often your heart beats when you are calm and still; for adults 60 to 100 beats a
      minute is usual, and many fit people are lower. Among 92,457 wearable users the average was 65.5. Training
      lowers it; poor sleep, alcohol, stress, heat, a cold and some medicines raise it. Your own normal matters
      most: a few beats above it for days is a hint that your body is busy with something.`,
    sources: [
      { name: "American Heart Association, All about heart rate", year: 2024 },
      { name: "Quer G et al., PLoS One 15:e0227709", year: 2020 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["resting_hr", "sleeping_hr"],
  },
  {
    id: "lower_resting_heart_rate",
    title: "lowering resting heart rate",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring down|decreas/e/ing|improv/e/ing) ...2 " +
      "(resting|rhr|heart rate !(variability)|pulse)",
    asked: [
      "how do I lower my resting heart rate?",
      "what lowers resting heart rate",
      "how can I reduce my rhr",
    ],
    text: `Regular endurance training is the surest way to a lower resting heart rate; a review of trials found drops
      of a few beats a minute over some months. It works because the heart pumps more with each beat. Sleeping
      enough, less alcohol, not smoking and slow breathing help too, often within days. A lower number is not a
      goal in itself: it is a sign that fitness or recovery is getting better.`,
    sources: [
      { name: "Reimers AK et al., J Clin Med 7:503", year: 2018 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["resting_hr", "vo2max", "workout_minutes", "alcohol_g"],
    steps: [
      "Note your average over the last month as the starting point.",
      "Walk fast, cycle or run easily on most days.",
      "Add one harder session a week once that feels easy.",
      "Keep two or more evenings a week free of alcohol.",
      "Go to bed at a steady time.",
      "Compare month with month, not day with day.",
    ],
  },
  {
    id: "low_heart_rate",
    title: "a low heart rate",
    terms:
      "(low|slow) (resting heart rate|heart rate|pulse|hr|rhr|heartbeat) | (heart " +
      "rate|pulse|hr|rhr) ...3 (too low|so low) | bradycardia",
    asked: ["is a low heart rate dangerous?", "why is my heart rate so low", "what is bradycardia"],
    text: `A low heart rate is usually a good sign in someone who trains and feels well, and every heart slows further
      in sleep. Doctors speak of a slow heart, bradycardia, below 50 beats a minute when awake, but the number
      alone is rarely a problem. Heart medicines such as beta blockers and an underactive thyroid can also slow
      it. With dizziness, fainting, breathlessness or unusual tiredness, see a doctor promptly.`,
    sources: [{ name: "Kusumoto FM et al. (ACC/AHA/HRS bradycardia guideline)", year: 2018 }],
    metrics: ["resting_hr", "min_hr", "sleeping_hr_min"],
  },
  {
    id: "high_heart_rate",
    title: "a raised resting heart rate",
    terms:
      "(high|fast|elevated|raised) (resting heart rate|heart rate|pulse|hr|rhr|heartbeat) | " +
      "(heart rate|pulse|hr|rhr) ...4 (too high|so high|elevated|gone up|going up|been " +
      "up|rising|higher) | tachycardia",
    asked: [
      "why is my resting heart rate so high?",
      "is a high heart rate dangerous",
      "what is tachycardia",
    ],
    text: `A resting heart rate above your usual is most often down to a short night, alcohol, stress, heat,
      dehydration, hard training or a coming infection, and it settles in days. Fever, anaemia, an overactive
      thyroid and some medicines raise it as well. Rates above 100 while you sit calmly, again and again, deserve
      a doctor's appointment. With chest pain, breathlessness or fainting, call an ambulance.`,
    sources: [
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
      { name: "Page RL et al. (ACC/AHA/HRS tachycardia guideline)", year: 2015 },
    ],
    metrics: ["resting_hr", "avg_hr", "sleeping_hr", "skin_temp_dev"],
  },
  {
    id: "average_heart_rate",
    title: "average heart rate",
    terms:
      "(average|mean|daily|daytime|overall) (heart rate|hr|pulse|heartrate) | heart rate (all " +
      "day|over the day)",
    asked: [
      "what is average heart rate?",
      "what does my average heart rate say",
      "is daily average hr useful",
    ],
    text: `Average heart rate is the mean of all readings through a day, so it mixes sleep, sitting, stairs and sport.
      A busy or sporty day pushes it up, which is healthy, and so do stress, heat or illness, which is why it says
      less about your heart than the resting value. Use it to compare similar days with each other. Watches read
      the pulse well at rest and less surely when the arm moves a lot.`,
    sources: [
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
    ],
    metrics: ["avg_hr", "resting_hr"],
  },
  {
    id: "max_heart_rate",
    title: "maximum heart rate",
    terms:
      "(max|maximum|maximal|peak|highest) (heart rate|hr|pulse|heartrate) | 220 minus [my] age | hrmax",
    asked: [
      "what is my max heart rate?",
      "is 220 minus age right",
      "how do I find my maximum heart rate",
    ],
    text: `Maximum heart rate is the fastest your heart can beat in an all-out effort, and it depends on age and genes,
      not on fitness. The old rule is 220 minus age; a better one from many studies is 208 minus 0.7 times age,
      which gives 180 at 40. Either can miss by 10 beats or more. Your highest true reading in a hard effort
      counts more, once wrist errors are set aside. Ask a doctor before all-out tests if you have heart trouble.`,
    sources: [
      { name: "Tanaka H et al., J Am Coll Cardiol 37:153", year: 2001 },
      { name: "Nes BM et al., Scand J Med Sci Sports 23:697", year: 2013 },
    ],
    metrics: ["max_hr", "workout_max_hr"],
  },
  {
    id: "minimum_heart_rate",
    title: "lowest heart rate of the day",
    terms:
      "(min|minimum|minimal|lowest) (heart rate|hr|pulse|heartrate) !(asleep|at night|during " +
      "sleep|while sleeping|in sleep)",
    asked: [
      "what does minimum heart rate mean?",
      "what is my lowest heart rate of the day",
      "is a min hr of 45 ok",
    ],
    text: `The lowest heart rate of the day is the smallest reading your device took, nearly always during sleep. It is
      lower in trained people and rises after alcohol, late meals, hard days or when an infection is coming. A
      single very low value is often a reading error, for instance with a loose strap, so follow the trend. If low
      values come with dizziness or fainting while you are awake, let a doctor look.`,
    sources: [
      { name: "Kusumoto FM et al. (ACC/AHA/HRS bradycardia guideline)", year: 2018 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["min_hr", "sleeping_hr_min", "resting_hr"],
  },
  {
    id: "heart_rate_zones",
    title: "heart rate zones",
    terms: "(heart rate|hr|training|cardio|pulse) zone/s | fat burning zone",
    asked: [
      "what are heart rate zones?",
      "how are heart rate zones calculated",
      "how do I find my training zones",
    ],
    text: `Heart rate zones split effort by how fast your heart beats, usually as a share of your maximum. By the
      American College of Sports Medicine, 64 to 76 percent of maximum is moderate and 77 to 95 percent vigorous.
      Brands cut five zones at their own borders, and all depend on a maximum that is mostly guessed from age. The
      talk test is a good check: in easy zones you can speak in full sentences.`,
    sources: [
      { name: "Garber CE et al. (ACSM position stand), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Tanaka H et al., J Am Coll Cardiol 37:153", year: 2001 },
    ],
    metrics: ["max_hr", "workout_avg_hr", "workout_max_hr", "moderate_minutes", "vigorous_minutes"],
  },
  {
    id: "heart_rate_recovery",
    title: "heart rate recovery",
    terms:
      "heart rate recovery | (heart rate|pulse|hr) ...4 (drop/s|fall/s|come/s " +
      "down|recover/s|return/s) ...4 (after|following) | hrr",
    asked: [
      "what is heart rate recovery?",
      "how fast should my heart rate drop after exercise",
      "what is a good hrr",
    ],
    text: `Heart rate recovery is how far your pulse falls in the first minute after a hard effort, and a quicker fall
      goes with better fitness. In a classic treadmill study, a drop of 12 beats or less in one minute went with
      more deaths later on, but that was a clinic test with a slow cool-down walk, so do not hold a run against
      it. Stop in the same way each time and compare with yourself. Heat, fatigue and illness slow it.`,
    sources: [
      { name: "Cole CR et al., N Engl J Med 341:1351", year: 1999 },
      { name: "Qiu S et al., J Am Heart Assoc 6:e005505", year: 2017 },
    ],
    metrics: ["max_hr", "workout_max_hr", "vo2max"],
  },
  {
    id: "heart_rate_accuracy",
    title: "the accuracy of heart rate at the wrist",
    terms:
      "(accura*|reliab*|trust|wrong) ...6 <!(resting) (heart rate !(variability)|pulse|hr) | (heart rate " +
      "!(variability)|pulse|hr) " +
      "...6 (accura*|reliab*|trust|wrong) | (wrist|optical) [heart rate] sensor/s | chest " +
      "strap/s",
    asked: [
      "how accurate is my watch's heart rate?",
      "chest strap or watch",
      "can I trust wrist heart rate",
    ],
    text: `A watch reads your pulse well at rest and in sleep, and less well when the arm moves fast or you grip
      something. It shines light through the skin and times the flow of blood; cold hands, a loose strap and jerky
      exercise disturb it. In tests the error was larger during activity than at rest. For intervals or weights a
      chest strap, which reads the heart's electrical signal, is the better tool.`,
    sources: [
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
      { name: "Nelson BW & Allen NB, JMIR Mhealth Uhealth 7:e10828", year: 2019 },
    ],
    metrics: ["avg_hr", "workout_avg_hr", "resting_hr"],
  },
  {
    id: "palpitations",
    title: "palpitations",
    terms:
      "palpitation/s | heart ...2 (racing|races|pounding|flutter*|thumping) | " +
      "(racing|pounding|fluttering) heart | (skip/s/ped|extra|missed|irregular) " +
      "(beat/s|heartbeat/s|a beat)",
    asked: [
      "what are palpitations?",
      "why is my heart racing",
      "my heart skips a beat, when should I see a doctor",
    ],
    text: `Palpitations are heartbeats that you notice: fast, pounding or skipping. They are common and mostly
      harmless, from stress, caffeine, alcohol, nicotine, fever, little sleep or single extra beats. See a doctor
      if they keep coming back, last long, or there is heart disease or sudden death in your family. Call an
      ambulance if they come with chest pain, breathlessness or fainting. Note the time and what you did; a watch
      with an ECG can record it.`,
    sources: [{ name: "Raviele A et al. (EHRA), Europace 13:920", year: 2011 }],
    metrics: ["avg_hr", "max_hr", "caffeine_mg", "stress_score"],
  },
  {
    id: "afib_alerts",
    title: "an irregular rhythm alert",
    terms:
      "afib | a fib | atrial fibrillation | irregular (rhythm|heart rhythm|heartbeat) " +
      "[alert/s|notification/s|warning/s] | (watch|wrist) ecg | ecg ...3 (watch|wrist|app) | " +
      "(watch|wrist|app) ...3 ecg",
    asked: [
      "can my watch detect afib?",
      "do i have afib",
      "what does an irregular rhythm notification mean",
      "can I trust the watch ecg",
    ],
    text: `A watch can warn you of a possible irregular rhythm, but it cannot tell whether you have atrial
      fibrillation: that takes an ECG read by a doctor. In the Apple Heart Study 0.52 percent of wearers got an
      alert, and 34 percent of those who later wore a patch showed it then. No alert does not rule it out either.
      Show an alert to your doctor within days; with chest pain, fainting, or sudden weakness or trouble speaking,
      call an ambulance.`,
    sources: [
      { name: "Perez MV et al., N Engl J Med 381:1909", year: 2019 },
      { name: "Van Gelder IC et al. (ESC), Eur Heart J 45:3314", year: 2024 },
    ],
    metrics: ["resting_hr", "avg_hr"],
  },
]
