import { FAILURES, type FileImport } from "#domain/file-import"

const MAX_TYPES = 40

const count = (number: number) => number.toLocaleString("en")

/** The text that `hygeia import` prints of a file. */
export const reportOf = (
  name: string,
  { status, vendor, records, by_type, from, to, error, changes }: FileImport,
): string => {
  if (error !== null) return `${name}: not imported, ${FAILURES[error]}.`
  if (status !== "completed") return `${name}: ${status}.`
  const days = from && to ? `, from ${from} to ${to}` : ""
  const known = changes === 0 && records.used > 0 ? " Nothing new: all of it was here already." : ""
  const types = by_type
    .slice(0, MAX_TYPES)
    .flatMap(({ type, used, skipped }) => [
      `  ${type}: ${count(used)} used`,
      ...skipped.map((left) => `    ${count(left.count)} left out: ${left.reason}`),
    ])
  const more = by_type.length > MAX_TYPES ? [`  and ${by_type.length - MAX_TYPES} other types`] : []
  return [
    `${name} (${vendor}): ${count(records.used)} of ${count(records.read)} records used${days}.${known}`,
    ...types,
    ...more,
  ].join("\n")
}
