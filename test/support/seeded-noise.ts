import { mulberry32 } from "#statistics/random"

/** Standard normal noise of which each day keeps `phi` of the day before; the same for the same seed. */
export const seededNoise = (seed: number, days: number, phi = 0): ReadonlyArray<number> => {
  const random = mulberry32(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let value = normal()
  return Array.from({ length: days }, () => {
    const now = value
    value = phi * value + Math.sqrt(1 - phi * phi) * normal()
    return now
  })
}
