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

function* observations({ snapshot, user }: Person): Generator<Resource> {
  for (const page of pagesOf(snapshot, "dailySummary", user))
    for (const row of page) yield* dayObservations(row)
  for (const page of pagesOf(snapshot, "sleepSessions", user))
    for (const row of page) yield* nightObservations(row)
  for (const page of pagesOf(snapshot, "activities", user))
    for (const row of page) yield* workoutObservations(row)
  for (const page of pagesOf(snapshot, "biomarkers", user))
    for (const row of page) yield resultObservation(row)
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
