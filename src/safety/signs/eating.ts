import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const eatingFragments = {
  HELP: `
    (laxative/s|diuretic/s|clenbuterol|clen|dnp|ephedr*|ipecac|adderall|ritalin|vyvanse|amphetamine/s|
      stimulant/s|speed|enema/s|phentermine)
    water pills
    diet pills
    slimming pills
    fat (burner/s)
    appetite (suppressant/s)
    ozempic without
  `,
  SLIM: `
    (weight|slim|skinn*|thin/ner|calories|kg|kgs|kilo/s|lb|lbs|pound/s|bmi|fat|appetite|body|burn|hunger|
      weighin/s/gin/gins)
    eat less
    eating less
    skip meals
    skipping meals
    not eat
    stop eating
    (weigh/ing) (in|ins)
    making weight
  `,
}

/** Starving, purging and what is taken for it. */
export const eatingSigns: ReadonlyArray<Sign> = [
  {
    rule: "eating",
    level: "prompt_clinician",
    includesQuestions: true,
    patterns: `
      (starve/s/d|starving) ...1 (myself|himself|herself|yourself|my self|my body)
      self starv*
      (become|be|get/ting|becoming|stay) underweight
      starvation (diet|plan|mode to)
      (help me|how to|want to|going to|trying to|need to|way to) starve !(a|the|off)
      starve (to|down|until|off|for)
      (make|made|making|force/d|forcing) (myself|herself|himself|my self) [to] (vomit*|puke|sick|(throw/ing) up|
        be sick)
      (throw/ing) up (after|my|every|what i|on purpose|to lose) ...4 [meal/s|eat*|ate|food|dinner|lunch|weight]
      vomit* after [every|each|my|i] ...1 (meal/s|eat*|binge|dinner)
      (puke|puking) after ...1 (meal/s|eat*|dinner)
      (binge*|binge|binging) [and|then|&] (purg*|vomit*|throw*)
      (purge/s/d|purging) (after|meal/s|food|again|everything|daily|today|my food|what i eat)
      ^ purging $
      (i|been|am|keep|started|still) (purge/d|purging)
      (anorexia|anorexic)
      (bulimia|bulimic)
      eating disorder
      pro ana
      proana
      thinspo*
      (orthorexia|orthorexic)
      ana tips
      (laxative/s|enema/s|ipecac|diuretic/s|water pills) ~8 (daily|binge*|empty|{SLIM}|after ...1 (meal/s|
        eating|dinner)|every day|per day|a day)
      {HELP} ~8 {SLIM}
      (diet|slimming|weight loss) pills
      (skip/ping/ped) (all|every|most) [of] [my] (meal/s|food)
      (not|never) [have to|need to|want to] eat [anything] (at all|ever again)
      (burn/ing) off (every|each|all my) ...1 (meal/s|bite|snack|food)
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (apple/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (banana/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (salad/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (cracker/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (yogurt/s|yoghurt/s) (a|per|
        each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (soup/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (egg/s) (a|per|each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) rice (cake/s) (a|per|
        each) day
      only (eat|have|allow myself|let myself (have|eat)) (a|an|one|two|half (a|an)) (carrot/s) (a|per|each) day
      by not eating
      thigh gap
      (chew/ing) and (spit/ting)
      how (to|do i|can i|would i) starve !(a|the|off)
      ((eat/ing/en|ate) (almost|basically|practically|virtually|next to|close to) nothing|(barely|
        hardly) (eat/ing/en|ate)) ~8 (week/s|month/s|weight|kg|kgs|lb|lbs|pound/s|slim|thin)
      (hide|hiding|conceal*|lie|lying|pretend*|(cover/ing) up) ...6 (vomiting|purging|not eating|eating (less|
        nothing)|skipping meals|throwing up)
      clenbuterol
      dnp dos*
      dnp for
      dnp (pill/s)
      thinspiration
      (take|taking|took|use|using|abus*|buy|get|need|popping|addicted to|hooked on) ...2 [#|more|some|my|
        lots of|too many] (laxative/s|clenbuterol|clen|dnp|ephedr*|amphetamine/s|ipecac|diet pills|
        slimming pills|speed to)
      (adderall|ritalin|vyvanse|modafinil|amphetamine/s|stimulant/s|
        study (drug/s)) ...14 (without [a] (prescription|doctor)|to (study|focus|work|cram|stay awake)|
        every day|not prescribed|from (a friend|my friend))
      (stop/ped|quit|avoid/ed|not|without|never|barely|hardly) (eat/ing/en|food|eaten anything) ...3 (for|in|
        since) ...1 (#|two|three|four|five|six|seven|several|many|a few) (day/s|week/s)
      (have|has) not eaten ...2 since (*day|last week)
      (have|had) not eaten ...3 [for|in] (#|two|three|four|five|several) days
      (stop/ped|quit) eating ...3 (completely|altogether|anything|entirely|food|at all|to lose)
      how long can i (go|survive|last|live) without (eating|food)
      lose * ...1 without eating
      not (eat/ing) [anything] (at all|for (days|weeks|a week))
      (fewest|least|minimum|lowest|how few) [number of|amount of] (calories|kcal|food) ...8 (survive|live|eat|
        lose|get away|without dying|stay alive)
      (afraid|scared|terrified) (of|to) (eat/ing|food|gain* [any] weight)
      (feel/ing) [so] (guilty|disgust*) (after|when/ever|for|every time) ...1 (eat*|food|i eat)
      hate my body ...6 (eat*|food|starv*|calories)
      (punish/ing) myself (for|by) ...1 (eat*|food|not eating)
      (burn|work|run|exercise|exercis*) off (everything|every calorie|every meal|every bite|every snack|
        all my (meals|food)|each meal) ...3 [i] (eat/en|ate|food)
      (water|dry|juice) fast* ...3 [for|of] (#4+|four/teen|five|six|seven|ten|thirty) (day/s|week/s)
      #4+ day [water|dry|juice] (fast/ing) !(run|walk|race|track)
      (fast/ing/ed) [completely] for (#4+|four/teen|five|six|seven|ten|thirty|several|many) [whole|full|
        straight] (days|weeks) !(during|of ramadan|for ramadan)
    `,
    exclusions: `
      purg* ...3 (data|photo/s|email/s|inbox|files|closet|cache|contact/s|valve)
    `,
    heard: [
      "starving myself",
      "self starv",
      "what's the quickest way to become underweight",
      "starvation diet",
      "help me starve",
      "starve off",
      "make myself vomit",
      "I throw up after eating, will it show in my data?",
      "I vomit after eating to stay slim",
      "puking after meal",
      "i binge and purge every night",
      "purged my food",
      "purging",
      "I purge when my calories go over 1200.",
      "anorexia tips",
      "bulimic",
      "I think I have an eating disorder",
      "pro ana",
      "proana",
      "thinspo",
      "orthorexic",
      "ana tips",
      "per day water pills",
      "can ritalin help me eat less",
      "Do diet pills raise my HRV?",
      "I've been skipping all meals and drinking only coffee for a week to look lean.",
      "How can I stop feeling hungry so I don't have to eat at all?",
      "I exercise 4 hours a day to burn off every meal.",
      "Lately I only allow myself an apple a day. Is my resting heart rate lower because of it?",
      "only let myself eat one bananas a day",
      "only let myself eat half a salad a day",
      "only let myself eat half an cracker per day",
      "only allow myself one yogurts each day",
      "only allow myself half an soup a day",
      "only have half a egg each day",
      "only eat half an rice cakes a day",
      "only allow myself half an carrots each day",
      "by not eating",
      "thigh gap",
      "I chew and spit out my food, will my glucose be affected?",
      "How do I starve without losing muscle?",
      "I've lost 12 kg in 5 weeks by eating almost nothing, is my HRV drop related?",
      "how do i hide that i'm not eating from my parents",
      "clenbuterol dose for cutting?",
      "dnp dos",
      "dnp for",
      "dnp pill",
      "thinspiration",
      "I take laxatives every evening.",
      "taking ritalin without a prescription to study",
      "stopped food in many weeks",
      "have not eaten since last week",
      "had not eaten five days",
      "I stopped eating completely to lose weight",
      "how long can I survive without eating",
      "lose it without eating",
      "not eating for days",
      "whats the lowest calories i can survive on",
      "I'm scared of eating and gaining weight",
      "I feel guilty every time I eat",
      "hate my body food",
      "punishing myself for food",
      "I exercise 5 hours a day to burn off everything I eat",
      "dry fast of ten day",
      "plan a 14 day water fast for me",
      "I want to fast for 10 days to lose weight.",
    ],
    notHeard: ["I'm purging my closet this weekend, steps?"],
  },
]
