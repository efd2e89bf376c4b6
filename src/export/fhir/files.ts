import { pagesOf, resultsOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { UserId } from "#domain/ids"
import { diagnosticReport, resultObservation } from "#export/fhir/laboratory"
import { dayObservations, nightObservations, workoutObservations } from "#export/fhir/measured"
import { META, type Resource, SUBJECT } from "#export/fhir/resource"

interface Person {
  readonly snapshot: Snapshot
  readonly user: UserId
}

function* patient({ snapshot, user }: Person): Generator<Resource> {
  const [profile] = [...pagesOf(snapshot, "profiles", user)].flat()
  const name = profile?.name?.trim()
  yield {
    resourceType: "Patient",
    id: SUBJECT.reference.split("/")[1]!,
    meta: META,
    ...(name && { name: [{ text: name }] }),
    ...(profile?.gender && { gender: profile.gender }),
    ...(profile?.birthday && { birthDate: profile.birthday }),
  }
}

/** The rows that the person marked as wrong as a whole. */
const wrongOf = ({ snapshot, user }: Person): ReadonlySet<string> =>
  new Set(
    [...pagesOf(snapshot, "wrongMarks", user)]
      .flat()
      .flatMap(({ row_id, field }) => (field === "" ? [row_id] : [])),
  )

function* observations(person: Person): Generator<Resource> {
  const { snapshot, user } = person
  const wrong = wrongOf(person)
  const marked = (row: { readonly id: string }, made: Resource): Resource =>
    wrong.has(row.id) ? { ...made, status: "entered-in-error" } : made
  for (const page of pagesOf(snapshot, "dailySummary", user))
    for (const row of page) for (const made of dayObservations(row)) yield marked(row, made)
  for (const page of pagesOf(snapshot, "sleepSessions", user))
    for (const row of page) for (const made of nightObservations(row)) yield marked(row, made)
  for (const page of pagesOf(snapshot, "activities", user))
    for (const row of page) for (const made of workoutObservations(row)) yield marked(row, made)
  for (const page of pagesOf(snapshot, "biomarkers", user))
    for (const row of page) yield marked(row, resultObservation(row))
}

function* reports({ snapshot, user }: Person): Generator<Resource> {
  for (const page of pagesOf(snapshot, "labs", user))
    for (const lab of page)
      yield diagnosticReport(lab, snapshot.rows(resultsOf, { user, lab: lab.id }))
}

function* lines(resources: Iterable<Resource>): Generator<string> {
  for (const resource of resources) yield JSON.stringify(resource)
}

/** The files of FHIR R4, each of one kind of resource, one a line. */
export const fhirFiles = {
  "fhir/Patient.ndjson": (person: Person) => lines(patient(person)),
  "fhir/Observation.ndjson": (person: Person) => lines(observations(person)),
  "fhir/DiagnosticReport.ndjson": (person: Person) => lines(reports(person)),
} as const
