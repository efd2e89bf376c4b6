import { isLocalDate } from "#domain/time"
import {
  LEFT_OUT,
  listOf,
  nameOf,
  textOf,
  whenOf,
} from "#embedded/aggregator/exports/fhir/observation"
import type { Fields } from "#embedded/aggregator/exports/fields"
import type { PersonRecord } from "#embedded/aggregator/exports/record"

const MAX_NAME = 80
const MAX_TERM = 120
const MAX_EVENT = 60

const GENDERS: ReadonlySet<string> = new Set(["male", "female"])

/** The name, sex and birthday of a patient. */
const readPatient = ({ name, gender, birthDate }: Fields): PersonRecord => {
  const [named] = listOf(name)
  const given = Array.isArray(named?.given) ? named.given.map(textOf).join(" ") : ""
  const whole = (textOf(named?.text) || `${given} ${textOf(named?.family)}`).trim()
  return {
    kind: "statement",
    profile: {
      ...(whole !== "" && { name: whole.slice(0, MAX_NAME) }),
      ...(GENDERS.has(textOf(gender)) && { gender: textOf(gender) as "male" | "female" }),
      ...(isLocalDate(textOf(birthDate)) && { birthday: textOf(birthDate) }),
    },
  }
}

const ACTIVE: ReadonlySet<string> = new Set(["active", "recurrence", "relapse", ""])

const clinicalStatus = (value: unknown): string =>
  textOf(value) || textOf(listOf(listOf(value)[0]?.coding)[0]?.code)

const readCondition = (resource: Fields): PersonRecord | string => {
  const name = nameOf(resource.code)
  if (name === "") return LEFT_OUT.name
  if (!ACTIVE.has(clinicalStatus(resource.clinicalStatus))) return "it is over"
  return { kind: "condition", name: name.slice(0, MAX_TERM) }
}

const readMedicine = (resource: Fields): PersonRecord | string => {
  const name = nameOf(resource.medicationCodeableConcept)
  if (name === "") return "its medicine stands in another resource"
  if (!ACTIVE.has(textOf(resource.status))) return "it is over"
  return { kind: "medication", name: name.slice(0, MAX_TERM) }
}

const readImmunization = (resource: Fields): PersonRecord | string => {
  const at = whenOf(resource, "occurrenceDateTime", "date")
  const name = nameOf(resource.vaccineCode)
  if (at === null || name === "") return at === null ? LEFT_OUT.time : LEFT_OUT.name
  if (!["completed", ""].includes(textOf(resource.status))) return LEFT_OUT.status
  return { kind: "event", date: at.date, name: `Vaccination: ${name}`.slice(0, MAX_EVENT) }
}

/** The resources that say something of the person, and what each says; why it says nothing. */
export const personResources: Readonly<
  Record<string, (resource: Fields) => PersonRecord | string>
> = {
  Patient: readPatient,
  Condition: readCondition,
  MedicationStatement: readMedicine,
  MedicationRequest: readMedicine,
  Immunization: readImmunization,
  DiagnosticReport: () => "its results stand in resources of their own",
}
