import { type Static, Type } from "typebox"
import type { TurnResult } from "#domain/turn-result"

/** The body of PUT /v1/turns/{id}/checked/{item}. */
export const CheckedItem = Type.Object(
  { done: Type.Boolean({ description: "Whether the person has done it." }) },
  { title: "CheckedItem" },
)
export type CheckedItem = Static<typeof CheckedItem>

/** The result of a turn with an item of its check lists done or not; null where no list has that item. */
export const withChecked = (
  result: TurnResult,
  item: string,
  { done }: CheckedItem,
): TurnResult | null => {
  let isThere = false
  const widgets = result.widgets?.map((widget) => {
    const { spec } = widget
    if (spec.kind !== "checklist") return widget
    const items = spec.items.map((each) => {
      if (each.id !== item) return each
      isThere = true
      return { ...each, done }
    })
    return { ...widget, spec: { ...spec, items } }
  })
  return isThere && widgets ? { ...result, widgets } : null
}
