import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Troubled sleep: too little, too much, broken or unrefreshing. */
export const sleepTrouble: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "insomnia",
    title: "insomnia",
    terms:
      "insomnia* | (can't|cannot|cant|can not|unable to) sleep | sleepless* | trouble sleeping " +
      "| see a doctor ...3 sleep",
    asked: ["what is insomnia?", "I can't sleep, when should I see a doctor", "do I have insomnia"],
    text: `Insomnia means trouble falling or staying asleep, or waking too early, that spoils your days; on three or
      more nights a week for three months doctors call it chronic. A watch cannot diagnose it, and how you feel
      counts for more than its minutes. See your doctor if it lasts longer than a few weeks, if your mood is low,
      or if you snore and gasp. The best treatment is a talking therapy made for insomnia, called CBT-I.`,
    sources: [
      { name: "AASM, International Classification of Sleep Disorders, 3rd ed.", year: 2014 },
      { name: "Riemann D et al. (European Insomnia Guideline), J Sleep Res 32:e14035", year: 2023 },
    ],
    metrics: ["sleep_latency", "awake_minutes", "sleep_minutes", "sleep_efficiency"],
  },
  {
    id: "cbt_i",
    title: "CBT-I for insomnia",
    terms:
      "cbt i | cbti | cbt ...3 (sleep|insomnia) | (sleep|insomnia) ...3 cbt | cognitive " +
      "behavio* therapy ...3 (sleep|insomnia) | (sleep|insomnia) ...3 cognitive behavio* " +
      "therapy | sleep restriction | stimulus control",
    asked: ["what is CBT-I?", "does cbt for insomnia work", "how does sleep restriction work"],
    text: `CBT-I, cognitive behavioural therapy for insomnia, is the first treatment that guidelines recommend for
      lasting insomnia, ahead of tablets. Over some weeks you learn to keep the bed for sleep, match your time in
      bed to the sleep you really get, and quieten worry about sleeping. It can feel harder before it gets better.
      A therapist, or a tested digital course, can guide you. Ask your doctor, above all if you have epilepsy,
      bipolar disorder or drive for a living.`,
    sources: [
      { name: "Qaseem A et al. (ACP), Ann Intern Med 165:125", year: 2016 },
      { name: "Riemann D et al. (European Insomnia Guideline), J Sleep Res 32:e14035", year: 2023 },
      { name: "Edinger JD et al. (AASM), J Clin Sleep Med 17:255", year: 2021 },
    ],
    metrics: ["sleep_efficiency", "time_in_bed", "sleep_latency"],
  },
  {
    id: "waking_at_3",
    title: "waking at 3 in the morning",
    terms:
      "(wake|waking|woke|awake|wakes) ...5 (3 am|3am|2 am|2am|4 am|4am|3 in the morning|at 2|at " +
      "3|at 4|middle of the night) | (3 am|3am|2 am|2am|4 am|4am|3 in the morning|at 2|at 3|at " +
      "4|middle of the night) ...5 (wake|waking|woke|awake|wakes) | (back|return) to sleep | " +
      "early morning (waking|awakening)",
    asked: [
      "why do I wake up at 3am?",
      "what to do when I wake in the middle of the night",
      "how do I get back to sleep",
    ],
    text: `Waking around 3 is very common, because by then most deep sleep is behind you and small things wake you: a
      full bladder, warmth, noise, alcohol wearing off, or worry. The waking itself is normal; fretting about it
      keeps you up. Leave the clock alone, and if you are wide awake get up for a while in dim light. If it
      happens most nights for weeks, or your mood is low, speak to your doctor.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Edinger JD et al. (AASM), J Clin Sleep Med 17:255", year: 2021 },
      { name: "Ebrahim IO et al., Alcohol Clin Exp Res 37:539", year: 2013 },
    ],
    metrics: ["wakeups", "awake_minutes", "alcohol_g"],
    steps: [
      "Turn the clock away and leave the phone alone.",
      "Breathe slowly and let the thoughts pass.",
      "If you stay wide awake, get up and read something dull in dim light.",
      "Go back to bed when you are sleepy, and get up at your usual time.",
      "Compare wake-ups on nights with and without alcohol.",
    ],
  },
  {
    id: "sleep_debt",
    title: "sleep debt",
    terms:
      "sleep (debt|deficit) | (catch/es/ing|make|making) up ...3 sleep | (lost|missed) sleep | " +
      "sleep/ing in ...4 weekend/s | weekend/s ...4 sleep/ing in",
    asked: [
      "what is sleep debt",
      "can I catch up on sleep at the weekend?",
      "how do I pay back lost sleep",
    ],
    text: `Sleep debt is the gap between the sleep you need and the sleep you get, added up over days. In a well-known
      experiment, two weeks of 6 hours a night slowed people's attention as much as one to two nights without
      sleep, and they hardly noticed. A lie-in helps you feel better but does not undo everything. Going to bed a
      little earlier for a week or two pays it back more evenly.`,
    sources: [
      { name: "Van Dongen HPA et al., Sleep 26:117", year: 2003 },
      { name: "Depner CM et al., Curr Biol 29:957", year: 2019 },
    ],
    metrics: ["sleep_minutes", "bedtime_hour"],
  },
  {
    id: "bad_night",
    title: "one bad night",
    terms:
      "(one|a|single|after) (bad|short|terrible|poor|awful|rough) night | (slept|sleep) " +
      "(badly|poorly|terribly) ...4 (last night|today|tonight|one night) | (last " +
      "night|today|tonight|one night) ...4 (slept|sleep) (badly|poorly|terribly) | all nighter",
    asked: [
      "what should I do after a bad night?",
      "is one bad night harmful",
      "I slept terribly last night, what now",
    ],
    text: `One bad night is unpleasant but harmless, and the next one is usually deeper by itself. Get up at your
      normal time, get daylight, and keep a nap short and early if you need one. Avoid driving when you are
      drowsy. Going to bed hours early or staying in bed late tends to spoil the following night. Expect a lower
      recovery score and a slower run today, and do not read anything into them.`,
    sources: [
      { name: "Edinger JD et al. (AASM), J Clin Sleep Med 17:255", year: 2021 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_minutes", "sleep_score", "recovery_score", "wake_hour"],
  },
  {
    id: "tired_despite_sleep",
    title: "being tired despite enough sleep",
    terms:
      "(tired|exhausted|fatigue*|sleepy|unrefreshed|unrested|drained) ...8 " +
      "(sleep|slept|sleeping|hours|rest) | (sleep|slept|sleeping|hours|rest) ...8 " +
      "(tired|exhausted|fatigue*|sleepy|unrefreshed|unrested|drained) | " +
      "(daytime|always|constantly) (sleepy|sleepiness|tired|tiredness|exhausted) | tired (all " +
      "the time|all day)",
    asked: [
      "why am I tired after 8 hours of sleep?",
      "why am I always tired",
      "I sleep enough but I'm exhausted",
    ],
    text: `Being tired despite enough hours usually means that something else is drawing on you: broken sleep,
      irregular hours, stress or low mood, hard training, an infection or a medicine. Iron deficiency, an
      underactive thyroid, diabetes and sleep apnoea are common medical reasons, and a doctor can check most with
      a talk and a blood test. Go if it lasts for weeks or keeps you from daily life, and soon if you nod off
      while driving.`,
    sources: [
      { name: "Latimer KM et al., Am Fam Physician 108:58", year: 2023 },
      { name: "Kapur VK et al. (AASM), J Clin Sleep Med 13:479", year: 2017 },
    ],
    metrics: ["sleep_minutes", "sleep_efficiency", "wakeups", "mood"],
  },
  {
    id: "grogginess",
    title: "grogginess after waking",
    terms:
      "(groggy|grogginess|sleep inertia|sleep drunk*) | (snooze|snoozing) ...4 " +
      "(alarm|button|bad|morning|sleep) | (alarm|button|bad|morning|sleep) ...4 " +
      "(snooze|snoozing) | hit/ting snooze | hard to wake [up]",
    asked: ["why am I groggy in the morning?", "is hitting snooze bad", "what is sleep inertia"],
    text: `Grogginess after waking is called sleep inertia, and it usually lifts within about half an hour. It is
      stronger after too little sleep, on waking from deep sleep and in the middle of your body's night. Daylight,
      moving about and coffee help it pass. Snoozing for half an hour did no measurable harm in a laboratory study
      of regular snoozers, though it costs a little sleep. Heavy mornings every day despite long nights deserve a
      doctor's look.`,
    sources: [
      { name: "Hilditch CJ & McHill AW, Nat Sci Sleep 11:155", year: 2019 },
      { name: "Sundelin T et al., J Sleep Res 33:e14054", year: 2024 },
    ],
    metrics: ["wake_hour", "sleep_minutes", "deep_minutes"],
  },
  {
    id: "oversleeping",
    title: "sleeping too much",
    terms:
      "oversle* | (sleep/ing|slept) (too much|too long|10 hours|so much) | too much sleep | long sleeper/s",
    asked: ["can you sleep too much?", "is oversleeping bad", "why am I sleeping so much"],
    text: `Regularly sleeping more than about 9 hours is fine if you are young, catching up or ill, and you feel well.
      In studies long sleepers have more health problems, but illness, low mood or poor sleep quality are often
      the reason for the long nights rather than their result. If you need much more sleep than you used to, or
      wake unrefreshed however long you stay in bed, talk it over with your doctor.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Jike M et al., Sleep Med Rev 39:25", year: 2018 },
    ],
    metrics: ["sleep_minutes", "time_in_bed", "mood"],
  },
  {
    id: "restless_legs",
    title: "restless legs",
    terms:
      "restless leg/s | (leg/s) ...5 (restless|twitch*|urge to move|kick*) | " +
      "(restless|twitch*|urge to move|kick*) ...5 (leg/s) | rls",
    asked: [
      "what are restless legs?",
      "why are my legs restless at night",
      "restless leg syndrome and iron",
    ],
    text: `Restless legs means an urge to move your legs that comes at rest, is worst in the evening and eases when you
      walk. It can keep you from falling asleep and run in families. Low iron stores are a common and treatable
      reason, so doctors check ferritin; pregnancy, kidney disease and some medicines bring it on too. See your
      doctor if it costs you sleep, and do not start iron without a blood test.`,
    sources: [
      { name: "Allen RP et al. (IRLSSG), Sleep Med 41:27", year: 2018 },
      { name: "Winkelman JW et al. (AASM), J Clin Sleep Med 21:137", year: 2025 },
    ],
    metrics: ["sleep_latency", "awake_minutes"],
    analytes: ["ferritin"],
  },
  {
    id: "night_sweats",
    title: "night sweats",
    terms:
      "night sweat/s | sweat/s/ing/y ...5 (night|sleep|asleep|bed) | (night|sleep|asleep|bed) " +
      "...5 sweat/s/ing/y",
    asked: ["what causes night sweats?", "why do I sweat at night", "are night sweats dangerous"],
    text: `Sweating at night most often comes from a warm room, heavy bedding, alcohol, stress or the menopause. Some
      medicines do it, antidepressants among them, and so do infections and low blood sugar. Try a cooler room and
      lighter covers first, and see whether your skin temperature or resting pulse is up as well. Soaking sweats
      that keep coming back, or that come with fever, weight loss or a cough, need a doctor's visit.`,
    sources: [{ name: "Bryce C, Am Fam Physician 102:427", year: 2020 }],
    metrics: ["skin_temp_dev", "resting_hr", "alcohol_g"],
  },
  {
    id: "sleep_worry",
    title: "worrying about sleep data",
    terms:
      "orthosomnia | (obsess*|worr/y/ied/ying|anxious|anxiety|stress*) ...6 (sleep data|sleep " +
      "score|sleep tracking|sleep tracker|sleep stats|about sleep|about my sleep) | (sleep " +
      "data|sleep score|sleep tracking|sleep tracker|sleep stats|about sleep|about my sleep) " +
      "...6 (obsess*|worr/y/ied/ying|anxious|anxiety|stress*)",
    asked: [
      "what is orthosomnia?",
      "I'm obsessed with my sleep score",
      "can tracking make me anxious about sleep",
    ],
    text: `Chasing perfect sleep numbers can itself keep you awake; researchers have given it a name, orthosomnia. The
      numbers are estimates, and a good night on paper does not have to feel good, nor the other way round. If
      checking makes you tense, look once a week at the trend, or leave the watch off for a while: nothing is
      lost. If worry about sleep goes on, your doctor can point you to help that works.`,
    sources: [
      { name: "Baron KG et al., J Clin Sleep Med 13:351", year: 2017 },
      { name: "Khosla S et al. (AASM), J Clin Sleep Med 14:877", year: 2018 },
    ],
    metrics: ["sleep_score", "sleep_minutes"],
  },
  {
    id: "sleep_and_immunity",
    title: "sleep and getting ill",
    terms:
      "sleep* ...8 (immun*|catch a cold|catch colds|colds|flu|getting sick|get sick|you sick|me " +
      "sick|infection/s) | (immun*|catch a cold|catch colds|colds|flu|getting sick|get sick|you " +
      "sick|me sick|infection/s) ...8 sleep*",
    asked: [
      "does poor sleep make you sick?",
      "sleep and the immune system",
      "does lack of sleep weaken immunity",
    ],
    text: `Yes, short sleep seems to make you easier to infect. When volunteers were given a cold virus in their nose,
      those who had slept less than 6 hours a night in the week before had about four times the odds of a cold of
      those with more than 7. It is one study, but it fits others. When you are ill, sleep more: your body asks
      for it, and a higher pulse and skin temperature then are expected.`,
    sources: [{ name: "Prather AA et al., Sleep 38:1353", year: 2015 }],
    metrics: ["sleep_minutes", "resting_hr", "skin_temp_dev"],
  },
]
