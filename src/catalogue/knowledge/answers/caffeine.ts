import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Caffeine: what has how much of it, and how long before bed. */
export const caffeine: ReadonlyArray<ShortAnswer> = [
  {
    id: "caffeine_in_espresso",
    title: "caffeine in an espresso",
    terms: "espresso/s | ristretto | macchiato/s | (shot/s) of coffee",
    asks: ["amount"],
    asked: [
      "how much caffeine is in an espresso",
      "caffeine in an espresso",
      "how many mg of caffeine does a single espresso have",
    ],
    text: `About 63 mg in a single espresso of 30 ml, and about 125 mg in a double. Beans, grind and size make it
      more or less.`,
    sources: [{ name: "Mayo Clinic, Caffeine content for coffee, tea, soda and more", year: 2025 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_double_espresso",
    title: "caffeine in a double espresso",
    terms:
      "(double|two) (espresso/s|shot/s) | espresso doppio | doppio | flat white/s | latte/s | cappuccino/s " +
      "| cortado/s | americano/s",
    asks: ["amount"],
    asked: [
      "how much caffeine is in a double espresso",
      "how much caffeine does a latte have",
      "caffeine in a flat white",
    ],
    text: `About 125 mg if it is made with two shots, at around 63 mg a shot; with one shot it is half of that. The
      milk or water changes nothing, the beans and the size of the shot do.`,
    sources: [{ name: "Mayo Clinic, Caffeine content for coffee, tea, soda and more", year: 2025 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_coffee",
    title: "caffeine in coffee",
    terms:
      "caffeine ...6 (coffee|instant coffee|filter coffee|cold brew|drip) | coffee ...4 caffeine",
    asks: ["amount"],
    asked: ["how much caffeine is in a cup of coffee", "how much caffeine does a coffee have"],
    text: `About 95 mg in a mug of brewed coffee (240 ml), around 60 mg in the same of instant. Shops pour larger
      cups: a big one can hold 200 mg and more.`,
    sources: [
      { name: "Mayo Clinic, Caffeine content for coffee, tea, soda and more", year: 2025 },
      { name: "FDA, Spilling the beans: how much caffeine is too much?", year: 2024 },
    ],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_decaf",
    title: "caffeine in decaf",
    terms: "decaf ...5 (caffeine|free) | caffeine ...5 decaf",
    asks: ["any"],
    asked: ["is decaf caffeine free", "how much caffeine is in decaf", "does decaf have caffeine"],
    text: `Not quite: a cup of decaf (240 ml) still holds 2 to 15 mg of caffeine, against 95 mg or so in brewed
      coffee. That is too little to keep most people awake.`,
    sources: [{ name: "FDA, Spilling the beans: how much caffeine is too much?", year: 2024 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_tea",
    title: "caffeine in tea",
    terms: "<!(green|herbal|mint|camomile) tea | black tea | earl grey | chai",
    asks: ["amount"],
    asked: [
      "how much caffeine is in a cup of tea",
      "does tea have caffeine",
      "caffeine in black tea",
    ],
    text: `About 50 mg in a cup of black tea (220 ml), roughly half of what filter coffee has. Brewing it longer
      brings out more. Most herbal teas have none; mate does.`,
    sources: [{ name: "EFSA, Caffeine (topic summary of the scientific opinion)", year: 2015 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_green_tea",
    title: "caffeine in green tea",
    terms: "green tea",
    asks: ["amount"],
    asked: ["does green tea have caffeine", "how much caffeine is in green tea"],
    text: `Yes, about 29 mg in a cup of green tea (240 ml), a third of a brewed coffee. If you are sensitive, it
      counts in the evening.`,
    sources: [{ name: "Mayo Clinic, Caffeine content for coffee, tea, soda and more", year: 2025 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_cola",
    title: "caffeine in cola",
    terms: "coke/s | cola/s | diet coke | pepsi | dr pepper | mountain dew | soda/s | soft drink/s",
    asks: ["amount"],
    asked: [
      "how much caffeine in coke",
      "does coke have caffeine",
      "how much caffeine is in a diet coke",
    ],
    text: `About 40 mg in a can of cola (355 ml), less than half a cup of filter coffee. Most lemon and orange
      sodas have none; the label says so.`,
    sources: [{ name: "EFSA, Caffeine (topic summary of the scientific opinion)", year: 2015 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_energy_drinks",
    title: "caffeine in energy drinks",
    terms:
      "red bull/s | redbull/s | monster/s | energy drink/s | celsius drink/s | energy shot/s | pre workout " +
      "| preworkout",
    asks: ["amount"],
    asked: [
      "how much caffeine is in a can of red bull",
      "how much caffeine in an energy drink",
      "how much caffeine does a monster have",
    ],
    text: `About 80 mg in a small can (250 ml) and about 160 mg in a 500 ml one, at 32 mg in 100 ml; some brands
      hold more, so read the label. A small can has nearly as much as a cup of filter coffee, and mostly a lot of
      sugar.`,
    sources: [{ name: "EFSA, Scientific opinion on the safety of caffeine", year: 2015 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_in_chocolate",
    title: "caffeine in chocolate",
    terms: "(chocolate|cocoa) ...4 caffeine | caffeine ...6 (chocolate|cocoa)",
    asks: ["amount"],
    asked: ["how much caffeine is in dark chocolate", "does chocolate have caffeine"],
    text: `About 25 mg in half a bar (50 g) of dark chocolate and 10 mg in the same of milk chocolate: less than a
      third of a cup of coffee.`,
    sources: [{ name: "EFSA, Caffeine (topic summary of the scientific opinion)", year: 2015 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_per_day",
    title: "caffeine in a day",
    terms:
      "(caffeine|coffee/s|cups of coffee|cup of coffee|espresso/s) !(in|before bed|blood) ...6 (a day|per " +
      "day|day|daily|safe|too much|limit|ok|okay) | too much (caffeine|coffee) | how (much|many) " +
      "(caffeine|coffee/s|cups of coffee|espresso/s) ...3 (should|can|is ok|is safe|is too)",
    asks: ["need", "harm"],
    asked: [
      "how much caffeine is safe per day",
      "how many cups of coffee a day is ok",
      "how much coffee is too much",
      "how many coffees can i drink",
    ],
    text: `Up to 400 mg of caffeine a day is safe for healthy adults, which is about four cups of filter coffee,
      with no more than 200 mg at once. In pregnancy the limit is 200 mg a day. If it costs you sleep or makes
      your heart race, your own limit is lower.`,
    sources: [{ name: "EFSA, Scientific opinion on the safety of caffeine", year: 2015 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_before_bed",
    title: "the last coffee of the day",
    terms:
      "(coffee/s|caffeine|espresso/s|tea) ...10 " +
      "(bed|bedtime|sleep|night|evening|late|afternoon|dinner|lunch|noon) | (late|time|when) ...6 " +
      "(coffee|caffeine|espresso) | (last|latest) ...2 (coffee|cup of coffee|espresso) | (before " +
      "bed|bedtime|sleep) ...8 (coffee|caffeine|espresso/s) | (coffee/s|caffeine|espresso/s) (after|past) *",
    asks: ["time", "duration", "harm"],
    asked: [
      "how late can i drink coffee",
      "is coffee after 2pm bad",
      "when should i stop caffeine before bed",
      "how long before bed should i stop drinking coffee",
    ],
    text: `Have the last cup about nine hours before bed: by a review of 24 studies, an ordinary coffee (107 mg)
      still shortened sleep when it was drunk later. For an eleven o'clock bedtime that is two in the
      afternoon. People differ; your own nights tell.`,
    sources: [{ name: "Gardiner C et al., Sleep Med Rev 69:101764", year: 2023 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_stays",
    title: "how long caffeine stays",
    terms:
      "(caffeine|coffee|energy drink/s|espresso) ...8 (stay/s|last/s|system|body|blood|wear/s " +
      "off|leave/s|half life|out of|kick in|work|effect/s) | (half life|effect/s) of [a] (caffeine|coffee)",
    asks: ["duration"],
    asked: [
      "how long does caffeine stay in your system",
      "how long does coffee last",
      "what is the half life of caffeine",
    ],
    text: `About five hours for half of it, in healthy adults, with 1.5 to 9.5 hours between people; a quarter is
      still there after ten. Nearly all of a cup is taken up within about 45 minutes. The pill slows its breakdown,
      smoking speeds it up.`,
    sources: [
      {
        name: "Institute of Medicine, Caffeine for the Sustainment of Mental Task Performance",
        year: 2001,
      },
      { name: "EFSA, Scientific opinion on the safety of caffeine", year: 2015 },
    ],
    metrics: ["caffeine_mg"],
  },
  {
    id: "caffeine_dehydrates",
    title: "coffee and dehydration",
    terms:
      "(coffee|caffeine|tea) ...3 (dehydrat*|diuretic|hydrat*|count as water|count towards) | " +
      "(dehydrat*|hydrat*) ...4 (coffee|caffeine|tea)",
    asks: ["any"],
    asked: ["does coffee dehydrate you", "is coffee a diuretic", "does tea count as water"],
    text: `No: in habitual drinkers, four mugs of coffee a day kept the body as well hydrated as the same amount of
      water. Coffee and tea count towards what you drink.`,
    sources: [{ name: "Killer SC et al., PLoS One 9:e84154", year: 2014 }],
    metrics: ["water_ml"],
  },
  {
    id: "coffee_empty_stomach",
    title: "coffee on an empty stomach",
    terms: "(coffee|caffeine) ...6 (empty stomach|before breakfast|without eating|first thing)",
    asks: ["any"],
    asked: ["is it bad to drink coffee on an empty stomach", "coffee before breakfast bad"],
    text: `Not for most people: coffee makes the stomach produce acid, but a review found no clear link with
      reflux, ulcers or other stomach disease. If it gives you heartburn or jitters, eat something with it.`,
    sources: [{ name: "Nehlig A, Nutrients 14:399", year: 2022 }],
    metrics: [],
  },
  {
    id: "coffee_and_heart",
    title: "coffee and the heart",
    terms:
      "(coffee|caffeine) ...6 (heart|blood pressure|palpitations|heart rate) !(variability) | (heart|blood " +
      "pressure) ...6 (coffee|caffeine)",
    asks: ["harm", "effect"],
    asked: ["is coffee bad for your heart"],
    text: `Not in usual amounts: three to four cups a day went with less heart disease in a large review. Caffeine
      lifts blood pressure a little for some hours, most in people not used to it. With a racing heart or high
      pressure, try less and measure.`,
    sources: [
      { name: "Poole R et al., BMJ 359:j5024", year: 2017 },
      { name: "Mesas AE et al., Am J Clin Nutr 94:1113", year: 2011 },
    ],
    metrics: ["caffeine_mg"],
  },
]
