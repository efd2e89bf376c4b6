const HOURS = 24

/** The mean direction and resultant length of clock times. */
const resultant = (hours: ArrayLike<number>) => {
  let east = 0
  let north = 0
  for (let at = 0; at < hours.length; at++) {
    const angle = (2 * Math.PI * hours[at]!) / HOURS
    east += Math.cos(angle)
    north += Math.sin(angle)
  }
  return {
    angle: Math.atan2(north, east),
    length: Math.min(1, Math.hypot(east, north) / hours.length),
  }
}

/**
 * The circular mean of clock times in hours, 0 to 24: the mean of 23:30 and 0:30 is midnight (Mardia
 * and Jupp 2000). NaN for an empty sample.
 */
export const circularMean = (hours: ArrayLike<number>): number => {
  if (hours.length === 0) return Number.NaN
  const mean = (resultant(hours).angle * HOURS) / (2 * Math.PI)
  return mean < 0 ? mean + HOURS : mean
}

/** The circular standard deviation √(-2 ln R) in hours, with R the mean resultant length. */
export const circularSd = (hours: ArrayLike<number>): number =>
  (Math.sqrt(-2 * Math.log(resultant(hours).length)) * HOURS) / (2 * Math.PI)
