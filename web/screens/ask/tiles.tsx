import type { Static } from "typebox"
import type { StatTiles as Spec } from "#domain/widget"
import { text } from "#web/text"
import { formatted, labelWithout, type Resolve } from "./values"

type Tile = Static<typeof Spec>["tiles"][number]

const OneTile = ({ tile, resolve }: { readonly tile: Tile; readonly resolve: Resolve }) => {
  const value = resolve(tile.value)
  const delta = tile.delta === undefined ? null : resolve(tile.delta)
  const shown = value === null ? text.ask.none : formatted(value, tile.fmt)
  return (
    <div class="tile">
      <dt>{labelWithout(tile.label, shown)}</dt>
      <dd>
        <span class="amount">{shown}</span>
        {delta !== null && (
          <small>{formatted(delta, { sign: true, ...(tile.deltaFmt ?? tile.fmt) })}</small>
        )}
      </dd>
    </div>
  )
}

/** Up to four numbers, each with what it is and how it has changed. */
export const StatTiles = (given: {
  readonly spec: Static<typeof Spec>
  readonly resolve: Resolve
}) => (
  <>
    {given.spec.title && <h3>{given.spec.title}</h3>}
    <dl class="tiles">
      {given.spec.tiles.map((tile) => (
        <OneTile key={tile.label} tile={tile} resolve={given.resolve} />
      ))}
    </dl>
  </>
)
