import type { Fact } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#embedded/model/english"
import { fmtOf, refTo } from "#embedded/model/widgets/number"

/** A tile before it is known whether its fact was found. */
export interface Tile {
  readonly label: string
  readonly fact: Fact | null
  readonly delta?: Fact | null
}

const MAX_TILES = 4

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
            label,
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
