import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Everyday questions: feeling ill, back and head, screens, mood and habits. */
export const everyday: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "exercise_with_a_cold",
    title: "exercise with a cold",
    terms:
      "(exercis*|train/ing|run/ning|workout/s|work out|gym|sport|jog*) ...6 " +
      "(with|have|having|got|while|when|through) ...4 (cold|flu|fever|sick|ill|sore " +
      "throat|cough|covid) | (cold|flu|fever|sick|ill|sore throat|cough|covid) ...5 " +
      "(exercis*|train|training|run|running|workout|work out|gym|sport)",
    asked: [
      "can I exercise with a cold?",
      "should I work out when sick",
      "I have a fever, can I train",
    ],
    text: `With a mild cold above the neck, a runny nose or light sore throat, an easy session is fine if you feel up
      to it. With fever, aching muscles, a chesty cough or a fast resting pulse, rest: hard effort then can
      prolong the illness and, rarely, strain the heart. Try ten easy minutes and stop if you feel worse. Chest
      pain, breathlessness or a pounding heart mean a doctor.`,
    sources: [
      { name: "Walsh NP et al., Exerc Immunol Rev 17:64", year: 2011 },
      { name: "Schwellnus M et al. (IOC consensus), Br J Sports Med 50:1043", year: 2016 },
    ],
    metrics: ["resting_hr", "body_temp", "hrv_rmssd", "workout_avg_hr"],
  },
  {
    id: "vaccination_and_data",
    title: "vaccination in your data",
    terms:
      "vaccin/e/es/ated/ation !(blood) | flu (shot|jab) | booster (shot/s|jab/s|dose) | (heart " +
      "rate|hrv|pulse|temperature) ...6 vaccin/e/es/ated/ation",
    asked: [
      "why is my resting heart rate up after a vaccine?",
      "can I exercise after a vaccination",
      "flu shot and hrv",
    ],
    text: `A vaccine can raise your resting pulse and temperature for a few days, and scores made of them fall; that
      is your immune system at work. In a study of smartwatch wearers after COVID-19 vaccination the pulse peaked on
      the second day and was back to usual by the sixth. Light exercise is fine if you feel well; skip hard sessions
      with fever or aches. Chest pain or breathlessness in the days after needs a doctor.`,
    sources: [
      { name: "Quer G et al., npj Digit Med 5:49", year: 2022 },
      { name: "CDC, Possible side effects after getting a vaccine", year: 2024 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "skin_temp_dev"],
  },
  {
    id: "headaches",
    title: "headaches",
    terms: "headache/s | migraine/s",
    asked: [
      "why do I get headaches?",
      "what helps with headaches",
      "can my watch predict migraine",
    ],
    text: `Most headaches are of the tension kind and harmless; too little or irregular sleep, skipped meals, thirst,
      stress, alcohol and caffeine withdrawal often set them off. A diary beside your data can show your own
      triggers. Some painkillers, taken on ten or more days a month, can cause headaches themselves. A sudden
      worst-ever headache, or one with fever and stiff neck, weakness, confusion or after a blow, is an
      emergency.`,
    sources: [
      { name: "NICE, Headaches in over 12s CG150", year: 2021 },
      { name: "NHS, Headaches", year: 2024 },
    ],
    metrics: ["sleep_minutes", "caffeine_mg", "water_ml", "stress_score"],
  },
  {
    id: "back_pain",
    title: "back pain from sitting",
    terms: "back (pain|ache/s|hurts) | backache/s | (lower|upper) back | my back | neck pain",
    asked: [
      "why does my back hurt from sitting?",
      "what helps against back pain",
      "is exercise good for back pain",
    ],
    text: `Most back pain gets better within weeks, and moving helps more than resting. Long sitting in one position
      makes many backs stiff, so change position, walk, and strengthen your trunk; no single exercise is the
      best, the one you keep up is. Heat can ease it. See a doctor if it lasts over some weeks. Numbness between
      the legs, trouble with bladder or bowel, weakness in a leg, or fever need help at once.`,
    sources: [
      { name: "NICE, Low back pain and sciatica NG59", year: 2020 },
      { name: "WHO, Chronic primary low back pain (guideline)", year: 2023 },
    ],
    metrics: ["sedentary_minutes", "steps"],
  },
  {
    id: "posture",
    title: "posture",
    terms: "posture/s | slouch/ing | sit/ting up straight | ergonomic*",
    asked: ["is bad posture harmful?", "should I sit up straight", "how do I improve my posture"],
    text: `There is no single correct posture, and slouching now and then does no harm. Experts who reviewed the
      evidence found no strong link between how people sit and back pain. What does help is variety: shift,
      stand up, walk a little now and then, and keep your muscles strong. Set the screen so that you look ahead
      without strain. Your sitting time shows how often you got up.`,
    sources: [
      { name: "Slater D et al., J Orthop Sports Phys Ther 49:562", year: 2019 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["sedentary_minutes", "steps"],
  },
  {
    id: "screen_time",
    title: "screen time",
    terms:
      "screen time | screentime | (phone|smartphone|social media) ...4 (too " +
      "much|addict*|less|use|hours|mood) | doomscroll* | eye strain",
    asked: [
      "how much screen time is too much?",
      "does screen time affect mood",
      "how do I cut phone use",
    ],
    text: `For adults no official limit exists; ask what the screen replaces: sleep, movement or people. In a trial,
      students who kept their smartphone time to two hours a day for three weeks felt less stressed and less
      low, and slept better. The time crept up again afterwards, so fixed rules help more than good intentions.
      For tired eyes, look far away now and then and blink.`,
    sources: [
      { name: "Pieh C et al., BMC Med 23:107", year: 2025 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["mood", "sleep_minutes", "sedentary_minutes"],
  },
  {
    id: "mood",
    title: "mood",
    terms:
      "mood/s !(for) | (feel/ing) (low|down|sad|depressed|blue) | " +
      "(exercise|sport|walking|running) ...5 (depression|depressed|mental " +
      "health|happier|anxiety) | winter blues",
    asked: [
      "what affects mood?",
      "does exercise help with mood",
      "what is the mood score",
      "why is my mood low",
    ],
    text: `Your mood here is your own rating, from 1 to 5, so it is as good a measure as any of how you feel. Sleep,
      movement, daylight, company, alcohol and the cycle move it, and hard days do too. In reviews of trials,
      exercise eased low mood and anxiety clearly. If you feel low or lose interest for two weeks or more, speak
      to your doctor; if you think of harming yourself, call for help now.`,
    sources: [
      { name: "Singh B et al., Br J Sports Med 57:1203", year: 2023 },
      { name: "NICE, Depression in adults NG222", year: 2022 },
    ],
    metrics: ["mood", "sleep_minutes", "steps", "stress_score"],
  },
  {
    id: "motivation",
    title: "motivation",
    terms:
      "motivat/ed/ion/e | (no|lack of|lost) (drive|willpower|discipline) | lazy | " +
      "(stick/ing|keep/ing|stay/ing) ...2 (to|up|with) ...3 " +
      "(exercis*|training|workout/s|plan|routine|gym|running)",
    asked: [
      "how do I stay motivated to exercise?",
      "no motivation to work out",
      "how do I stick to a plan",
    ],
    text: `Do not wait for motivation: make the start so small that you do it anyway. Research finds that people keep
      moving when they enjoy it, choose it themselves and feel they are getting better at it; pressure and guilt
      fade. Fix a day, an hour and a place, ask someone to join, and watch a number that rises. If nothing gives
      you pleasure for weeks, that is a reason to see your doctor.`,
    sources: [
      { name: "Teixeira PJ et al., Int J Behav Nutr Phys Act 9:78", year: 2012 },
      { name: "Michie S et al., Health Psychol 28:690", year: 2009 },
    ],
    metrics: ["workouts", "steps", "mood"],
    steps: [
      "Choose something you like, even if it is only a walk.",
      "Fix the day, hour and place.",
      "Begin with ten minutes, and let yourself stop after them.",
      "Log it, and look at your week on Sunday.",
      "After a missed day, simply do the next one.",
    ],
  },
  {
    id: "habits",
    title: "building a habit",
    terms:
      "habit/s !(and labs) | (21|66) days | routine/s !(sleep|bed*|blood|morning labs) | how " +
      "long ...5 habit",
    asked: [
      "how long does it take to build a habit?",
      "how do I make a habit stick",
      "is it true a habit takes 21 days",
    ],
    text: `A new habit takes about two months on average, not 21 days: in a study of daily habits the middle value
      was 66 days, and people ranged from 18 to 254. Simple acts became automatic sooner than exercise, and one
      missed day did no harm. What helps is a fixed cue: after breakfast I walk. Keep the act small and let your
      data keep count.`,
    sources: [{ name: "Lally P et al., Eur J Soc Psychol 40:998", year: 2010 }],
    metrics: ["steps", "workouts", "mood"],
    steps: [
      "Choose one act small enough for a bad day.",
      "Tie it to something you do every day already.",
      "Do it at the same time and place.",
      "Count the days in your data.",
      "After a missed day, go on the next day.",
    ],
  },
  {
    id: "dehydration",
    title: "dehydration",
    terms:
      "dehydrat/ed/ion/ing | (not enough|too little) water | (color|colour) of [my] urine | " +
      "dark urine",
    asked: [
      "how do I know I'm dehydrated?",
      "does dehydration raise heart rate",
      "signs of dehydration",
    ],
    text: `Thirst, dark yellow urine, a dry mouth, tiredness and dizziness are the usual signs of too little water.
      Your pulse is higher at the same effort, because there is less blood to pump. Heat, long sport, fever,
      vomiting and diarrhoea cause it. Drink small amounts often; with vomiting or diarrhoea a rehydration
      solution is better. Confusion, fainting or no urine for many hours need a doctor at once.`,
    sources: [
      { name: "NHS, Dehydration", year: 2022 },
      { name: "Sawka MN et al. (ACSM), Med Sci Sports Exerc 39:377", year: 2007 },
    ],
    metrics: ["water_ml", "resting_hr", "avg_hr"],
  },
]
