const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-06-01 10:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth=""/>
`
const FIRST_MS = Date.UTC(2016, 0, 1)
const EVERY_MS = 36_000
const LENGTH_MS = 60_000
const HOUR_MS = 3_600_000

const printed = (at: number) => {
  const iso = new Date(at + HOUR_MS).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} +0100`
}

const PHONE = 'sourceName="iPhone"'
const WATCH = 'sourceName="Watch"'

/** What a phone and a watch write, by turns. */
const KINDS = [
  ["StepCount", WATCH, "count"],
  ["HeartRate", WATCH, "count/min"],
  ["ActiveEnergyBurned", WATCH, "kcal"],
  ["StepCount", PHONE, "count"],
  ["HeartRate", WATCH, "count/min"],
  ["DistanceWalkingRunning", WATCH, "km"],
] as const

/** Writes an export of so many megabytes (records of 222 bytes, 36 seconds apart) and answers how many records. */
export const writeAppleExport = async (file: string, megabytes: number): Promise<number> => {
  const out = Bun.file(file).writer({ highWaterMark: 1 << 20 })
  out.write(HEAD)
  let size = HEAD.length
  let count = 0
  for (; size < megabytes * 1e6; count++) {
    const at = FIRST_MS + count * EVERY_MS
    const [type, source, unit] = KINDS[count % KINDS.length]!
    const start = printed(at)
    const end = printed(at + LENGTH_MS)
    const line =
      ` <Record type="HKQuantityTypeIdentifier${type}" ${source} unit="${unit}" creationDate="${end}"` +
      ` startDate="${start}" endDate="${end}" value="${(count % 90) + 50.5}"/>\n`
    out.write(line)
    size += line.length
    if (count % 4_096 === 0) await out.flush()
  }
  out.write("</HealthData>\n")
  await out.end()
  return count
}
