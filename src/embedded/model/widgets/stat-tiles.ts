import type { Fact } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { fmtOf, refTo } from "#embedded/model/widgets/number"

/** A tile before it is known whether its fact was found. */
export interface Tile {
  readonly label: string
  readonly fact: Fact | null
  readonly delta?: Fact | null
}

const MAX_TILES = 4

const HOUR_MIN = 60

/**
 * A label that carries what a bare number cannot: a time of day, and hours with their minutes
 * ("Sleep: 6 h 56 min", "Bedtime: 23:10").
 */
const labelled = (label: string, fact: Fact): string => {
  const { unit } = fact.item
  const isTime = unit === "h" || (unit === "minutes" && Math.abs(valueOf(fact) ?? 0) >= HOUR_MIN)
  return isTime ? `${label}: ${placeholder(fact)}` : label
}

/** Up to four numbers beside each other; null when no fact was found. */
export const statTiles = (
  id: string,
  title: string,
  tiles: ReadonlyArray<Tile>,
): WidgetSpec | null => {
  const shown = tiles.flatMap(({ label, fact, delta }) =>
    typeof fact?.item.value === "number"
      ? [
          {
            label: labelled(label, fact),
            value: refTo(fact),
            fmt: fmtOf(fact),
            ...(delta ? { delta: refTo(delta), deltaFmt: fmtOf(delta, true) } : {}),
          },
        ]
      : [],
  )
  return shown.length === 0
    ? null
    : { kind: "stat_tiles", id, title: capital(title), tiles: shown.slice(0, MAX_TILES) }
}

/** A list in rows of as many tiles as a widget takes, each row a widget of its own. */
export const tileRows = (
  id: string,
  title: string,
  tiles: ReadonlyArray<Tile>,
): ReadonlyArray<WidgetSpec | null> =>
  Array.from({ length: Math.ceil(tiles.length / MAX_TILES) }, (_, row) =>
    statTiles(
      row === 0 ? id : `${id}_${row + 1}`,
      title,
      tiles.slice(row * MAX_TILES, (row + 1) * MAX_TILES),
    ),
  )
