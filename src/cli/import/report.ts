import type { FileImport } from "#domain/file-import"

const MAX_TYPES = 40

const count = (number: number) => number.toLocaleString("en")

const FAILED: Readonly<Record<NonNullable<FileImport["error"]>, string>> = {
  unknown_format: "no reader knows this format",
  c_cda: "C-CDA documents are not read; ask whoever gave it out for FHIR, which is",
  unreadable: "the file cannot be read",
  too_large: "the file is larger than IMPORT_MAX_MB",
  interrupted: "the service ended three times while it read the file",
  internal: "an unexpected fault; the log of the service has it",
}

/** The text that `hygeia import` prints of a file. */
export const reportOf = (
  name: string,
  { status, vendor, records, by_type, from, to, error }: FileImport,
): string => {
  if (error !== null) return `${name}: not imported, ${FAILED[error]}.`
  if (status !== "completed") return `${name}: ${status}.`
  const days = from && to ? `, from ${from} to ${to}` : ""
  const types = by_type
    .slice(0, MAX_TYPES)
    .flatMap(({ type, used, skipped }) => [
      `  ${type}: ${count(used)} used`,
      ...skipped.map((left) => `    ${count(left.count)} left out: ${left.reason}`),
    ])
  const more = by_type.length > MAX_TYPES ? [`  and ${by_type.length - MAX_TYPES} other types`] : []
  return [
    `${name} (${vendor}): ${count(records.used)} of ${count(records.read)} records used${days}.`,
    ...types,
    ...more,
  ].join("\n")
}
