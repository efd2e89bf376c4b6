import { type Static, Type } from "typebox"
import { daysBetween, isLocalDate } from "#domain/time"

/** The most days of a window: ten years with their leap days. */
export const MAX_WINDOW_DAYS = 3_653

/** How a schema says what a window is. */
export const WINDOW_DAYS = "Both days inclusive; at most ten years."

/** A window of local days, both ends inclusive. */
export const Window = Type.Object(
  {
    from: Type.String({ format: "date" }),
    to: Type.String({ format: "date" }),
  },
  { description: WINDOW_DAYS },
)
export type Window = Static<typeof Window>

/** How many days a window has, both ends counted. */
export const daysIn = ({ from, to }: Window): number => daysBetween(from, to) + 1

/** Whether both days exist, in their order, and are not too far apart. */
export const isSoundWindow = ({ from, to }: Window): boolean =>
  isLocalDate(from) && isLocalDate(to) && from <= to && daysBetween(from, to) < MAX_WINDOW_DAYS

/** The windows of a tool call. */
export const windowsOf = (input: object): ReadonlyArray<readonly [name: string, Window]> =>
  ["window", "a", "b"].flatMap((name) =>
    name in input ? [[name, input[name as keyof typeof input] as Window] as const] : [],
  )

/** A window as it is sent: `2026-10-01..2026-10-31`. */
export const windowText = ({ from, to }: Window): string => `${from}..${to}`

/** An item as it is sent, its window as text. */
export const withWindowText = <Item extends { readonly window?: Window }>(
  item: Item,
): Omit<Item, "window"> & { readonly window?: string } => {
  const { window, ...rest } = item
  return window === undefined ? rest : { ...item, window: windowText(window) }
}
