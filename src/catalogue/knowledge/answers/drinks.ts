import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Alcohol and other drinks: calories, clearance, the night after. */
export const drinks: ReadonlyArray<ShortAnswer> = [
  {
    id: "calories_in_beer",
    title: "calories in drinks",
    terms:
      "(beer/s|wine|cider/s|gin|vodka|whisky|whiskey|pint/s|cocktail/s|alcohol) ...6 calories | calories " +
      "...6 (beer/s|wine|cider/s|gin|vodka|whisky|whiskey|pint/s|cocktail/s|alcohol)",
    asks: ["amount"],
    asked: [
      "how many calories are in a beer",
      "how many calories in a glass of wine",
      "calories in a pint",
    ],
    text: `About 150 kcal in a regular beer (355 ml), 125 in a glass of wine (150 ml) and 97 in a shot of spirits
      (45 ml), before any mixer. A pint (568 ml) of usual beer comes to more than 200.`,
    sources: [
      { name: "MedlinePlus, Calorie count: alcoholic beverages", year: 2024 },
      { name: "NHS, Calories in alcohol", year: 2023 },
    ],
    metrics: ["alcohol_g"],
  },
  {
    id: "alcohol_and_stages",
    title: "alcohol and sleep stages",
    terms:
      "(alcohol|wine|beer/s|drinking) ...8 (rem|deep sleep|sleep stage/s) | (rem|deep sleep|sleep stage/s) " +
      "...8 (alcohol|wine|beer/s|drinking)",
    asks: ["any"],
    asked: [
      "does alcohol kill deep sleep or REM",
      "does alcohol reduce rem sleep",
      "how does alcohol affect deep sleep",
    ],
    text: `Mainly REM: alcohol cuts and delays REM sleep, from about two drinks on, while deep sleep may even come
      sooner in the first hours. The second half of the night is lighter and more broken, so the deep start is
      no gain.`,
    sources: [
      { name: "Gardiner C et al., Sleep Med Rev 80:102030", year: 2025 },
      { name: "Ebrahim IO et al., Alcohol Clin Exp Res 37:539", year: 2013 },
    ],
    metrics: ["rem_minutes"],
  },
  {
    id: "alcohol_clears",
    title: "how long alcohol stays",
    terms:
      "(alcohol|wine|beer/s|booze|drink/s) ...8 (stay/s|system|body|blood|wear/s off|out " +
      "of|leave/s|clear/s|sober*)",
    asks: ["duration"],
    asked: ["how long does alcohol stay in your system", "how long does a beer stay in your body"],
    text: `About an hour for each unit, which is 8 g: half a pint of weak beer. A large glass of wine takes about
      three hours, a heavy evening lasts into the next morning. Coffee, food or a shower do not speed it up.`,
    sources: [{ name: "NHS, Alcohol units", year: 2024 }],
    metrics: ["alcohol_g"],
  },
  {
    id: "alcohol_before_bed",
    title: "alcohol before bed",
    terms:
      "(alcohol|wine|beer/s|drink/s|drinking) ...6 (before bed|before sleep|before bedtime|before going to " +
      "bed) | (before bed|bedtime|before sleep|before going to bed) ...8 (alcohol|wine|beer/s|drinking)",
    asks: ["time", "duration"],
    asked: [
      "how long before bed should i stop drinking alcohol",
      "how long before bed should i stop drinking wine",
    ],
    text: `As long as it takes to clear it, about an hour for each unit (8 g): some three hours for a large glass
      of wine. Sleep suffers until then, so less, and earlier in the evening, is easier on the night.`,
    sources: [
      { name: "NHS, Alcohol units", year: 2024 },
      { name: "Ebrahim IO et al., Alcohol Clin Exp Res 37:539", year: 2013 },
    ],
    metrics: ["alcohol_g"],
  },
  {
    id: "hangover",
    title: "a hangover",
    terms: "hangover/s | hungover",
    asks: ["duration", "causes", "any"],
    asked: ["how long does a hangover last", "how long am i hungover"],
    text: `Up to a day, sometimes longer: symptoms peak when the alcohol in the blood is back to about zero. Only
      time ends it; water and rest make it easier, another drink just delays it.`,
    sources: [{ name: "NIAAA, Hangovers", year: 2021 }],
    metrics: [],
  },
  {
    id: "alcohol_limit",
    title: "alcohol in a week",
    terms:
      "(how much|too much|safe|units of|how many) ...3 (alcohol|wine|beer/s|drink/s a week|drinks a " +
      "week|drinks a day|units) | (alcohol|wine|beer/s) ...4 (a week|per week|a day|per day|too much|safe)",
    asks: ["need", "harm", "normal"],
    asked: [
      "how much alcohol is too much",
      "how much alcohol is safe per week",
      "how many beers a week is ok",
      "is a glass of wine a day ok",
    ],
    text: `No more than 14 units a week, over three days or more, is the British limit for low risk: about six
      pints of weak beer or ten small glasses of weak wine. The WHO says that no amount is free of risk, so
      less is better; in pregnancy none.`,
    sources: [
      { name: "UK Chief Medical Officers' low risk drinking guidelines", year: 2016 },
      { name: "WHO Europe, No level of alcohol consumption is safe", year: 2023 },
    ],
    metrics: ["alcohol_g"],
  },
  {
    id: "water_per_day",
    title: "water in a day",
    terms:
      "(water|fluid/s) ...8 (day|daily|drink|need|enough|should) | (8|eight) glasses | (2|two) " +
      "(litres|liters) of water | hydrated",
    asks: ["need", "normal"],
    asked: [
      "how much water should i drink",
      "how much water do i need a day",
      "do i need 8 glasses of water",
    ],
    text: `About 2 litres a day for women and 2.5 for men, counting food, which brings a fifth or more: so 1.6 to 2
      litres to drink. Heat and sport raise it. Thirst and pale urine are good guides; with heart or kidney
      disease follow your doctor.`,
    sources: [{ name: "EFSA, Dietary reference values for water", year: 2010 }],
    metrics: ["water_ml"],
  },
  {
    id: "too_much_water",
    title: "too much water",
    terms:
      "too much water | (drink/ing) ...2 too much water | overhydrat* | water poisoning | water " +
      "intoxication",
    asks: ["any"],
    asked: ["can you drink too much water", "is too much water bad"],
    text: `Yes, but it takes a lot at once: litres within hours, or far more than thirst asks for in a long race,
      can thin the sodium in the blood. Through a normal day, healthy kidneys pass what you do not need.
      Confusion, vomiting or a seizure after that is an emergency.`,
    sources: [{ name: "Hew-Butler T et al., Clin J Sport Med 25:303", year: 2015 }],
    metrics: ["water_ml"],
  },
  {
    id: "sparkling_water",
    title: "sparkling water",
    terms: "(sparkling|carbonated|fizzy) water | soda water | seltzer",
    asks: ["any"],
    asked: ["is sparkling water bad for you", "is sparkling water as good as still"],
    text: `Sparkling water is as good as still: in a trial of thirteen drinks it hydrated the same. Plain, it has
      no sugar; flavoured ones may have acid and sweeteners, so read the label.`,
    sources: [{ name: "Maughan RJ et al., Am J Clin Nutr 103:717", year: 2016 }],
    metrics: ["water_ml"],
  },
  {
    id: "diet_soda",
    title: "sweeteners",
    terms:
      "(diet|zero) (soda/s|coke|cola|drink/s) | (artificial) sweetener/s | sweetener/s | aspartame | " +
      "stevia | sucralose",
    asks: ["harm", "effect", "truth"],
    asked: ["is diet coke bad for you", "are artificial sweeteners bad", "is aspartame safe"],
    text: `In usual amounts they are considered safe, and better than sugar for teeth and calories. The WHO does
      not advise them for losing weight, as the benefit does not last; for aspartame it keeps a limit of 40 mg
      per kilogram a day, more than nine cans of diet soda for 70 kg.`,
    sources: [
      { name: "WHO, Use of non-sugar sweeteners guideline", year: 2023 },
      { name: "WHO/JECFA, Aspartame hazard and risk assessment", year: 2023 },
    ],
    metrics: [],
  },
  {
    id: "green_tea",
    title: "green tea",
    terms: "green tea",
    asks: ["effect", "harm"],
    asked: ["is green tea good for you", "does green tea help you lose weight"],
    text: `It is a healthy drink, with little proof of more: in a Cochrane review green tea made no difference to
      weight that one would notice. Drunk in the usual amounts it is safe; extracts in high doses can harm the
      liver.`,
    sources: [
      { name: "Jurgens TM et al., Cochrane Database Syst Rev CD008650", year: 2012 },
      { name: "EFSA, Safety of green tea catechins", year: 2018 },
    ],
    metrics: [],
  },
  {
    id: "alcohol_after_training",
    title: "alcohol after training",
    terms:
      "(alcohol|wine|beer/s|drink/s|pint/s) ...4 after ...4 (training|workout/s|exercise|gym|run|running|race|match|" +
      "football) | after ...4 (training|workout/s|exercise|gym|run|race|match) ...6 (alcohol|wine|beer/s|pint/s)",
    asks: ["any"],
    asked: ["can i drink a beer after training", "is alcohol after a workout bad"],
    text: `One beer does little, a lot of it undoes part of the work: in a trial 1.5 g of alcohol per kilogram,
      about a dozen drinks, cut the building of muscle in the hours after by a quarter with protein and by over a
      third without. Eat and drink water first, and count on a poorer night.`,
    sources: [{ name: "Parr EB et al., PLoS One 9:e88384", year: 2014 }],
    metrics: ["alcohol_g"],
  },
]
