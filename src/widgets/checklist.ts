import type { WidgetSpec } from "#domain/widget"

const MAX_ITEMS = 8

/** Steps to tick off, at most eight; null for none. */
export const checklist = (
  id: string,
  title: string,
  steps: ReadonlyArray<string>,
): WidgetSpec | null =>
  steps.length === 0
    ? null
    : {
        kind: "checklist",
        id,
        title,
        items: steps
          .slice(0, MAX_ITEMS)
          .map((text, at) => ({ id: `${id}_${at + 1}`, text, done: false })),
        trackable: true,
      }
