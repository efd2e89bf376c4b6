import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Hormones. */
export const hormoneLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "cortisol",
    title: "cortisol",
    terms: "cortisol",
    asked: [
      "what is cortisol?",
      "what does high cortisol mean",
      "how do I lower cortisol",
      "is my cortisol normal",
    ],
    text: `Cortisol is the hormone that wakes you and helps under strain: highest in the early morning, lowest
      around midnight, so a value means nothing without its time. Stress, poor sleep, illness, hard exercise, the
      pill and even the needle raise it, and steroid medicines disturb it. A single blood test does not show
      everyday stress, and is not fit to diagnose too much cortisol. Marked weight change, weakness or fainting: ask
      your doctor for the right test.`,
    sources: [
      { name: "Nieman LK et al., J Clin Endocrinol Metab 93:1526", year: 2008 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["stress_score", "sleep_minutes"],
    analytes: ["cortisol"],
  },
  {
    id: "testosterone",
    title: "testosterone",
    terms: "testosterone !(binding)",
    asked: [
      "what is testosterone?",
      "what does low testosterone mean",
      "what affects testosterone",
      "how is testosterone measured",
    ],
    text: `Testosterone drives muscle, bone, blood formation and desire, in men and in smaller amounts in women. It
      is highest in the morning and drops after food, so a low one counts only if two fasting morning tests agree
      and symptoms fit. Poor sleep, extra weight, illness, hard dieting, alcohol, opioids and steroids lower it. In
      women high values can go with polycystic ovaries. Treatment is a matter for your doctor, who also looks for
      the cause.`,
    sources: [
      { name: "Bhasin S et al., J Clin Endocrinol Metab 103:1715", year: 2018 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_minutes", "weight_kg"],
    analytes: ["testosterone_total"],
  },
  {
    id: "free_testosterone_shbg",
    title: "free testosterone and SHBG",
    terms: "free testosterone | shbg | sex hormone binding [globulin]",
    asked: ["what is free testosterone?", "what is SHBG", "what does high shbg mean"],
    text: `SHBG is the protein that carries testosterone; free testosterone is the small part not bound, which
      tissues can use. SHBG is low with extra weight, insulin resistance or an underactive thyroid, and high with
      age, the pill, an overactive thyroid or liver disease, so the total can mislead in either direction. Free
      testosterone is best worked out from total and SHBG; the simple direct tests are unreliable. Let your doctor
      judge it with symptoms.`,
    sources: [
      { name: "Bhasin S et al., J Clin Endocrinol Metab 103:1715", year: 2018 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["weight_kg"],
    analytes: ["testosterone_free", "shbg"],
  },
  {
    id: "raise_testosterone",
    title: "raising testosterone",
    terms:
      "(rais/e/es/ing|increas/e/es/ing|boost/s/ing|improv/e/es/ing) ...4 testosterone | " +
      "testosterone (booster/s|naturally)",
    asked: [
      "how do I raise my testosterone naturally?",
      "do testosterone boosters work",
      "what increases testosterone",
    ],
    text: `Sleeping enough, losing extra weight and not overdoing training or dieting are what bring a lowered
      testosterone back up. In a small study, a week of five-hour nights lowered it by 10 to 15 percent in young
      men. Boosters from the shop have little proof behind them, and some contain hidden hormones. If you are low
      with symptoms in two morning tests, see your doctor; testosterone itself can stop sperm production.`,
    sources: [
      { name: "Leproult R & Van Cauter E, JAMA 305:2173", year: 2011 },
      { name: "Bhasin S et al., J Clin Endocrinol Metab 103:1715", year: 2018 },
    ],
    metrics: ["sleep_minutes", "weight_kg", "alcohol_g", "training_load"],
    analytes: ["testosterone_total"],
    steps: [
      "Sleep enough for some weeks in a row and watch your sleep minutes",
      "Lose extra weight slowly rather than by crash diet",
      "Lift weights regularly and take rest days",
      "Keep alcohol low",
      "Test in the morning, fasting, and repeat it once",
    ],
  },
  {
    id: "estradiol",
    title: "estradiol",
    terms: "estradiol | oestradiol | estrogen (level/s|test|value) | e2",
    asked: ["what is estradiol?", "what does low estradiol mean", "estradiol in men"],
    text: `Estradiol is the most active estrogen. In women before menopause it rises and falls with the cycle, so it
      needs the cycle day beside it; the pill keeps it low, menopause lowers it for good. Men make a little from
      testosterone, more with extra weight. Usual tests are imprecise at low levels. It is not needed to recognize
      menopause after 45. Missing periods, or breast growth in a man, is a reason for a doctor.`,
    sources: [
      { name: "NICE NG23, Menopause", year: 2024 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["cycle_day"],
    analytes: ["estradiol"],
  },
  {
    id: "progesterone",
    title: "progesterone",
    terms: "progesterone",
    asked: [
      "what is progesterone?",
      "what does low progesterone mean",
      "when should I test progesterone",
    ],
    text: `Progesterone rises after ovulation and readies the womb; it also lifts body temperature and resting pulse
      a little. Outside that phase it is low, as it is in men and after menopause, so a low value usually just means
      the wrong day. To check for ovulation it is taken about a week before the next period. The pill lowers it,
      pregnancy raises it. Ask your doctor when periods stay away or you wish for a child.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "NICE CG156, Fertility problems", year: 2013 },
    ],
    metrics: ["cycle_day", "skin_temp_dev"],
    analytes: ["progesterone"],
  },
  {
    id: "lh_fsh",
    title: "LH and FSH",
    terms: "lh !(surge) | fsh | luteinizing | luteinising | follicle stimulating",
    asked: ["what are LH and FSH?", "what does high FSH mean", "why is my lh high"],
    text: `LH and FSH are the brain's signals to ovaries and testes; when those respond less, the signals get
      louder. So they are high after menopause, and low when stress, hard training, too little food or a gland
      problem holds the brain back. In the cycle they peak before ovulation, so the day matters; the pill suppresses
      both. After 45, FSH is not needed to recognize menopause. Missing periods or a wish for children: ask a
      doctor.`,
    sources: [
      { name: "NICE NG23, Menopause", year: 2024 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["cycle_day", "training_load"],
    analytes: ["lh", "fsh"],
  },
  {
    id: "prolactin",
    title: "prolactin",
    terms: "prolactin",
    asked: ["what is prolactin?", "what does high prolactin mean", "what affects prolactin"],
    text: `Prolactin is the hormone of milk production, and pregnancy and nursing raise it naturally. So do stress,
      even that of the needle, sleep, exercise, sex, an underactive thyroid and a number of medicines, above all for
      the mind and for nausea. A mild rise is therefore repeated calmly, some hours after waking. If it stays up, or
      with missing periods, milk, loss of desire, headache or trouble seeing, see your doctor.`,
    sources: [
      { name: "Petersenn S et al., Nat Rev Endocrinol 19:722", year: 2023 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["prolactin"],
  },
  {
    id: "dhea_s",
    title: "DHEA-S",
    terms: "dhea | dheas | dhea-s | dhea sulfate",
    asked: ["what is DHEA-S?", "what does low DHEA mean", "why is my dhea-s high"],
    text: `DHEA-S is a building block of sex hormones from the adrenal glands, and it is steady through the day. It
      peaks in young adults and falls all through life, so a value needs its age beside it and a low one in later
      years is normal. Steroid medicines lower it. High values in women can go with polycystic ovaries, or come from
      supplements. New hair growth, a deeper voice or missing periods need a doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Teede HJ et al., PCOS guideline, J Clin Endocrinol Metab 108:2447", year: 2023 },
    ],
    metrics: [],
    analytes: ["dhea_s"],
  },
  {
    id: "igf1",
    title: "IGF-1",
    terms: "igf 1 | igf1 | igf-1 | insulin-like growth factor | somatomedin",
    asked: ["what is IGF-1?", "what does high igf-1 mean", "why is my IGF1 low"],
    text: `IGF-1 is made by the liver in answer to growth hormone and shows its level over the day. It falls with
      age, so the range depends on it. Fasting, hard dieting, liver disease, poorly controlled diabetes and estrogen
      tablets lower it; puberty and pregnancy raise it. A clearly high one in adults is checked for excess growth
      hormone. Growing hands, feet or features, or a repeated deviation, is a reason to see a doctor.`,
    sources: [
      { name: "Katznelson L et al., J Clin Endocrinol Metab 99:3933", year: 2014 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["intake_kcal"],
    analytes: ["igf1"],
  },
  {
    id: "parathyroid_hormone",
    title: "parathyroid hormone",
    terms: "pth | parathyroid",
    asked: ["what is PTH?", "what does high parathyroid hormone mean", "pth too high"],
    text: `Parathyroid hormone keeps blood calcium up, from four small glands at the neck, and is read only together
      with calcium. High with high calcium suggests that the glands work too much; high with normal or low calcium
      mostly answers a lack of vitamin D, little calcium or weak kidneys. Lithium and water tablets affect it,
      biotin can distort the test. Have calcium, vitamin D and kidney values checked with it, and see your doctor.`,
    sources: [
      { name: "Bilezikian JP et al., J Bone Miner Res 37:2293", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["pth"],
  },
  {
    id: "amh",
    title: "AMH",
    terms: "amh | anti mullerian | antimullerian | mullerian hormone | ovarian reserve",
    asked: ["what is AMH?", "what does low AMH mean for fertility", "what affects amh"],
    text: `AMH hints at how many eggs the ovaries still hold, and is used to plan fertility treatment. It does not
      tell how easily you will conceive naturally, nor when menopause comes, so experts advise against it as a
      fertility check for women who are not in treatment. It falls with age; the pill and smoking lower it a little,
      polycystic ovaries raise it. Talk about it with a doctor who knows your plans.`,
    sources: [{ name: "ACOG Committee Opinion 773, Obstet Gynecol 133:e274", year: 2019 }],
    metrics: [],
    analytes: ["amh"],
  },
  {
    id: "hcg",
    title: "hCG",
    terms: "hcg | beta hcg | pregnancy (test|hormone) | chorionic gonadotropin",
    asked: ["what is hCG?", "what does high hcg mean", "how early does a pregnancy test work"],
    text: `hCG is the pregnancy hormone; in early pregnancy it climbs quickly from day to day, and the rise says
      more than one number. Home tests are most reliable from the first day of a missed period. Small amounts can
      appear around menopause, fertility injections contain it, and rarely tumors make it, in men too. A positive
      test should be confirmed by a doctor. Pain on one side, dizziness or bleeding with it is an emergency.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "NHS, Doing a pregnancy test", year: 2022 },
    ],
    metrics: ["cycle_day"],
    analytes: ["hcg"],
  },
]
