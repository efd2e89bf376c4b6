import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const overdoseFragments = {
  DRUG: `
    (heroin|fentanyl|oxy*|benzo/s|cocaine|meth|mdma|ecstasy|capsule/s|nyquil)
    {MEDICINE}
    caffeine (pills|tablets|powder)
  `,
  POISON: `
    (bleach|antifreeze|poison|detergent|drano|battery|batteries|pesticide|weedkiller|turpentine|gasoline|petrol|
      kerosene|methanol|ammonia|chlorine|fertiliser|fertilizer|mothballs)
    drain cleaner
    button battery
    weed killer
    (cleaning|toilet|oven|window|floor|bathroom) (fluid|liquid|product/s|cleaner|spray)
    paint thinner
    lamp oil
    laundry (pod/s)
    (dish|dishwasher) (tablet/s|pod/s)
    hand (sanitiser|sanitizer)
    rubbing alcohol
    nail polish remover
    essential (oil/s)
    lighter fluid
    moth balls
    (product/s) (for|to) clean*
  `,
  MANY: `
    #10+ !(mg|mcg|ug|g|gram/s|ml|iu|unit/s|milligram/s|microgram/s|minute/s|hour/s|day/s|week/s|month/s|am|pm|%)
    too many
    too much
    (whole|entire|full) (bottle|box|pack/et|strip|prescription|supply|month|week)
    all [of] (my|the|these|his|her|those)
    a (handful|bunch|lot|bottle|ton|box|pack) of
    a bottle
    (dozen/s) of
    lots of
    #4000+ (mg|milligrams)
    #100+ units
  `,
  FEW: `
    #5-9
  `,
}

/** Too much of a medicine or drug, or a poison. */
export const overdoseSigns: ReadonlyArray<Sign> = [
  {
    rule: "overdose",
    level: "immediate",
    patterns: `
      (overdosed|overdosing|oded|od'ed|od'd|over (dosed|dosing)) !(of|on|with)
      (an|the|accidental*|intentional*|drug|opioid|possible|suspected|to|i|we|will|might|may|could|did|he|she|
        {DRUG}) over dose !(of|on|with)
      (an|the|accidental*|intentional*|drug|opioid|possible|suspected|to|i|we|will|might|may|could|did|he|she|
        {DRUG}) overdose !(of|on|with)
      (overdose/s/d|overdosing|oded|od'ed|od'd|over (dose/s/d|dosing)) (of|on|with) ...3 {DRUG}
      ^ over dose !(of|on|with)
      ^ overdose !(of|on|with)
      (took|taken|swallowed|downed|popped) ...2 {FEW} [of] (my|his|her) ...3 {DRUG}
      (took|taken|injected|gave (myself|him|her)) ...3 (triple|quadruple|(three|four|five|six|seven|eight|ten|
        twelve|twenty|#) x|(three|four|five|six|seven|eight|ten|twelve|twenty|#) times) [my|the|his|her|
        what] ...3 (dose|amount|{DRUG})
      (took|taken|injected|gave (myself|him|her)) ...2 (#|ten|twenty|thirty|forty|fifty) ...4 instead of (#|one|
        two|three|four|five|six|eight|ten)
      (took|taken|swallowed|downed) ...4 (whole|entire|all) ...2 (bottle|box|pack/et|strip|of them) !(of (water|
        wine|beer|juice|milk|chocolate/s|cookies))
      (took|swallowed|taken) ...10 (#10+|loads|lots|a (bunch|lot|handful|load)) of (them|these|those)
      (took|taken|injected|swallowed) ...2 (way|far|much|a lot) (more|too much) ...2 {DRUG}
      (son|daughter|child|kid|toddler|baby|boy|girl|dog) ...7 (ate|swallowed|drank|took|chewed) ...5 (magnet/s|
        {DRUG}|{POISON})
      (drank|drink/s|swallows|swallowed|ingested|drunk|ate|eats) ~5 {POISON}
      (got/ten|getting|get) (in|into|at|to|hold of) ...1 [the|their|my|some|his|her|*'s] ...3 ({DRUG}|
        medicine cabinet|{POISON})
      (took|taken|injected|gave myself) ...3 ((double|twice) [my|the] ...2 insulin|insulin twice)
      (accidentally (took|taken)|mistakenly took) ...6 (three|four|five|#3-9) times
      (took|taken) ...6 (three|four|five|#3-9) times ...1 by (mistake|accident)
      (took|taken|swallowed) ...5 {DRUG} ...10 (slurring|cannot (stay awake|wake up|keep (my|his|
        her) eyes open)|barely (awake|conscious)|hard to wake|seeing things)
      ((wild|forest|garden|picked|foraged|yard|unknown|poisonous) ...2 (mushroom/s|berries|plant/s)|(mushroom/s|
        berries|plant/s) from the (garden|forest|woods|yard|park)) ~12 (vomit*|hallucinat*|sick|diarrhea|
        diarrhoea|cramps|dizzy|drowsy|throw* up|seeing things)
      empty ...2 (pill|medicine|tablet|medication) (bottle/s|packet/s|pack/s|box/es|strip/s)
      (been|is|am|was|got) (poisoned|poisoning)
      alcohol poisoning
      carbon monoxide (alarm|poisoning)
      (took|taken|swallowed|swallowing|ate|drank|downed|popped|injected|taking|
        gave myself) ...3 {MANY} ...6 {DRUG}
    `,
    exclusions: `
      poison* by ...1 (vibes|negativ*|envy|work|stress|politics|gossip|social media)
    `,
    heard: [
      "i overdosed",
      "blood pressure pills over dose",
      "how do I overdose",
      "overdosd on pills",
      "over dose",
      "overdose",
      "took 5 his the pill",
      "taken seven x the pill",
      "I injected 40 units instead of 4.",
      "taken whole strip",
      "took double digits of paracetamol, like 25 of them",
      "I took way more insulin than I should",
      "my kid ate my blood pressure pills",
      "I drank antifreeze",
      "my toddler got into grandma's heart pills, I don't know how many she ate",
      "I took double my insulin and didn't eat, my sugar is 50 and dropping.",
      "I accidentally took my medication three times today and feel very dizzy.",
      "took four times by mistake",
      "I took some friend's pills at a party and now I can't stay awake.",
      "he ate mushrooms from the garden and now he's vomiting and seeing things",
      "I found my daughter with an empty pill bottle and she's very sleepy",
      "ive been poisoned",
      "I think I have alcohol poisoning",
      "Carbon monoxide alarm went off and we all have headaches",
      "took 15 xanax",
    ],
    notHeard: ["I'm poisoned by bad vibes at work, stress?"],
  },
  {
    rule: "double_dose",
    level: "urgent_same_day",
    patterns: `
      (took|taken|gave) ...4 [a|my|the] (double|two|extra|second|wrong|twice the) ...1 (dose/s|dosage)
      (took|taken) ...2 [my|the|his|her] ...2 {DRUG} twice
    `,
    heard: [
      "accidentally took a double dose of my lisinopril",
      "took my heart pill twice this morning",
    ],
  },
]
