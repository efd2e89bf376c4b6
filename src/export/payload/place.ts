/** An item of a delivery, as the aggregator sends it. */
export type Item = Record<string, unknown>

/** Writes a value at a path of names with dots between them; a missing one is left out. */
export const put = (item: Item, path: string, value: unknown): void => {
  if (value === null || value === undefined) return
  const names = path.split(".")
  let inner = item
  for (const name of names.slice(0, -1)) {
    inner[name] ??= {}
    inner = inner[name] as Item
  }
  inner[names.at(-1)!] = value
}

/** Where columns of a row stand in an item: what ingest reads there makes the row again. */
export type Places<Column extends string> = Readonly<Record<Column, string>>

/** Writes the columns of a row to their places. */
export const putAll = <Column extends string>(
  item: Item,
  places: Places<Column>,
  row: Readonly<Record<NoInfer<Column>, unknown>>,
): void => {
  for (const column in places) put(item, places[column], row[column])
}
