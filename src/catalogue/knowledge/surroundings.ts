import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Surroundings: travel, height, weather, air and smoke. */
export const surroundings: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "travel",
    title: "travel and your data",
    terms:
      "travel/ling/ing !(east*|west*) | (holiday/s|vacation/s) | long flight/s | " +
      "(flight/s|flying|plane) ...5 (heart|hrv|data|recovery|clots|legs|health) | road trip",
    asked: [
      "why is my data worse when traveling?",
      "how do I stay healthy while travelling",
      "what helps on long flights",
    ],
    text: `Travel unsettles your data for a few days: new hours, late meals, alcohol, sitting and strange beds raise
      the pulse and cost sleep. That is normal and passes. On trips over four hours get up, move your calves and
      drink enough, because long sitting raises the risk of blood clots a little. A swollen painful calf or
      sudden breathlessness afterwards needs help at once. Keep walking, it resets you fastest.`,
    sources: [{ name: "CDC, Yellow Book", year: 2024 }],
    metrics: ["resting_hr", "hrv_rmssd", "sleep_minutes", "steps"],
  },
  {
    id: "altitude",
    title: "altitude",
    terms:
      "altitude | mountain/s !(bike|biking) | (high|thin) (elevation|air) | #2000-9000 " +
      "(m|meters|metres) | ski trip | (spo2|blood oxygen|heart rate|hrv|pulse) ...4 " +
      "(altitude|mountain/s)",
    asked: [
      "how does altitude affect heart rate?",
      "why is my spo2 low in the mountains",
      "what is altitude sickness",
    ],
    text: `At altitude there is less oxygen in each breath, so your pulse rises, blood oxygen and HRV fall and sleep
      gets worse; within days to weeks the body adapts. Going up slowly prevents sickness: above 3,000 m, sleep
      no more than 500 m higher each night and add rest days. Headache and nausea mean stop climbing. Confusion,
      staggering or breathlessness at rest mean go down now and get help.`,
    sources: [
      {
        name: "Luks AM et al. (Wilderness Medical Society), Wilderness Environ Med 35:2S",
        year: 2024,
      },
    ],
    metrics: ["spo2", "resting_hr", "hrv_rmssd", "respiratory_rate"],
  },
  {
    id: "hot_weather",
    title: "hot weather",
    terms:
      "(heat wave|heatwave|hot weather|hot days|hot day|hot nights) | (heat|warm " +
      "weather|summer) ...4 (heart rate|hrv|recovery|pulse|data|blood pressure) | (heart " +
      "rate|hrv|recovery|pulse|blood pressure) ...5 (heat|hot|warm weather)",
    asked: [
      "why is my hrv lower in the heat?",
      "does hot weather raise heart rate",
      "what helps in a heatwave",
    ],
    text: `Heat makes your heart work harder, because it sends more blood to the skin to cool you. So a higher
      resting pulse, lower HRV and poorer sleep in a heatwave are expected. Drink regularly, keep rooms shaded,
      cool the skin with water, and move in the morning. Older people and those on heart or water tablets should
      ask their doctor about hot days. Confusion or collapse is an emergency.`,
    sources: [
      { name: "WHO, Heat and health (fact sheet)", year: 2024 },
      { name: "Périard JD et al., Physiol Rev 101:1873", year: 2021 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "sleeping_hr", "water_ml"],
  },
  {
    id: "cold_weather",
    title: "exercise in the cold",
    terms:
      "(exercis*|run/ning|train/ing|workout/s|cycling|jog*) ...4 (in the cold|cold " +
      "weather|winter|freezing|snow|below zero|minus) | cold weather | (winter|freezing) " +
      "(exercise|running|training|run/s) | (heart rate|pulse) ...3 (cold weather|in the cold)",
    asked: [
      "is it safe to run in cold weather?",
      "how should I train in winter",
      "why is my heart rate wrong in cold weather",
    ],
    text: `Exercising in the cold is safe for most people if you dress in layers and keep hands, ears and skin
      covered and dry. Warm up longer, and start against the wind. Cold narrows the vessels: blood pressure
      rises, and a wrist sensor may lose your pulse, so wear it snugly under the sleeve. With heart disease or
      asthma, ask your doctor, because cold can set off symptoms. Stop at chest pain.`,
    sources: [{ name: "Castellani JW et al. (ACSM), Med Sci Sports Exerc 38:2012", year: 2006 }],
    metrics: ["workout_avg_hr", "bp_systolic", "workout_pace"],
  },
  {
    id: "air_quality",
    title: "air pollution",
    terms: "air (quality|pollution) | pollution | smog | aqi | wildfire/s | pollen | hay fever",
    asked: [
      "should I run when air quality is bad?",
      "does air pollution affect my heart",
      "exercise and pollution",
    ],
    text: `On most days the benefit of moving outweighs the harm of polluted air, even in cities. Choose parks and
      quiet streets, and hours with little traffic. When your local index calls the air unhealthy, or there is
      wildfire smoke, train indoors or go easy; with asthma, heart disease, or in pregnancy be more careful.
      Polluted air can raise pulse and blood pressure. Wheezing or chest tightness means stop.`,
    sources: [
      { name: "Tainio M et al., Environ Int 147:105954", year: 2021 },
      { name: "WHO global air quality guidelines", year: 2021 },
    ],
    metrics: ["resting_hr", "workout_minutes", "bp_systolic"],
  },
  {
    id: "smoking",
    title: "smoking",
    terms:
      "smok/e/es/ing/er !(alarm) | cigarette/s | nicotine !(patch) | quit/ting " +
      "(smoking|cigarettes|nicotine) | stop/ped smoking",
    asked: [
      "how does smoking affect heart rate?",
      "what happens when I quit smoking",
      "is one cigarette a day bad",
    ],
    text: `Smoking raises your pulse and blood pressure with every cigarette and damages heart, vessels and lungs; no
      amount is safe. Within minutes of the last one the pulse begins to fall, and within a year the risk of a
      heart attack has dropped markedly. A lower resting pulse is often the first change you see. Advice
      together with nicotine replacement or medicine gives the best chance; ask your doctor or pharmacist.`,
    sources: [
      { name: "US Surgeon General, Smoking Cessation", year: 2020 },
      { name: "WHO, Tobacco: health benefits of smoking cessation", year: 2020 },
    ],
    metrics: ["resting_hr", "bp_systolic", "hrv_rmssd", "spo2"],
    steps: [
      "Choose a day within the next two weeks.",
      "Ask your doctor or pharmacist which aid suits you.",
      "Tell someone, and put away ashtrays and lighters.",
      "Walk for ten minutes when a craving comes.",
      "Watch your resting pulse over the first weeks.",
    ],
  },
  {
    id: "vaping",
    title: "vaping",
    terms: "vap/e/es/ing/er | e-cigarette/s | ecigarette/s | snus | nicotine (pouch/es|gum|patch)",
    asked: [
      "is vaping bad for you?",
      "does vaping affect heart rate",
      "is vaping safer than smoking",
    ],
    text: `Vaping is less harmful than smoking, but not harmless, and nobody knows its effects over decades. The
      nicotine raises pulse and blood pressure for a while and is addictive. Nicotine vapes help some adults to
      stop smoking, so they are a fair exchange for cigarettes and a poor idea for anyone who does not smoke,
      above all young people. Later on, step down and leave it as well.`,
    sources: [
      { name: "Lindson N et al., Cochrane Database Syst Rev CD010216", year: 2024 },
      { name: "NHS, Vaping to quit smoking", year: 2023 },
    ],
    metrics: ["resting_hr", "bp_systolic", "hrv_rmssd"],
  },
  {
    id: "cannabis",
    title: "cannabis",
    terms: "cannabis | weed | marijuana | thc | cbd | (joint|edible/s) ...4 (sleep|heart|hrv)",
    asked: ["does weed affect sleep?", "how does cannabis affect heart rate", "is cbd useful"],
    text: `Cannabis raises the pulse for some hours after use, and it may shorten dream sleep and leave you duller
      the next day. It can help people fall asleep at first, but the effect wears off, and stopping brings
      restless nights and vivid dreams for a while. Proof that CBD oil improves sleep or recovery is thin. With
      heart disease, in pregnancy or while growing up it is best left alone.`,
    sources: [
      { name: "National Academies, The Health Effects of Cannabis and Cannabinoids", year: 2017 },
      { name: "Babson KA et al., Curr Psychiatry Rep 19:23", year: 2017 },
    ],
    metrics: ["resting_hr", "rem_minutes", "sleep_latency"],
  },
]
