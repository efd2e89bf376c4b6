import type { Chart, Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Fmt, NumOrRef, WidgetSpec } from "#domain/widget"
import { capital } from "#embedded/model/prose/wording"

/** A number of the ledger by its key, with the value it had. */
export const refTo = ({ item }: Fact): NumOrRef =>
  typeof item.value === "number" ? { ref: item.key, fallback: item.value } : { ref: item.key }

const LONGEST_UNIT = 12
const MOST_DECIMALS = 3

/** How a widget prints a fact; a difference shows its sign. */
export const fmtOf = ({ item, decimals }: Fact, sign = false): Fmt => ({
  ...(item.unit ? { unit: item.unit.slice(0, LONGEST_UNIT) } : {}),
  decimals: Math.min(decimals, MOST_DECIMALS),
  ...(sign ? { sign } : {}),
})

/** A tile before it is known whether its fact was found. */
export interface Tile {
  readonly label: string
  readonly fact: Fact | null
  readonly delta?: Fact | null
}

const MOST_TILES = 4

/** Up to four numbers beside each other; null when no fact was found. */
export const tilesOf = (
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
    : { kind: "stat_tiles", id, title: capital(title), tiles: shown.slice(0, MOST_TILES) }
}
