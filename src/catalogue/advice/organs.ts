import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** What helps the values of single organs. */
export const organs: ReadonlyArray<Advice> = [
  {
    id: "advice_liver",
    title: "lower liver values",
    terms:
      "liver [(value/s|enzyme/s|number/s|test/s|function|fat)] | alt | alat | ast | asat | ggt | fatty liver",
    way: "down",
    asked: ["how do i lower my liver enzymes", "how can i bring my alt down"],
    lead: "Less alcohol and, where there is extra weight, less of that do most for the liver",
    steps: [
      { text: "Leave alcohol out for a month.", source: from.liverTests },
      {
        text: "Cut sweet drinks and sugar, and lose extra weight slowly.",
        source: from.liver,
      },
      {
        text: "Move briskly most days, but train lightly in the days before a test.",
        source: from.liver,
      },
    ],
    doctor:
      "Ask your doctor about everything you take, supplements too, and about a value that stays up.",
    metrics: ["alcohol_g", "sugar_g"],
    analytes: ["alt", "ast", "ggt"],
  },
  {
    id: "advice_kidney",
    title: "good kidney values",
    terms: "creatinine | egfr | kidney/s [(function|value/s|number/s)] | renal function",
    way: "either",
    asked: ["how do i lower my creatinine", "how can i improve my kidney function"],
    lead: "A blood pressure in range protects kidneys best",
    steps: [
      {
        text: "Test again rested: hard training, much meat and creatine raise creatinine.",
        source: from.kidney,
      },
      { text: "Cook with less salt, and keep an eye on your blood pressure.", source: from.kidney },
      {
        text: "Move most days, and if you smoke, get help to stop.",
        source: from.kidney,
      },
    ],
    doctor:
      "Ask your doctor which painkillers are safe for your kidneys, and about the albumin in your urine.",
    metrics: ["bp_systolic"],
    analytes: ["creatinine", "egfr"],
  },
]
