import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Caffeine, alcohol and supplements. */
export const drinks: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "caffeine",
    title: "caffeine",
    terms:
      "<!(half life of) caffeine !(half|blood test|stay|wear/s|last/s|affect sleep|before " +
      "bed|and sleep) | (how much|how many|too much|cups of) (coffee/s|tea|espresso) | mg of " +
      "caffeine",
    asked: ["how much caffeine is safe?", "how many coffees a day are ok", "what does caffeine do"],
    text: `Up to 400 mg of caffeine a day is safe for healthy adults, says EFSA, with no more than 200 mg at once;
      in pregnancy 200 mg a day is the limit. A cup of filter coffee has about 90 mg, an espresso of 60 ml 80, black
      tea 50. It sharpens attention and helps endurance, and can bring a racing heart, jitters or a worse night. If
      that happens to you, your own limit is lower.`,
    sources: [{ name: "EFSA, Scientific opinion on the safety of caffeine", year: 2015 }],
    metrics: ["caffeine_mg", "sleep_latency", "resting_hr"],
  },
  {
    id: "caffeine_half_life",
    title: "how long caffeine lasts",
    terms:
      "caffeine half-life | half-life ...3 (caffeine|coffee) | (how long|when) ...5 " +
      "(caffeine|coffee) ...5 (last/s|wear/s off|stay/s|system|leave/s|kick/s in) | caffeine " +
      "...4 (wear/s off|last/s|system|withdrawal|tolerance)",
    asked: [
      "what is the half-life of caffeine?",
      "how long does caffeine stay in your system",
      "when does caffeine wear off",
    ],
    text: `Half of the caffeine is gone after about five hours in healthy adults, though it ranges from 1.5 to 9.5
      hours between people. The pill and pregnancy slow it down, smoking speeds it up. So from an afternoon
      coffee a good part is still at work at bedtime, even if you fall asleep easily. If you stop suddenly after
      daily use, headache and tiredness for a few days are common; cut down in steps.`,
    sources: [
      {
        name: "Institute of Medicine, Caffeine for the Sustainment of Mental Task Performance",
        year: 2001,
      },
    ],
    metrics: ["caffeine_mg", "sleep_latency", "deep_minutes"],
  },
  {
    id: "coffee_and_health",
    title: "coffee and health",
    terms:
      "coffee ...5 (healthy|unhealthy|good|bad|heart|health|benefit/s|harm*) !(test) | " +
      "(quit/ting|giv/e/ing up|stop/ping) (coffee|caffeine) !(before|after|in the) | decaf",
    asked: ["is coffee healthy?", "is coffee bad for your heart", "should I quit coffee"],
    text: `For most adults coffee is harmless and may even do good. In a review of many studies, three to four cups a
      day went with the lowest risk of heart disease and early death, though people were observed, not tested.
      Filtered coffee is kinder to cholesterol than boiled or pressed. In pregnancy, with a racing heart or poor
      sleep, less is better. Decaf shares most of the benefits.`,
    sources: [{ name: "Poole R et al., BMJ 359:j5024", year: 2017 }],
    metrics: ["caffeine_mg", "resting_hr"],
  },
  {
    id: "alcohol_limits",
    title: "alcohol limits",
    terms:
      "(how much|safe|limit/s|too much|units of|recommended|moderate) ...3 (alcohol|wine|beer) " +
      "| alcohol (limit/s|unit/s|a week|intake|grams|in moderation) | " +
      "(alcohol|drinking|wine|beer) ...4 (bad !(for my liver|for the liver|for " +
      "sleep)|healthy|unhealthy|safe|moderation|health) | (quit/ting|stop/ping|giv/e/ing " +
      "up|cut/ting) [down] [on] (alcohol|drinking|wine|beer) | dry january | grams of alcohol " +
      "| unit/s of alcohol",
    asked: [
      "how much alcohol is safe?",
      "is a glass of wine a day healthy",
      "what counts as a unit of alcohol",
    ],
    text: `No amount of alcohol is free of risk, says the WHO; less is better. British guidance for low risk is at
      most 14 units a week, spread over three days or more, with several days free; a unit is 8 g, about half a
      pint of weak beer. In pregnancy drink none. Your data show it honestly: a faster pulse at night and lower
      HRV. If stopping makes you shake or sweat, see a doctor first.`,
    sources: [
      { name: "WHO Europe, No level of alcohol consumption is safe", year: 2023 },
      { name: "UK Chief Medical Officers' low risk drinking guidelines", year: 2016 },
    ],
    metrics: ["alcohol_g", "sleeping_hr", "hrv_rmssd"],
  },
  {
    id: "energy_drinks",
    title: "energy drinks",
    terms:
      "energy drink/s !(sleep|before bed) | red bull | is pre-workout safe | pre-workout " +
      "(powder|supplement/s|drink/s)",
    asked: [
      "are energy drinks bad for you?",
      "how much caffeine is in an energy drink",
      "is pre-workout safe",
    ],
    text: `A small can now and then is fine for a healthy adult; large ones and several are not. A 250 ml can holds
      about 80 mg of caffeine, nearly as much as a cup of coffee, plus a lot of sugar, and big cans hold far more.
      In a trial, volunteers had higher blood pressure and changes in their ECG for hours afterwards. They are not
      for children, pregnancy or heart disease, and a bad mix with alcohol.`,
    sources: [
      { name: "EFSA, Scientific opinion on the safety of caffeine", year: 2015 },
      { name: "Shah SA et al., J Am Heart Assoc 8:e011318", year: 2019 },
    ],
    metrics: ["caffeine_mg", "sugar_g", "max_hr"],
  },
  {
    id: "creatine",
    title: "creatine",
    terms: "creatine !(kinase)",
    asked: ["does creatine work?", "is creatine safe", "how much creatine should I take"],
    text: `Creatine works: together with strength training it gives a little more strength and muscle, and it is one
      of the best studied supplements. The International Society of Sports Nutrition names 3 to 5 g a day; a
      loading phase is optional. Expect some water on the scale, and a higher creatinine in blood tests without
      harm to healthy kidneys. With kidney disease or in pregnancy ask your doctor first.`,
    sources: [{ name: "Kreider RB et al. (ISSN), J Int Soc Sports Nutr 14:18", year: 2017 }],
    metrics: ["weight_kg", "workouts"],
    analytes: ["creatinine"],
  },
  {
    id: "magnesium_supplements",
    title: "magnesium supplements",
    terms:
      "magnesium (supplement/s|tablet/s|pill/s|citrate|powder|a day|intake|rich) | " +
      "(take|taking|need|benefits of|enough|good) ...3 magnesium !(for " +
      "sleep|sleep|blood|before bed|at night) | magnesium ...3 (cramps|muscle/s|stress|good " +
      "for)",
    asked: [
      "should I take magnesium?",
      "are magnesium supplements worth it",
      "what is magnesium good for",
    ],
    text: `Most healthy people get enough magnesium from food: nuts, seeds, beans, whole grains and leafy greens.
      Adults need about 310 to 320 mg a day as women and 400 to 420 mg as men. From supplements alone, no more
      than 350 mg a day is advised in the US, because more brings diarrhoea. Proof that they help against cramps
      or stress is thin. With kidney disease or other medicines, ask your doctor first.`,
    sources: [{ name: "NIH ODS, Magnesium fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["magnesium"],
  },
  {
    id: "omega3_supplements",
    title: "omega-3 and fish oil",
    terms:
      "fish oil | cod liver oil | (omega 3|omega3|omega-3) !(index|test|level/s|blood|value) | " +
      "oily fish",
    asked: ["should I take omega-3?", "is fish oil good for you", "omega 3 benefits"],
    text: `Eating fish once or twice a week is a sounder plan than capsules: that is what the American Heart
      Association advises for the heart. For healthy people fish oil has shown little benefit. High doses lower
      triglycerides, which is a treatment for a doctor to guide, and they raise the risk of atrial fibrillation
      somewhat. If you eat no fish, algae oil, walnuts and linseed are alternatives.`,
    sources: [
      { name: "Rimm EB et al. (AHA), Circulation 138:e35", year: 2018 },
      { name: "Gencer B et al., Circulation 144:1981", year: 2021 },
    ],
    metrics: [],
    analytes: ["omega3_index", "triglycerides"],
  },
  {
    id: "multivitamins",
    title: "vitamin pills and other supplements",
    terms:
      "multivitamin/s | need vitamins | multi vitamin/s | (vitamin/s|supplement/s) ...4 " +
      "(need|worth|should i|useful|waste|healthy) | (which|what) (supplement/s|vitamin/s) | " +
      "ashwagandha | greens powder | ag1",
    asked: ["which supplements should I take?", "are multivitamins worth it", "do I need vitamins"],
    text: `Most people who eat a varied diet need no vitamin pills. American experts found too little proof that
      multivitamins prevent heart disease or cancer, and advise against beta-carotene and vitamin E for that.
      Some groups do need certain ones: vegans vitamin B12, women planning a pregnancy folic acid, and people
      with a proven lack. Herbal products may clash with medicines, so ask your pharmacist.`,
    sources: [
      { name: "US Preventive Services Task Force, JAMA 327:2326", year: 2022 },
      { name: "NIH ODS, Multivitamin/mineral supplements fact sheet", year: 2023 },
    ],
    metrics: [],
  },
]
