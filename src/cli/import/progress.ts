import type { FileImport } from "#domain/file-import"

const WIDTH = 24
const MB = 1_000_000

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`

/**
 * The line that shows how far an import is: a bar, what was read, records a second and the time left.
 * `elapsed_s` is since it began.
 */
export const progressLine = ({ bytes, records }: FileImport, elapsed_s: number): string => {
  const share = bytes.total === 0 ? 1 : Math.min(1, bytes.read / bytes.total)
  const filled = Math.round(WIDTH * share)
  const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`
  const rate = elapsed_s > 0 ? Math.round(records.read / elapsed_s) : 0
  const left = share > 0 && share < 1 ? `, ${inWords((elapsed_s * (1 - share)) / share)} left` : ""
  const read = `${Math.round(bytes.read / MB)} of ${Math.round(bytes.total / MB)} MB`
  return `${bar} ${read}, ${records.read.toLocaleString("en")} records, ${rate.toLocaleString("en")}/s${left}`
}
