/**
 * Reasons that say that something else of the import has the records left out: the types that have them, and the reason
 * that is true where the import has used none of those. A file may be brought in without those that stand beside it.
 */
const ELSEWHERE: Readonly<Record<string, readonly [by: RegExp, otherwise: string]>> = {
  // A lap of a FIT file whose session was cut off.
  "the session has its sum": [/^session$/, "no session of the file has its sum"],
  // export_cda.xml alone.
  "export.xml says the same": [/^HK/, "export.xml, which is read in its place, is not here"],
  // raw_tracker_steps.csv without aggregates_steps.csv.
  "the sums of days have it": [
    /^aggregates_/,
    "the sums of days, which are read in its place, are not here",
  ],
  // raw_tracker_sleep-state.csv without sleep.csv.
  "the nights have it": [/^sleep$/, "the nights, which are read in its place, are not here"],
  // activities.csv of Strava without its folder.
  "its workouts are in files of their own": [
    /^(?:session|gpx|trk|tcx|Activity|workout)/i,
    "the files of its workouts are not here",
  ],
  // export.xml without the folder of clinical records.
  "it is read from its own file": [
    /^(?:Observation|Condition|Medication|Patient|Immunization|Procedure|DiagnosticReport)/,
    "its own file, which is read in its place, is not here",
  ],
}

/** A reason as it is true of an import that has used records of these types. */
export const trueReason = (reason: string, used: ReadonlySet<string>): string => {
  const claim = Object.hasOwn(ELSEWHERE, reason) ? ELSEWHERE[reason] : undefined
  if (claim === undefined) return reason
  const [by, otherwise] = claim
  return used.values().some((type) => by.test(type)) ? reason : otherwise
}
