import { type TSchema, Type } from "typebox"

/** The shape of every list answer. */
export const Page = <Item extends TSchema>(item: Item) =>
  Type.Object(
    {
      data: Type.Array(item),
      next_cursor: Type.Union([Type.String(), Type.Null()]),
      has_more: Type.Boolean(),
    },
    "title" in item ? { title: `${item.title}Page` } : {},
  )

export interface Page<Item> {
  readonly data: ReadonlyArray<Item>
  readonly next_cursor: string | null
  readonly has_more: boolean
}
