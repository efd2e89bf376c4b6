import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Share } from "#embedded/model/questions/share/intent"

/** Each part over the whole; for a single night the usual share as well. */
export const planShare = ({ parts, whole, period, usual }: Share): ReadonlyArray<ToolCall> => {
  const { window } = period
  return parts.flatMap(({ key: part }) => [
    ...(window.from === window.to
      ? [call("share", { part, whole: whole.key, window: usual })]
      : []),
    call("share", { part, whole: whole.key, window }),
  ])
}
