import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Questions of oneself that no device and no report answers: that it is so, and what would. */
export const unseenQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "own_pregnancy",
    title: "whether one is pregnant",
    terms:
      "(am i|could i be|might i be|can i be|i'm) ...2(really|maybe|actually|already) pregnant | " +
      "(can|could|would|do) (you|my watch|my ring|it) (tell|know|see|detect) ...3 pregnant",
    asks: ["any"],
    asked: ["am i pregnant", "could i be pregnant", "can you tell if im pregnant"],
    text: `No watch can tell that. A home test can, from the first day of a missed period, and a doctor or midwife
      confirms it. Resting heart rate and temperature may rise early on, but they do so for many other reasons.`,
    sources: [{ name: "NHS, Doing a pregnancy test", year: 2022 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_bruxism",
    title: "grinding one's teeth",
    terms:
      "(grind/ing|clench/ing|gnash/ing) ...2 (teeth|jaw) | bruxism | teeth grinding | jaw clenching",
    asks: ["any"],
    asked: [
      "do i grind my teeth",
      "am i clenching my jaw at night",
      "how do i know if i grind my teeth",
    ],
    text: `None of your devices notices it. A sore jaw or a headache on waking, worn or sensitive teeth, or somebody
      who hears it at night point to it. A dentist can see it and fit a guard; stress and poor sleep make it more
      likely.`,
    sources: [{ name: "NHS, Teeth grinding (bruxism)", year: 2022 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_sleep_talking",
    title: "talking and walking in sleep",
    terms:
      "(talk/ing|mumble|scream/ing|shout/ing|walk/ing) in my sleep | sleepwalk/ing | " +
      "sleep (walk|walking|talk|talking) | sleeptalk/ing",
    asks: ["any"],
    asked: ["do i talk in my sleep", "do i sleepwalk", "am i sleep walking"],
    text: `None of your devices can tell: they count movement and waking, not words or steps in your sleep. Somebody
      beside you, or a sound recording of the night, can. Now and then it is harmless; see a doctor if you get
      hurt, leave the house, or it begins in later life.`,
    sources: [{ name: "NHS, Sleepwalking", year: 2021 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_depression",
    title: "whether one is depressed",
    terms: "(am i|i'm|could i be|might i be|do i have|have i got) ...3 (depressed|depression)",
    asks: ["any"],
    asked: ["am i depressed", "do i have depression", "could i be depressed"],
    text: `Numbers from a watch cannot tell. Doctors first ask two things: over two weeks, were you often down or
      hopeless, and did you often have little interest or pleasure in things? If either is so, talk to your doctor:
      it can be treated. If you think of harming yourself, call your emergency number or a crisis line now.`,
    sources: [{ name: "Kroenke K et al., Med Care 41:1284", year: 2003 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_anxiety",
    title: "whether one has anxiety",
    terms:
      "(do i have|have i got|could i have|might i have) ...3 (anxiety|panic disorder|panic attacks)",
    asks: ["any"],
    asked: ["do i have anxiety", "could i have an anxiety disorder"],
    text: `No watch can tell. Doctors first ask two things: over two weeks, were you often nervous or on edge, and
      often unable to stop worrying? If so, and it gets in the way of your days, talk to your doctor: it can be
      treated well.`,
    sources: [{ name: "Kroenke K et al., Ann Intern Med 146:317", year: 2007 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_attention",
    title: "whether one has ADHD or autism",
    terms:
      "(am i|i'm|do i have|have i got|could i have|could i be) ...3 (adhd|add|autism|autistic|on the spectrum)",
    asks: ["any"],
    asked: ["do i have adhd", "am i autistic"],
    text: `No watch can tell: that takes a specialist who asks about your whole life, from childhood on. If it has
      been there since you were young and makes work, school or living with others hard, ask your doctor for an
      assessment.`,
    sources: [
      { name: "NICE guideline NG87, Attention deficit hyperactivity disorder", year: 2018 },
      { name: "NICE guideline CG142, Autism spectrum disorder in adults", year: 2012 },
    ],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_allergy",
    title: "whether one has an allergy or intolerance",
    terms:
      "(do i have|have i got|could i have) ...3 (allergy|allergies|intolerance|celiac|coeliac) | am i ...3 (allergic|" +
      "intolerant|celiac|coeliac)",
    asks: ["any"],
    asked: ["do i have allergies", "am i lactose intolerant", "am i allergic to nuts"],
    text: `Nothing on your record tells. Write down for some weeks what you ate or were near and what followed, and
      take that to your doctor, who can test for it. Swelling of the face or trouble breathing after a meal or a
      sting is an emergency.`,
    sources: [{ name: "NHS, Allergies", year: 2022 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_sleep_apnea",
    title: "whether one has sleep apnoea",
    terms: "(do i have|have i got|could i have|might i have) ...2 (apnea|apnoea)",
    asks: ["any"],
    asked: ["do i have sleep apnea", "could i have sleep apnoea"],
    text: `Only a sleep test can tell. Loud snoring, pauses in breathing that somebody sees, sleepiness by day, high
      blood pressure and a large neck make it likely; with two or three of them ask your doctor for a test at home.`,
    sources: [{ name: "Chung F et al. (STOP-Bang), Chest 149:631", year: 2016 }],
    metrics: ["respiratory_rate"],
    isOfOneself: true,
  },
  {
    id: "own_insomnia",
    title: "whether one has insomnia",
    terms: "(do i have|have i got|could i have|am i an) ...2 (insomnia|insomniac)",
    asks: ["any"],
    asked: ["do i have insomnia", "am i an insomniac"],
    text: `A doctor decides that by how you feel, not by a watch: trouble falling or staying asleep at least three
      nights a week for three months, with tired days. If that is you, ask for cognitive behavioural therapy for
      insomnia, which works best.`,
    sources: [{ name: "Riemann D et al., J Sleep Res 32:e14035", year: 2023 }],
    metrics: ["sleep_latency"],
    isOfOneself: true,
  },
  {
    id: "own_life_span",
    title: "how long one will live",
    terms:
      "will i (live|make it|get|reach) ...4 (long|longer|old|100|hundred|90|80|ninety|eighty) | how (long|old) " +
      "will i (live|get|become) | (my|own) (life expectancy|lifespan|life span)",
    asks: ["any"],
    asked: [
      "will i live to 100",
      "how long will i live",
      "what is my life expectancy",
      "will i live long",
    ],
    text: `Nobody can tell that of one person. In large studies those with more fitness, more steps and regular sleep
      lived longer, and not smoking, blood pressure and cholesterol count at least as much.`,
    sources: [
      { name: "Mandsager K et al., JAMA Netw Open 1:e183605", year: 2018 },
      { name: "Paluch AE et al., Lancet Public Health 7:e219", year: 2022 },
      { name: "Windred DP et al., Sleep 47:zsad253", year: 2024 },
    ],
    metrics: ["vo2max", "steps"],
    isOfOneself: true,
  },
  {
    id: "own_drinking",
    title: "whether one drinks too much alcohol",
    terms:
      "am i ...2 (alcoholic|drinking problem) | do i have ...3 (drinking problem|alcohol problem|problem with alcohol)",
    asks: ["any"],
    asked: ["am i an alcoholic", "do i have a drinking problem"],
    text: `Nothing on your record tells. Doctors ask three things first: how often you drink, how many drinks on such
      a day, and how often six or more. If you find it hard to stop, or others worry, talk to your doctor; after
      heavy daily drinking do not stop at once without one.`,
    sources: [{ name: "Bush K et al. (AUDIT-C), Arch Intern Med 158:1789", year: 1998 }],
    metrics: [],
    isOfOneself: true,
  },
  {
    id: "own_heart_risk",
    title: "the risk of a heart attack",
    terms:
      "(my|what is my|whats my|what's my) [own] (risk|chance|chances|odds) ...4 (heart attack|stroke|" +
      "heart disease|heart problems) | my (heart|cardiovascular|cardiac) risk",
    asks: ["any"],
    asked: [
      "what is my risk of a heart attack",
      "my chances of heart disease",
      "whats my cardiac risk",
    ],
    text: `Not from a watch: doctors work it out from age, sex, blood pressure, cholesterol, smoking and diabetes. Take
      your blood results to yours and ask for your score. A low resting heart rate and regular exercise go with a
      lower one.`,
    sources: [{ name: "SCORE2 working group, Eur Heart J 42:2439", year: 2021 }],
    metrics: [],
    isOfOneself: true,
  },
]
