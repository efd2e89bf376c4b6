import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Why things matter, and why they are as they are. */
export const reasons: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "ldl_despite_exercise",
    title: "a high LDL despite exercise",
    terms:
      "(ldl|cholesterol) ...6 (high/er|up|elevated|bad|raised) ...6 " +
      "(exercis*|run|train*|fit|active|healthy|work out|eat) | " +
      "(exercis*|run|train*|fit|active|healthy|work out|eat) ...8 (ldl|cholesterol) ...4 " +
      "(high/er|up|elevated|bad|raised)",
    asked: [
      "Why is my LDL still high even though I exercise?",
      "why is my cholesterol high when i eat healthy",
    ],
    text: `Exercise moves LDL little: it helps the heart in other ways. Genes, saturated fat, weight, an underactive
      thyroid and age weigh more, and some fit, lean people inherit a high LDL. What you eat is the part you can
      change: less butter, cream and fatty meat, more oats, beans, nuts and olive oil. If it stays high, ask your doctor
      about thyroid, family and which target fits you.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: [],
    analytes: ["ldl_c", "cholesterol_total"],
  },
  {
    id: "alcohol_and_heart_rate",
    title: "alcohol and heart rate",
    terms:
      "(alcohol|wine|beer/s|drinking|booze|drink/s) ...8 (heart rate|pulse|heart beat|heartbeat|hr|rhr) | " +
      "(heart rate|pulse|hr|rhr) ...8 (alcohol|wine|beer/s|drinking|booze)",
    asked: [
      "does alcohol raise my resting HR, and by how much?",
      "how much does wine raise heart rate",
      "pulse after drinking",
    ],
    text: `Yes. In trials with a single evening's drinks the pulse rose by about 5 beats a minute within six hours, and
      after more than two or three drinks it was still a little raised the next day. At night the effect shows best,
      because the heart should slow down then: the more drinks, the higher the sleeping pulse and the lower the HRV. It
      passes with the alcohol. A pulse that stays fast or uneven belongs to a doctor.`,
    sources: [
      { name: "Tasnim S et al., Cochrane CD012787", year: 2020 },
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
    ],
    metrics: ["alcohol_g", "resting_hr", "sleeping_hr"],
  },
  {
    id: "alcohol_in_the_body",
    title: "how long alcohol stays in the body",
    terms:
      "how long ...5 (alcohol|wine|beer/s|drink/s) ...6 (system|body|blood|leave/s|last/s|stay/s|clear/s) | " +
      "(alcohol|wine|beer) ...4 (system|half life)",
    asked: ["how long does alcohol stay in your system", "how long does beer last in the blood"],
    text: `The body clears about one unit of alcohol an hour, which is 8 g: half a pint of weak beer or a small glass of
      spirits. A large glass of wine takes about three hours, and a night of drinking lasts into the next morning.
      Coffee, food or a shower do not speed it up. Sleep is hit hardest while it is being cleared, so a drink early in
      the evening disturbs it less than a late one.`,
    sources: [
      { name: "NHS, Alcohol units", year: 2024 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["alcohol_g", "sleeping_hr"],
  },
  {
    id: "wine_and_heart",
    title: "wine and the heart",
    terms:
      "[red] (wine|alcohol|beer) ...4 (good|healthy|benefit/s|protect*|safe) [for (the|my|your) heart] | " +
      "(good|healthy|benefit/s|protect*) ...4 [red] (wine|alcohol|beer)",
    asked: [
      "is red wine good for the heart",
      "is a little alcohol healthy",
      "is beer good for you",
    ],
    text: `No: nobody should drink for the heart. Older studies saw fewer heart attacks in light drinkers, but light
      drinkers also smoke less and move more. A study of about 370,000 people that used genes to get round this
      found no benefit, and risk that rises with every further drink. For the WHO in Europe no amount is safe, since
      alcohol also causes cancers. If you drink, less is better, and your sleep shows it first.`,
    sources: [
      { name: "Biddinger KJ et al., JAMA Netw Open 5:e223849", year: 2022 },
      { name: "WHO Europe, No level of alcohol consumption is safe", year: 2023 },
    ],
    metrics: ["alcohol_g", "resting_hr"],
  },
  {
    id: "caffeine_withdrawal",
    title: "headaches without coffee",
    terms:
      "headache/s ...6 (skip*|miss*|without|quit*|stop*|no|give up|less) ...3 (coffee|caffeine) | " +
      "(skip*|miss*|without|quit*|stop*|no|give up|less) ...3 (coffee|caffeine) ...6 headache/s | " +
      "(caffeine|coffee) withdrawal",
    asked: ["i get headaches when i skip coffee", "what is caffeine withdrawal"],
    text: `That fits caffeine withdrawal: about half of those who stop after daily coffee get a headache. It begins
      12 to 24 hours after the last cup, is worst around the second day and is over within 2 to 9 days; tiredness
      and low mood often come along. Going down by a little every few days mostly avoids it. A headache that is
      sudden, the worst ever or comes with fever or weakness needs a doctor at once.`,
    sources: [{ name: "Juliano LM & Griffiths RR, Psychopharmacology 176:1", year: 2004 }],
    metrics: ["caffeine_mg"],
  },
  {
    id: "why_sleep_matters",
    title: "why sleep matters",
    terms:
      "why ...3 <!(deep|rem|light) sleep ...3 (important|matter/s|good|necessary|needed) | why ...4 " +
      "(need|have to) [to] sleep | " +
      "(importance|benefits|point|purpose) of [good|enough] sleep | what does [good] sleep do",
    asked: ["why is sleep important", "why do we need sleep", "what are the benefits of sleep"],
    text: `Sleep is when the brain sorts memories, the body repairs itself and hormones are set for the next day.
      Adults who regularly get less than seven hours have, as a group, more weight gain, diabetes, high blood
      pressure, heart disease, stroke and depression, weaker defences and more accidents. One short night does
      little harm; months of them do.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_minutes"],
  },
  {
    id: "why_exercise_matters",
    title: "why exercise matters",
    terms:
      "why ...3 (exercise|movement|walking|cardio|sport) ...3 " +
      "(important|matter/s|good|necessary|needed|healthy) | why " +
      "...4 (need|have to|should) [to] (exercise|move|work out) | (importance|benefits|point|purpose) of " +
      "(exercise|movement|walking|cardio|running)",
    asked: ["why is exercise important", "benefits of walking", "why do we need to exercise"],
    text: `Regular movement lowers the risk of early death, heart disease, high blood pressure, type 2 diabetes and
      several cancers, and it helps mood, sleep and thinking. The step from nothing to a little brings most. The WHO
      advises adults 150 to 300 minutes of moderate activity a week and strength work on two days, and says that any
      movement is better than none.`,
    sources: [{ name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 }],
    metrics: ["active_minutes", "steps"],
  },
]
