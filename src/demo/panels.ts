/** A result as a laboratory prints it: a number, a bounded number, or a word. */
interface Result {
  readonly name: string
  readonly value: number | string
  readonly unit: string | null
  readonly reference_range: string | null
}

const result = (
  name: string,
  value: number | string,
  unit: string | null,
  reference_range: string | null,
): Result => ({ name, value, unit, reference_range })

/** The results of the two lab reports; the later one was drawn after half a year of running. */
export const panels: Readonly<Record<"earlier" | "later", ReadonlyArray<Result>>> = {
  earlier: [
    result("Total Cholesterol", 234, "mg/dL", "<200"),
    result("LDL Cholesterol", 158, "mg/dL", "<100"),
    result("HDL Cholesterol", 48, "mg/dL", "> 40"),
    result("Triglycerides", 142, "mg/dL", "<150"),
    result("Glucose, Fasting", 97, "mg/dL", "70 - 99"),
    result("HbA1c", 5.5, "%", "4.0 - 5.6"),
    result("Vitamin D", 19, "ng/mL", "30 - 100"),
    result("Ferritin", 64, "ng/mL", "30 - 400"),
    result("Creatinine", 0.92, "mg/dL", "0.70 - 1.30"),
    result("ALT", 31, "U/L", "7 - 56"),
    result("TSH", 2.1, "mIU/L", "0.4 - 4.0"),
    result("hs-CRP", 1.8, "mg/L", "0 - 3.0"),
    result("Hepatitis B Surface Antigen", "Non-Reactive", null, null),
  ],
  later: [
    result("Total Cholesterol", 187, "mg/dL", "<200"),
    result("LDL Cholesterol", 112, "mg/dL", "<100"),
    result("HDL Cholesterol", 55, "mg/dL", "> 40"),
    result("Triglycerides", 98, "mg/dL", "<150"),
    result("Glucose, Fasting", 92, "mg/dL", "70 - 99"),
    result("HbA1c", 5.3, "%", "4.0 - 5.6"),
    result("Vitamin D", 24, "ng/mL", "30 - 100"),
    result("Ferritin", 71, "ng/mL", "30 - 400"),
    result("Creatinine", 0.95, "mg/dL", "0.70 - 1.30"),
    result("ALT", 24, "U/L", "7 - 56"),
    result("TSH", 1.9, "mIU/L", "0.4 - 4.0"),
    result("hs-CRP", "<0.3", "mg/L", "0 - 3.0"),
    result("Hepatitis B Surface Antigen", "Non-Reactive", null, null),
  ],
}
