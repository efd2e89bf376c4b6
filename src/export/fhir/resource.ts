import { EXPORT_SOURCE } from "#domain/own-export"

/** A FHIR R4 resource. */
export interface Resource {
  readonly resourceType: "Patient" | "Observation" | "DiagnosticReport"
  readonly id: string
  readonly [member: string]: unknown
}

/** The one patient of an export. */
export const SUBJECT = { reference: "Patient/self" }

/** By this an import knows what an export says in other files too. */
export const META = { source: EXPORT_SOURCE }

export const LOINC = "http://loinc.org"
const UCUM = "http://unitsofmeasure.org"

/** An id as FHIR writes them. */
export const fhirId = (...parts: ReadonlyArray<string>): string =>
  parts
    .join(".")
    .replaceAll(/[^A-Za-z0-9.-]/g, "-")
    .slice(0, 64)

/** A concept with a LOINC code, if there is one. */
export const concept = (text: string, loinc: string | null) => ({
  ...(loinc !== null && { coding: [{ system: LOINC, code: loinc }] }),
  text,
})

/** An amount; without a code where its unit has none in UCUM. */
export const quantity = (value: number, printed: string, ucum: string | null) => ({
  value,
  ...(printed !== "" && { unit: printed }),
  ...(ucum !== null && { system: UCUM, code: ucum }),
})

/** The category of an observation, of the code system that FHIR has for it. */
export const category = (code: "vital-signs" | "activity" | "laboratory") => [
  {
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/observation-category", code }],
  },
]

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)$/

/** When something was: a period where both ends are known with their offset, else the day. */
export const effective = (date: string, start: string | null, end: string | null) =>
  start !== null && end !== null && INSTANT.test(start) && INSTANT.test(end)
    ? { effectivePeriod: { start, end } }
    : { effectiveDateTime: date }
