import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood fats: what each of them is. */
export const lipids: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "total_cholesterol",
    title: "total cholesterol",
    terms:
      "(total|overall|blood|serum|normal|high|low) cholesterol | " +
      "<!(ldl|hdl|bad|good|vldl|non) cholesterol !(ratio|ratios|hdl|ldl|to|test) | " +
      "<!(ldl|hdl) cholesterol (level/s|number/s|value/s|result/s)",
    asked: [
      "what is total cholesterol?",
      "what does my cholesterol mean",
      "what affects cholesterol",
    ],
    text: `Total cholesterol is all the cholesterol in your blood added up, the kind that clogs arteries and the
      kind that does not. Under 200 mg/dL counts as desirable and from 240 as high, but LDL or non-HDL tells you
      more, because a high HDL alone can push the total up. Saturated fat, weight, genes, thyroid, pregnancy and
      some medicines move it; a recent illness can lower it. Take a clearly high one to your doctor.`,
    sources: [
      { name: "NCEP ATP III, Circulation 106:3143", year: 2002 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["cholesterol_total"],
  },
  {
    id: "ldl_cholesterol",
    title: "LDL cholesterol",
    terms: "(ldl [cholesterol|c]|bad cholesterol) !(hdl|ratio|and apob|vs apob|or apob|particle)",
    asked: [
      "what is LDL?",
      "what does high LDL mean",
      "what affects my ldl cholesterol",
      "is bad cholesterol dangerous",
    ],
    text: `LDL is the cholesterol carried by the particles that can lodge in artery walls, so over the years lower
      is better for heart and brain. Under 100 mg/dL is often called optimal; people at higher risk are given lower
      targets. Saturated fat, extra weight, genes, an underactive thyroid and pregnancy raise it. Results wobble
      between tests, so repeat a surprise. Ask your doctor which target fits you, and promptly at 190 or more.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "NCEP ATP III, Circulation 106:3143", year: 2002 },
    ],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "hdl_cholesterol",
    title: "HDL cholesterol",
    terms: "<!(non|ldl) hdl !(ratio|or triglycerides) | good cholesterol",
    asked: [
      "what is HDL?",
      "what does low HDL mean",
      "is a very high hdl good",
      "what affects good cholesterol",
    ],
    text: `HDL is the cholesterol on particles that carry it back to the liver, which is why it is called the good
      one. Below 40 mg/dL in men or 50 in women often goes with extra weight, little exercise, smoking or high
      triglycerides. It is best read as a sign of how you live: raising it with medicines has not prevented heart
      attacks, and very high values bring no extra protection. Look at LDL or ApoB first.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "Voight BF et al., Lancet 380:572", year: 2012 },
    ],
    metrics: [],
    analytes: ["hdl_c"],
  },
  {
    id: "triglycerides",
    title: "triglycerides",
    terms: "(triglyceride/s|trigs) !(hdl|to hdl|glucose)",
    asked: [
      "what are triglycerides?",
      "what does high triglycerides mean",
      "why are my triglycerides high",
    ],
    text: `Triglycerides are the fat your blood carries as fuel, and they react to what you ate and drank more than
      any other blood fat. Under 150 mg/dL after a fast is normal. Sugar, white starch, alcohol, extra weight,
      poorly controlled diabetes, an underactive thyroid and some medicines raise them. They swing a lot, so repeat
      a surprise, fasting and without alcohol before. From 500 the pancreas is at risk: see a doctor soon.`,
    sources: [
      { name: "NCEP ATP III, Circulation 106:3143", year: 2002 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
      { name: "Nordestgaard BG et al., Eur Heart J 37:1944", year: 2016 },
    ],
    metrics: ["alcohol_g", "sugar_g"],
    analytes: ["triglycerides"],
  },
  {
    id: "non_hdl_cholesterol",
    title: "non-HDL cholesterol",
    terms: "non hdl [cholesterol] | vldl",
    asked: ["what is non-HDL cholesterol?", "what does non hdl mean", "what is vldl"],
    text: `Non-HDL cholesterol is your total minus HDL: everything carried by particles that can harm arteries. It
      needs no fasting and, when triglycerides are high, says more than LDL alone. Its goal usually lies 30 mg/dL
      above the LDL goal. VLDL is one part of it, the particles that bring triglycerides from the liver, and is
      mostly estimated rather than measured. Sugar, alcohol and weight raise it. Ask your doctor about your own
      target.`,
    sources: [
      { name: "NCEP ATP III, Circulation 106:3143", year: 2002 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: [],
    analytes: ["non_hdl_c", "vldl_c"],
  },
  {
    id: "cholesterol_hdl_ratio",
    title: "cholesterol to HDL ratio",
    terms:
      "[total] (cholesterol|chol|tc) [to] hdl ratio | ratio ...2 total cholesterol ...2 hdl | " +
      "(cholesterol|chol) ratio/s",
    asked: [
      "what is the cholesterol/HDL ratio?",
      "is my cholesterol ratio good",
      "what does total cholesterol to hdl ratio mean",
    ],
    text: `The cholesterol/HDL ratio is your total cholesterol divided by HDL; lower is better. It sums up the
      balance in one number and goes into some risk calculators. It can mislead though: a rise in HDL improves the
      ratio without removing a single harmful particle. Guidelines set treatment goals by LDL, non-HDL or ApoB
      instead. Weight, exercise, smoking and triglycerides move it. If it worries you, ask your doctor for your
      overall risk.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["chol_hdl_ratio"],
  },
  {
    id: "ldl_hdl_ratio",
    title: "LDL/HDL ratio",
    terms:
      "ldl [cholesterol] [to] hdl [cholesterol] ratio | ratio ...3 ldl ...2 hdl | ldl (vs|versus) hdl",
    asked: ["what is a good LDL/HDL ratio?", "what does the ratio of ldl to hdl mean"],
    text: `The LDL/HDL ratio is your LDL divided by your HDL, the cholesterol that can settle in arteries against
      the one being carried away; lower is better. It is a quick picture, not a goal: the same ratio can hide a high
      or a low LDL, and guidelines aim at LDL, non-HDL or ApoB themselves. So look at LDL first, and let your doctor
      put it together with blood pressure, smoking, age and family history.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "AHA/ACC cholesterol guideline, Circulation 139:e1082", year: 2019 },
    ],
    metrics: [],
    analytes: ["ldl_c", "hdl_c"],
  },
  {
    id: "triglyceride_hdl_ratio",
    title: "triglyceride/HDL ratio",
    terms:
      "(triglyceride/s|trig/s|tg) [to] hdl [cholesterol] [ratio] | ratio ...3 " +
      "(triglyceride/s|trigs) ...2 hdl",
    asked: [
      "what is the triglyceride/HDL ratio?",
      "what does a high trig to hdl ratio mean",
      "how do I lower my triglycerides to hdl ratio",
    ],
    text: `The triglyceride/HDL ratio is a rough hint at insulin resistance, when the body needs more insulin than
      usual to handle sugar. In one study of overweight adults, 3 or more in mg/dL pointed to it. The ratio depends
      on the unit, differs between ethnic groups, and is no diagnosis. Fasting, alcohol and recent meals move it.
      What improves it is losing some weight, regular movement, and less sugar and alcohol.`,
    sources: [
      { name: "McLaughlin T et al., Ann Intern Med 139:802", year: 2003 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: ["weight_kg", "active_minutes", "sugar_g"],
    analytes: ["triglycerides", "hdl_c"],
  },
  {
    id: "apob",
    title: "ApoB",
    terms: "(apob|apo b|apolipoprotein b) !(vs|or|and) | apolipoprotein b 100",
    asked: ["what is ApoB?", "what does high apob mean", "what affects ApoB"],
    text: `ApoB counts the particles that can settle in artery walls, because each of them carries exactly one such
      protein. That makes it a more direct measure than the cholesterol inside them, above all with high
      triglycerides, diabetes or extra weight. Lower is better; European guidelines aim for under 100, 80 or 65
      mg/dL as risk rises. The habits that raise LDL raise it too. No fasting is needed. Ask your doctor for your
      target.`,
    sources: [
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
      { name: "Sniderman AD et al., JAMA Cardiol 4:1287", year: 2019 },
    ],
    metrics: [],
    analytes: ["apob"],
  },
  {
    id: "ldl_and_apob",
    title: "the difference between LDL and ApoB",
    terms:
      "(ldl [cholesterol|c]) ...4 (apob|apo b|apolipoprotein b) | (apob|apo b|apolipoprotein " +
      "b) ...4 ldl",
    asked: [
      "what's the difference between LDL and ApoB?",
      "ldl or apob, which matters more",
      "is apob better than ldl",
    ],
    text: `LDL cholesterol is the amount of cholesterol cargo; ApoB is the number of particles that carry it.
      Usually they rise and fall together. They part ways with high triglycerides, diabetes or extra weight: then
      many small particles carry little cargo each, LDL looks fine and ApoB is high, and the risk follows the
      particle count. If both are at hand and disagree, ApoB deserves more trust. Your doctor can say which to
      follow.`,
    sources: [
      { name: "Sniderman AD et al., JAMA Cardiol 4:1287", year: 2019 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: [],
    analytes: ["ldl_c", "apob"],
  },
  {
    id: "apoa1",
    title: "ApoA-1",
    terms: "apoa1 | apo a 1 | apo a1 | apolipoprotein (a1|a 1)",
    asked: ["what is ApoA1?", "what does low apo a-1 mean", "apolipoprotein a1 normal"],
    text: `ApoA-1 is the main protein of HDL, the particles that carry cholesterol back to the liver. It tends to be
      low with smoking, extra weight, inactivity or high triglycerides, and high with exercise, alcohol or estrogen.
      It mostly repeats what HDL says, and raising it is not a goal of treatment in itself. Sometimes it is set
      against ApoB as a ratio. A very low value is worth showing your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "ESC/EAS dyslipidaemia guideline, Eur Heart J 41:111", year: 2020 },
    ],
    metrics: [],
    analytes: ["apoa1"],
  },
  {
    id: "lipoprotein_a",
    title: "lipoprotein(a)",
    terms: "lp a | lpa | lipoprotein a | lipoprotein little a",
    asked: ["what is lipoprotein(a)?", "what does a high Lp(a) mean", "can I lower lp(a)"],
    text: `Lipoprotein(a) is an LDL-like particle whose level you largely inherit; a high one raises the risk of
      heart attack and narrowed heart valves. European experts call under 75 nmol/L (30 mg/dL) low and over 125
      nmol/L (50 mg/dL) high. Food and exercise hardly move it, so one test in life is usually enough; menopause and
      kidney disease can raise it. If it is high, work on everything else and tell your doctor.`,
    sources: [{ name: "Kronenberg F et al., EAS consensus, Eur Heart J 43:3925", year: 2022 }],
    metrics: [],
    analytes: ["lpa_mass", "lpa_molar"],
  },
]
