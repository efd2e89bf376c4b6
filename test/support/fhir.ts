import Schema from "typebox/schema"
import type { Resource } from "#export/fhir/resource"
import schema from "#fixtures/fhir/r4-parts.schema.json"

const validators = Object.fromEntries(
  ["Patient", "Observation", "DiagnosticReport"].map((name) => [
    name,
    Schema.Compile({ ...schema, $ref: `#/definitions/${name}` } as never),
  ]),
)

/** What the JSON schema of FHIR R4 has against a resource. */
export const fhirProblems = (resource: Resource): ReadonlyArray<unknown> => {
  const plain = JSON.parse(JSON.stringify(resource))
  const [isValid, errors] = validators[resource.resourceType]!.Errors(plain)
  return isValid ? [] : errors
}
