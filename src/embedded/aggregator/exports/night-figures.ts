import { localDateAt } from "#domain/time"
import { DROPPED, type Dropped } from "#embedded/aggregator/exports/dropped"
import type { Night, NightFigures } from "#embedded/aggregator/exports/record"

const dayOf = ({ to, offset_min }: Night) => localDateAt(to, offset_min ?? 0)

/** Nights with the figures that other files have of them, by their id or by the day of waking: then of its longest. */
export const withFigures = (
  nights: ReadonlyArray<Night>,
  figures: ReadonlyArray<readonly [NightFigures, type: string]>,
  dropped: Dropped,
): ReadonlyArray<Night> => {
  const places = new Map<string, number>()
  for (const [at, night] of nights.entries()) {
    if (night.id !== null) places.set(`id ${night.id}`, at)
    if (night.is_nap) continue
    const day = `day ${dayOf(night)}`
    const known = nights[places.get(day) ?? -1]
    if (!known || night.to - night.from > known.to - known.from) places.set(day, at)
  }
  const added = [...nights]
  for (const [{ of, figures: more }, type] of figures) {
    const at = places.get("id" in of ? `id ${of.id}` : `day ${of.day}`)
    if (at === undefined) dropped(type, DROPPED.nightless, 1)
    else added[at] = { ...added[at]!, figures: { ...more, ...added[at]!.figures } }
  }
  return added
}
