import { loincOf } from "#catalogue/biomarkers/loinc"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { ucumOf } from "#catalogue/ucum"
import type { Tables } from "#db/tables"
import { originalPath } from "#domain/own-export"
import {
  category,
  concept,
  fhirId,
  META,
  quantity,
  type Resource,
  SUBJECT,
} from "#export/fhir/resource"

type LabRow = Tables["labs"]["$inferSelect"]
type ResultRow = Tables["biomarkers"]["$inferSelect"]

const OUT_OF_RANGE = [
  {
    coding: [
      {
        system: "http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation",
        code: "A",
        display: "Abnormal",
      },
    ],
  },
]

/** A string as FHIR has them: something but white space, and no control characters. */
const stringOf = (text: string | null) => {
  const plain = (text ?? "").replace(/[\p{Cc}]+/gu, " ").trim()
  return plain === "" ? null : plain
}

const valueOf = ({ value, operator, value_text, unit }: ResultRow, ucum: string | null) => {
  if (value !== null)
    return {
      valueQuantity: {
        ...quantity(value, stringOf(unit) ?? "", ucum),
        ...(operator !== null && { comparator: operator }),
      },
    }
  const text = stringOf(value_text)
  return text === null ? {} : { valueString: text }
}

/** A result of a report. One that its person has not confirmed yet is preliminary. */
export const resultObservation = (row: ResultRow): Resource => {
  const ucum = ucumOf(row.unit)
  const analyte = analyteNamed(row.name, row.unit)
  const range = stringOf(row.reference_range)
  return {
    resourceType: "Observation",
    id: fhirId(row.id),
    meta: META,
    status: row.confirmation === "awaited" ? "preliminary" : "final",
    category: category("laboratory"),
    code: concept(stringOf(row.name) ?? "unnamed", analyte && loincOf(analyte.key, ucum)),
    subject: SUBJECT,
    ...(row.test_date !== null && { effectiveDateTime: row.test_date }),
    ...valueOf(row, ucum),
    ...(row.out_of_range && { interpretation: OUT_OF_RANGE }),
    ...(range !== null && { referenceRange: [{ text: range }] }),
  }
}

const STATUSES = { parsed: "final", pending: "registered", submitted: "registered" } as const

/** A report with its results, and where its original stands in the archive. */
export const diagnosticReport = (
  lab: LabRow,
  results: ReadonlyArray<Pick<ResultRow, "id" | "test_date">>,
): Resource => {
  const original = originalPath(lab)
  const [first] = results.flatMap(({ test_date }) => test_date ?? []).toSorted()
  return {
    resourceType: "DiagnosticReport",
    id: fhirId(lab.id),
    meta: META,
    status: STATUSES[lab.aggregator_status as keyof typeof STATUSES] ?? "cancelled",
    category: [
      { coding: [{ system: "http://terminology.hl7.org/CodeSystem/v2-0074", code: "LAB" }] },
    ],
    code: concept("Laboratory report", "11502-2"),
    subject: SUBJECT,
    ...(first !== undefined && { effectiveDateTime: first }),
    issued: lab.uploaded_at,
    ...(results.length > 0 && {
      result: results.map(({ id }) => ({ reference: `Observation/${fhirId(id)}` })),
    }),
    ...(original !== null && {
      presentedForm: [
        { contentType: lab.content_type, url: `../${original}`, size: lab.size_bytes },
      ],
    }),
  }
}
