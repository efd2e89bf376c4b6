import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Recovery: the scores of a watch, and what to do with them. */
export const recovery: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "recovery_score",
    title: "recovery score",
    terms: "recovery (score/s|percentage|percent) | (green|yellow|red) recovery | my recovery",
    asked: [
      "what is a recovery score?",
      "how is the recovery score calculated",
      "what does a red recovery mean",
      "can I trust my recovery",
    ],
    text: `A recovery score is your device's guess at how well your body has recovered overnight, mostly from HRV,
      resting heart rate and sleep. Each maker keeps its formula secret, and a review of 14 such scores found
      little published proof that they are right. Use it as a hint: when the score, your legs and your mood agree,
      follow them; when they do not, believe how you feel. Alcohol, illness and short sleep bring it down most.`,
    sources: [
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["recovery_score", "hrv_rmssd", "resting_hr", "sleep_minutes"],
  },
  {
    id: "recovery_level",
    title: "recovery level",
    terms: "recovery (level/s|status) | nightly recharge | level of recovery",
    asked: [
      "what is the recovery level?",
      "what does nightly recharge mean",
      "how is my recovery status worked out",
    ],
    text: `The recovery level sums up a night in six steps, from 1, very poor, to 6, very good; Polar calls it Nightly
      Recharge. It compares your heart rate, HRV and breathing in the first hours of sleep with your own usual,
      and adds how well you slept. It needs a number of nights to know you. Because it is coarse, moving by one
      step means little; several low nights in a row are a reason to slow down.`,
    sources: [
      { name: "Polar, Nightly Recharge (Unite user manual)", year: 2020 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["recovery_level", "hrv_rmssd", "sleep_score"],
  },
  {
    id: "readiness",
    title: "readiness score",
    terms: "readiness [score/s]",
    asked: [
      "what is a readiness score?",
      "what affects readiness",
      "how do I improve my readiness",
      "should I trust my readiness",
    ],
    text: `A readiness score says how prepared for strain your device thinks you are today, by weighing last night's
      sleep, HRV and resting heart rate against your usual, plus recent activity. The formula is secret and
      differs between brands, and proof that it predicts how well you will perform is thin. It reacts most to
      alcohol, illness, short nights and hard days. Treat it as one voice, beside your energy, soreness and plans.`,
    sources: [{ name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 }],
    metrics: ["readiness", "hrv_rmssd", "resting_hr", "sleep_minutes"],
  },
  {
    id: "body_battery",
    title: "body battery",
    terms: "body battery !(low|lowest|minimum|min|drain*)",
    asked: [
      "what is body battery?",
      "how does garmin calculate body battery",
      "why is my body battery not charging",
      "how accurate is body battery",
    ],
    text: `Body Battery is Garmin's estimate of your energy reserve, from 0 to 100: sleep and rest charge it, stress
      and exercise drain it. It is worked out from HRV, stress, sleep and activity; above 75 counts as very high
      and 25 or less as low. The formula is not public. If it hardly charges overnight, alcohol, a late meal,
      illness, short sleep or a loose strap are the usual reasons. The highest value of the day is mostly the one
      on waking.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["body_battery_max", "stress_score", "sleep_minutes"],
  },
  {
    id: "body_battery_low",
    title: "the lowest body battery",
    terms:
      "body battery ...2 (low|lowest|minimum|min|drain*) | (low|lowest|minimum|min) ...2 body battery",
    asked: [
      "what does a low body battery mean?",
      "why does my body battery drain so fast",
      "lowest body battery of the day",
    ],
    text: `The lowest body battery of the day, usually reached in the evening, shows how much of your estimated reserve
      you used. Garmin calls 25 or less a low reserve. A low evening after an active day is fine when the night
      fills it up again; starting low for several days is the pattern to act on. Stress counts as much as sport
      here, because the watch sees only pulse and movement, not the reason.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["body_battery_min", "body_battery_max", "stress_score"],
  },
  {
    id: "train_or_rest",
    title: "training or resting on a low score",
    terms:
      "(train|workout|work out|exercise|run|rest day) ...8 (recovery|readiness|body " +
      "battery|hrv) | (recovery|readiness|body battery|hrv) ...8 (train|workout|work " +
      "out|exercise|run|rest day) | (low|poor|bad) (recovery|readiness)",
    asked: [
      "should I train when my recovery is low?",
      "should I take a rest day if my hrv is low",
      "low readiness, what now",
    ],
    text: `If your score is low but you feel fine, an easy session is all right; keep the hard one for another day.
      Studies in which hard days were moved by HRV trends found similar or slightly better fitness than fixed
      plans, so waiting costs nothing. If you also have a raised pulse, sore legs or a scratchy throat, rest. With
      fever or chest symptoms do not train at all, and ask a doctor if they last.`,
    sources: [
      { name: "Düking P et al., J Sci Med Sport 24:1180", year: 2021 },
      { name: "Manresa-Rocamora A et al., Int J Environ Res Public Health 18:10299", year: 2021 },
    ],
    metrics: ["recovery_score", "readiness", "hrv_rmssd", "resting_hr", "training_load"],
    steps: [
      "Ask yourself first how your legs and your mood are.",
      "Check HRV and resting heart rate against your last weeks.",
      "If two of these are off, go easy or walk.",
      "Warm up gently and decide again.",
      "Go to bed earlier tonight and look tomorrow.",
    ],
  },
  {
    id: "getting_sick",
    title: "signs of getting ill in your data",
    terms:
      "(getting|coming down|falling) (sick|ill|with) | (sick|ill|illness|infection|a " +
      "cold|flu|covid) ...8 (watch|ring|tracker|wearable|hrv|heart rate|skin temp*|data) | " +
      "(watch|ring|tracker|wearable|hrv|heart rate|skin temp*|data) ...8 " +
      "(sick|ill|illness|infection|a cold|flu|covid)",
    asked: [
      "can my watch tell if I'm getting sick?",
      "am I getting sick",
      "how does illness show in my data",
    ],
    text: `Your data may show an illness early, but cannot tell it from a late night or a hard day. The usual pattern
      is a resting heart rate above your normal, lower HRV, warmer skin and quicker breathing, together and for
      more than one night. In studies of COVID-19 such changes often began before symptoms. If they appear, sleep
      more, skip hard training and see how you feel; go by symptoms, not the watch, when deciding on a doctor.`,
    sources: [
      { name: "Mishra T et al., Nat Biomed Eng 4:1208", year: 2020 },
      { name: "Smarr BL et al., Sci Rep 10:21640", year: 2020 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "skin_temp_dev", "respiratory_rate"],
  },
  {
    id: "sauna",
    title: "sauna",
    terms: "sauna/s | hot bath/s | steam room",
    asked: [
      "is sauna good for you?",
      "does sauna help recovery",
      "how does a sauna affect my heart rate",
    ],
    text: `Sauna is pleasant, relaxes many people and seems good for the heart: in a long Finnish study, men who went
      more often died less often of heart disease, though habits like this go with a healthier life in general.
      The pulse rises as in brisk exercise and your data may show it. Drink enough, leave out alcohol, and get up
      slowly. With unstable heart disease, fainting or pregnancy, ask your doctor first.`,
    sources: [
      { name: "Laukkanen T et al., JAMA Intern Med 175:542", year: 2015 },
      { name: "Laukkanen JA et al., Mayo Clin Proc 93:1111", year: 2018 },
    ],
    metrics: ["sleeping_hr", "hrv_rmssd", "max_hr"],
  },
  {
    id: "cold_showers",
    title: "cold showers and ice baths",
    terms:
      "cold (shower/s|plunge/s|water|bath/s|exposure|immersion) | ice bath/s | winter swimming",
    asked: [
      "are cold showers good for you?",
      "do ice baths help recovery",
      "does a cold plunge raise hrv",
    ],
    text: `Cold showers make many people feel awake, but solid health benefits are few. In a Dutch trial, people who
      ended their shower cold for a month or more called in sick 29 percent less, though they were ill for just as
      many days. Ice baths ease soreness, yet right after strength training they can blunt muscle growth. The
      first shock drives up pulse and blood pressure: go in slowly, never alone, and not with heart disease
      without asking your doctor.`,
    sources: [
      { name: "Buijze GA et al., PLoS One 11:e0161749", year: 2016 },
      { name: "Roberts LA et al., J Physiol 593:4285", year: 2015 },
      { name: "Tipton MJ et al., Exp Physiol 102:1335", year: 2017 },
    ],
    metrics: ["hrv_rmssd", "resting_hr", "mood"],
  },
  {
    id: "biological_age",
    title: "biological age",
    terms:
      "(biological|body|fitness|metabolic|real|heart|cardio*) age | (pheno " +
      "age|phenoage|epigenetic clock/s)",
    asked: [
      "what is biological age?",
      "how is fitness age calculated",
      "can I lower my biological age",
      "what is phenoage",
    ],
    text: `Biological age is an estimate of how old your body seems compared with the average person, and there is no
      single agreed way to measure it. Fitness age comes mainly from VO2max; PhenoAge from nine blood values and
      your age; others from chemical marks on DNA. They often disagree, and a small move may be measurement noise.
      Take it as encouragement. What lowers it is familiar: moving, sleeping, not smoking, good blood pressure and
      blood sugar.`,
    sources: [
      { name: "Levine ME et al., Aging 10:573", year: 2018 },
      { name: "Nes BM et al., Med Sci Sports Exerc 46:1159", year: 2014 },
      { name: "Rutledge J et al., Nat Rev Genet 23:715", year: 2022 },
    ],
    metrics: ["vo2max", "resting_hr", "bp_systolic", "body_fat"],
  },
]
