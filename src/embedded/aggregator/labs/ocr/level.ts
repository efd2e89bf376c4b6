import type { Picture } from "#embedded/aggregator/labs/ocr/picture"

/** Steeper lines are no scan that lies a little askew. */
const MAX_SLOPE = 0.12
const PAPER = 255

/** A picture whose lines are level: every column is moved down or up by what its lines rise or fall. */
export const levelled = (picture: Picture, slope: number): Picture => {
  const { gray, width, height } = picture
  if (Math.abs(slope) > MAX_SLOPE || Math.abs(slope) * width < 1) return picture
  const level = new Uint8Array(gray.length).fill(PAPER)
  const down = Int32Array.from({ length: width }, (_, x) => Math.round((width / 2 - x) * slope))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y + down[x]!
      if (from >= 0 && from < height) level[y * width + x] = gray[from * width + x]!
    }
  return { ...picture, gray: level }
}
