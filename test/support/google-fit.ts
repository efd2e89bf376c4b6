/** A part of a session. */
export interface FitPart {
  readonly activity: string
  readonly start: string
  readonly end: string
}

/** A session as Google Fit writes it: times in UTC, sums by their metrics. */
export const fitSession = (
  { activity, start, end }: FitPart,
  { parts = [], sums = {} }: { parts?: ReadonlyArray<FitPart>; sums?: Record<string, number> } = {},
): string =>
  JSON.stringify(
    {
      fitnessActivity: activity,
      startTime: start,
      endTime: end,
      duration: `${(Date.parse(end) - Date.parse(start)) / 1_000}s`,
      segment: parts.map((part) => ({
        fitnessActivity: part.activity,
        startTime: part.start,
        endTime: part.end,
      })),
      aggregate: Object.entries(sums).map(([name, value]) => ({
        metricName: `com.google.${name}`,
        [Number.isInteger(value) ? "intValue" : "floatValue"]: value,
      })),
    },
    null,
    2,
  )

/** A track as Google Fit writes it: what a lap sums up stands behind its points, the author at the end. */
export const fitTrack = (
  sport: string,
  start: string,
  { seconds, metres, kcal }: { seconds: number; metres: number; kcal: number },
): string => {
  const end = new Date(Date.parse(start) + seconds * 1_000).toISOString()
  const point = (time: string, at: number) =>
    `<Trackpoint><DistanceMeters>${at}</DistanceMeters><Time>${time}</Time></Trackpoint>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities><Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}">
    <Track>${point(start, 0)}${point(end, metres)}</Track>
    <DistanceMeters>${metres}</DistanceMeters><TotalTimeSeconds>${seconds}</TotalTimeSeconds>
    <Calories>${kcal}</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>
  </Lap></Activity></Activities>
  <Author><Name>Google Fit</Name></Author>
</TrainingCenterDatabase>`
}
