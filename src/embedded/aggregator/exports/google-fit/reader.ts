import { daysIn, readDayTable } from "#embedded/aggregator/exports/google-fit/days"
import { type Offset, readSession } from "#embedded/aggregator/exports/google-fit/sessions"
import { offsetIn } from "#embedded/aggregator/exports/moment"
import type { ExportFile, Reader } from "#embedded/aggregator/exports/reader"
import { isTrack, readTracks } from "#embedded/aggregator/exports/track/reader"
import { headOf } from "#embedded/aggregator/exports/xml-text"

const SESSION = /^\uFEFF?\s*\{(?=[\s\S]{0,4000}"startTime"\s*:)[\s\S]{0,4000}"fitnessActivity"\s*:/

/** The name that Google gives a session and a track: when it began, at the clock of then. */
const NAMED =
  /(?:^|\/)\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d(?:[.,]\d{1,9})?(?:([+-])(\d\d)_(\d\d)|Z)_[^/]*$/

const AUTHOR = "<Name>Google Fit</Name>"

/** So many bytes hold the beginning of a session. */
const BEGINNING = 16_384

const isSession = (head: Uint8Array) =>
  SESSION.test(new TextDecoder().decode(head.subarray(0, BEGINNING)))

const isOwnTrack = (file: Pick<ExportFile, "path" | "head">): boolean =>
  isTrack(file) && (headOf(file).includes(AUTHOR) || NAMED.test(file.path))

/** The clock of a file by its name, else that of where the person lives. */
const clockOf = (path: string, zone: string | null): Offset => {
  const [, sign, hours, minutes] = NAMED.exec(path) ?? []
  if (sign === undefined) return (at) => offsetIn(at, zone)
  const offset_min = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return () => offset_min
}

/** A session of the same time says more. */
const TRACK = { name: "TCX", rank: 1 }

/** Google Fit in Google Takeout: its sessions, its tracks and its tables of days. */
export const googleFit: Reader = {
  vendor: "google-fit",
  provider: "GOOGLE",
  detect: (file) => isSession(file.head) || isOwnTrack(file) || daysIn(file) !== null,
  read: (file, sink, zone) => {
    const clock = clockOf(file.path, zone)
    if (isSession(file.head)) return readSession(file, sink, clock)
    if (isOwnTrack(file)) return readTracks(file, sink, clock, { tcx: TRACK, gpx: TRACK })
    return readDayTable(file, sink)
  },
}
