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
