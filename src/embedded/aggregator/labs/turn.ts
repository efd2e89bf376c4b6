/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

/** How many quarters of a circle something is turned by, against the clock. */
export type Quarters = 0 | 1 | 2 | 3

/** The quarters nearest to an angle in radians. */
export const quartersOf = (angle: number): Quarters =>
  (((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4) as Quarters

/** The quarters that undo some. */
export const undone = (quarters: Quarters): Quarters => ((4 - quarters) % 4) as Quarters

/** A box turned around the origin. */
export const turned = ([left, bottom, right, top]: Box, quarters: Quarters): Box => {
  if (quarters === 1) return [-top, left, -bottom, right]
  if (quarters === 2) return [-right, -top, -left, -bottom]
  return quarters === 3 ? [bottom, -right, top, -left] : [left, bottom, right, top]
}

/** A box on a page whose origin is its lower left corner, after the page of a size is turned. */
export const turnedOnPage = (
  box: Box,
  quarters: Quarters,
  { width, height }: { readonly width: number; readonly height: number },
): Box => {
  const [left, bottom, right, top] = turned(box, quarters)
  const x = quarters === 1 ? height : quarters === 2 ? width : 0
  const y = quarters === 2 ? height : quarters === 3 ? width : 0
  return [left + x, bottom + y, right + x, top + y]
}
