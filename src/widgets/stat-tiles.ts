import type { Fact, Finding } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#language/capital"
import { fmtOf, labelled, refTo } from "#widgets/number"

/** A tile before it is known whether its fact was found. */
export interface Tile {
  readonly label: string
  readonly fact: Fact | null
  readonly delta?: Fact | Finding | null
}

const MAX_TILES = 4

/** How far a number lies from what it stands beside: a fact, or the effect of a finding. */
const deltaOf = (delta: Tile["delta"]) => {
  if (!delta) return {}
  if ("role" in delta) return { delta: refTo(delta), deltaFmt: fmtOf(delta, true) }
  const { id, effect, unit } = delta.item
  return effect === undefined
    ? {}
    : {
        delta: { ref: `${id}.effect`, fallback: effect },
        deltaFmt: fmtOf({ item: { unit }, decimals: delta.decimals }, true),
      }
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
            label: capital(labelled(label, fact)),
            value: refTo(fact),
            fmt: fmtOf(fact),
            ...deltaOf(delta),
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
