import { type Item, put } from "#domain/delivery-item"

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
