import { lazy } from "#domain/lazy"
import type { Escalation } from "#domain/safety"

/** From a value on, guidelines advise to act: how soon, and who says so. In the analyte's own unit. */
export interface DecisionLimit {
  readonly analyte: string
  readonly side: "low" | "high"
  readonly value: number
  readonly level: Extract<Escalation, "urgent_same_day" | "prompt_clinician">
  /** A sentence for people, with its source. */
  readonly says: string
}

/**
 * One limit per line: analyte, side, value, level, and the sentence that is shown with its source; what is indented
 * goes on with the line before. Limits at which laboratories telephone are in the panels as `critical`. "A1c came back
 * at 9.8" matches the first line.
 */
const TABLE = `
hba1c | high | 6.5 | prompt | Diabetes is diagnosed from 6.5 % (48 mmol/mol) on, confirmed by a second test (American
  Diabetes Association, Standards of Care 2025).
glucose_fasting | high | 126 | prompt | A fasting glucose of 126 mg/dL (7.0 mmol/L) or more, confirmed by a second
  test, is the threshold of diabetes (American Diabetes Association 2025).
creatinine | high | 1.5 | prompt | That is above what laboratories usually print; kidney function is judged by the
  eGFR that goes with it (KDIGO 2024).
creatinine | high | 4 | urgent | From 4.0 mg/dL (354 µmol/L) on kidneys may be failing, acutely where it is new (KDIGO
  2012, acute kidney injury, stage 3).
egfr | low | 30 | prompt | Below 30 a kidney specialist should be involved (KDIGO 2024, G4).
egfr | low | 15 | urgent | Below 15 kidneys are failing (KDIGO 2024, G5).
uacr | high | 300 | prompt | Above 300 mg/g a kidney specialist should be involved (KDIGO 2024, A3).
potassium | low | 3 | prompt | Below 3.0 mmol/L potassium is low enough to be treated (European Resuscitation Council
  2021).
potassium | high | 5.5 | prompt | From 5.5 mmol/L on potassium is repeated soon (UK Kidney Association 2023).
sodium | low | 130 | prompt | Below 130 mmol/L sodium is more than slightly low (European guideline on hyponatraemia
  2014).
sodium | low | 125 | urgent | Below 125 mmol/L sodium is profoundly low (European guideline on hyponatraemia 2014).
sodium | high | 150 | prompt | Above 150 mmol/L sodium is clearly high; laboratories print up to 145 (ABIM 2026).
calcium | high | 11 | prompt | Calcium above 11 mg/dL (2.75 mmol/L) is clearly high; laboratories print up to 10.2
  (ABIM 2026).
calcium | low | 8 | prompt | Calcium below 8 mg/dL (2.0 mmol/L) is clearly low; albumin belongs to it (ABIM 2026).
hemoglobin | low | 10.9 | prompt | Below 11 g/dL anaemia is at least moderate in adults (WHO 2024).
hemoglobin | low | 7.9 | urgent | Below 8 g/dL anaemia is severe in adults (WHO 2024).
platelets | low | 100 | prompt | Platelets below 100 are clearly low; laboratories print from 150 on (ABIM 2026).
wbc | low | 3 | prompt | White cells below 3 are clearly low; laboratories print from about 4 on (ABIM 2026).
wbc | high | 20 | prompt | White cells above 20 are clearly high; laboratories print up to 11 (ABIM 2026).
neutrophils_abs | low | 1 | prompt | Neutrophils below 1.0 are moderately low, and infections go with it (American
  Society of Hematology).
d_dimer | high | 500 | urgent | Above 500 ng/mL a clot is not ruled out: that is judged the same day together with
  what you feel (European Society of Cardiology 2019).
bnp | high | 400 | prompt | A BNP above 400 pg/mL is seen by a specialist within two weeks (NICE CG108, 2010).
nt_probnp | high | 2000 | prompt | An NT-proBNP above 2,000 pg/mL is seen by a specialist within two weeks (NICE NG106).
tsh | high | 10 | prompt | From 10 mIU/L on an underactive thyroid is usually treated (American Thyroid Association
  2012).
tsh | low | 0.1 | prompt | Below 0.1 mIU/L an overactive thyroid is looked for (American Thyroid Association 2016).
ldl_c | high | 190 | prompt | From 190 mg/dL (4.9 mmol/L) on treatment is advised whatever else (AHA/ACC 2018).
triglycerides | high | 500 | prompt | From 500 mg/dL (5.6 mmol/L) on the pancreas is at risk (AHA/ACC 2018).
triglycerides | high | 1000 | urgent | From 1,000 mg/dL (11.3 mmol/L) on an inflamed pancreas is a near risk
  (Endocrine Society 2012).
alt | high | 120 | prompt | More than three times the upper limit is looked into soon (American College of
  Gastroenterology 2017).
alt | high | 600 | urgent | More than fifteen times the upper limit is an acute injury of the liver (American College
  of Gastroenterology 2017).
ast | high | 120 | prompt | More than three times the upper limit is looked into soon; hard training raises it too
  (American College of Gastroenterology 2017).
ast | high | 600 | urgent | More than fifteen times the upper limit is an acute injury of the liver, or of muscle
  (American College of Gastroenterology 2017).
bilirubin_total | high | 3 | prompt | At about 2 to 3 mg/dL (34 to 51 µmol/L) skin and eyes turn yellow; the cause is
  looked for soon (Merck Manual).
lipase | high | 420 | urgent | More than three times the upper limit, with pain in the belly, is an inflamed pancreas
  (revised Atlanta classification 2012).
ck | high | 1000 | prompt | Above 1,000 U/L muscle is breaking down; hard training can do it, kidneys are checked
  (American Association for the Surgery of Trauma 2022).
ck | high | 5000 | urgent | Above 5,000 U/L the kidneys are at risk (American Association for the Surgery of Trauma
  2022).
crp | high | 100 | urgent | Above 100 mg/L a serious infection is likely (NICE CG191).
procalcitonin | high | 0.5 | urgent | From 0.5 ng/mL on a bacterial infection is likely (Surviving Sepsis Campaign
  2021 discusses it beside the signs).
esr | high | 100 | prompt | Above 100 mm/h a cause is nearly always found (American Family Physician 1999;60:1443).
ferritin | low | 15 | prompt | Below 15 ng/mL the iron stores of an adult are empty (WHO 2020).
ferritin | high | 1000 | prompt | Above 1,000 ng/mL a cause is looked for soon (British Society for Haematology 2018).
vitamin_b12 | low | 180 | prompt | Below 180 pg/mL (133 pmol/L) a deficiency is confirmed (NICE NG239).
vitamin_d_25oh | low | 12 | prompt | Below 12 ng/mL (30 nmol/L) bones are at risk (US Institute of Medicine 2011).
vitamin_d_25oh | high | 150 | prompt | Above 150 ng/mL (375 nmol/L) vitamin D may be toxic (Endocrine Society 2011).
psa | high | 4 | prompt | Above 4 ng/mL the test is repeated and talked over (American Urological Association 2023).
uric_acid | high | 9 | prompt | Above 9 mg/dL (535 µmol/L) treatment is considered after a first attack of gout
  (American College of Rheumatology 2020).
cortisol | low | 3 | prompt | A morning cortisol below 3 µg/dL (83 nmol/L) suggests that the adrenal glands fail
  (Endocrine Society 2016).
lead | high | 5 | prompt | From 5 µg/dL on the source of lead is looked for (CDC).
`

const LEVELS = { prompt: "prompt_clinician", urgent: "urgent_same_day" } as const

const limits = lazy((): ReadonlyMap<string, ReadonlyArray<DecisionLimit>> => {
  const rows = TABLE.trim()
    .split(/\n(?! )/)
    .map((line): DecisionLimit => {
      const [analyte = "", side, value, level, says = ""] = line.replace(/\n +/g, " ").split(" | ")
      return {
        analyte,
        side: side === "low" ? "low" : "high",
        value: Number(value),
        level: LEVELS[level === "urgent" ? "urgent" : "prompt"],
        says,
      }
    })
  return Map.groupBy(rows, ({ analyte }) => analyte)
})

/** All limits of an analyte in the table. */
export const decisionLimitsOf = (analyte: string): ReadonlyArray<DecisionLimit> =>
  limits().get(analyte) ?? []

/** The most urgent limit that a value in the analyte's own unit reaches; null where it reaches none. */
export const decisionLimitFor = (analyte: string, value: number): DecisionLimit | null => {
  const reached = decisionLimitsOf(analyte).filter((limit) =>
    limit.side === "low" ? value <= limit.value : value >= limit.value,
  )
  return reached.find(({ level }) => level === "urgent_same_day") ?? reached[0] ?? null
}
