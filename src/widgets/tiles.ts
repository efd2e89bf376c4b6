import { placeholder } from "#catalogue/placeholder"
import { MONTHS } from "#domain/date-in-words"
import type { Fact, Receipt } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import type { WidgetSpec } from "#domain/widget"
import { factIn } from "#widgets/call"
import { LISTS, TILES } from "#widgets/recipes"
import { statTiles, type Tile } from "#widgets/stat-tiles"

/** A fact that leads an item of a list, with those behind it. */
interface Item {
  readonly lead: Fact
  readonly find: (role: FactRole) => Fact | null
}

const itemsOf = ({ findings: { facts } }: Receipt, role: FactRole): ReadonlyArray<Item> => {
  const starts = facts.flatMap((fact, at) => (fact.role === role ? [at] : []))
  return starts.map((at, index) => {
    const own = facts.slice(at + 1, starts[index + 1])
    return { lead: facts[at]!, find: (wanted) => own.find((each) => each.role === wanted) ?? null }
  })
}

const OUT = /^(?:out of range|(?:above|below) the common range)$/

/** A result that is out of its range comes before those that are in it. */
const isOut = ({ find }: Item): boolean => OUT.test(String(find("flag")?.item.value))

/** The day of an item, or the week or month that begins on it. */
const dayOf = ({ input }: Receipt, date: Fact): string => {
  const by = "by" in input ? input.by : "day"
  if (by === "month") return monthOf(date)
  return by === "week" ? `Week of ${placeholder(date)}` : placeholder(date)
}

const monthOf = ({ item }: Fact): string => MONTHS[Number(String(item.value).slice(5, 7)) - 1] ?? ""

/** The tiles of a call that brought a list, those to look at first; none of another call. */
const listedTiles = (receipt: Receipt): ReadonlyArray<Tile> => {
  const list = LISTS[receipt.tool]
  if (!list) return []
  const { role, value, delta } = list
  return itemsOf(receipt, role)
    .toSorted((one, other) => Number(isOut(other)) - Number(isOut(one)))
    .map((item) => ({
      label: labelOf(receipt, item),
      fact: value ? item.find(value) : item.lead,
      delta: delta ? item.find(delta) : null,
    }))
}

const labelOf = (receipt: Receipt, { lead, find }: Item): string => {
  const by = LISTS[receipt.tool]?.by
  const date = by === "date" ? find("date") : null
  if (date) return dayOf(receipt, date)
  return by === "word" ? placeholder(lead) : lead.label
}

const rolesOf = ({ tool }: Receipt) => TILES[tool] ?? []

const ownTiles = (receipt: Receipt): ReadonlyArray<Tile> =>
  rolesOf(receipt).map(([role, label]) => ({ label, fact: factIn(receipt, role) }))

/** The tile of a call beside other calls of its tool: its first fact, named by what it is of. */
const leadTile = (receipt: Receipt): ReadonlyArray<Tile> => {
  const facts = rolesOf(receipt).map(([role]) => factIn(receipt, role))
  const fact = facts.find((each) => each !== null)
  return fact ? [{ label: fact.label, fact }] : []
}

/** The later of two times for each metric that was compared, with how far it lies from the earlier one. */
const comparedTiles = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<Tile> =>
  receipts.flatMap((receipt) => {
    const fact = factIn(receipt, "b_mean")
    return fact ? [{ label: fact.label, fact, delta: factIn(receipt, "difference") }] : []
  })

const eachLabelOnce = (tiles: ReadonlyArray<Tile>): ReadonlyArray<Tile> =>
  [...new Map(tiles.toReversed().map((tile) => [tile.label, tile])).values()].toReversed()

/** The calls of one tool as tiles: all that one brought, or one of each of several; null without any. */
export const tilesOf = (receipts: ReadonlyArray<Receipt>): WidgetSpec | null => {
  const [first, ...more] = receipts
  if (!first) return null
  const { tool } = first
  if (tool === "compare") return statTiles("compare", "Compared", comparedTiles(receipts))
  const listed = receipts.flatMap(listedTiles)
  if (listed.length > 0) return statTiles(tool, titleOf(listed), eachLabelOnce(listed))
  const tiles = more.length > 0 ? eachLabelOnce(receipts.flatMap(leadTile)) : ownTiles(first)
  return tiles.length === 1 && more.length > 0
    ? statTiles(tool, titleOf(tiles), ownTiles(first))
    : statTiles(tool, titleOf(tiles), tiles)
}

/** What all tiles are of; nothing in particular where that differs. */
const titleOf = (tiles: ReadonlyArray<Tile>): string => {
  const [label, ...others] = new Set(tiles.flatMap(({ fact }) => fact?.label ?? []))
  return label !== undefined && others.length === 0 ? label : "At a glance"
}
