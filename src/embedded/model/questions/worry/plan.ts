import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Worry } from "#embedded/model/questions/worry/intent"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"

/** The feared time against the months before it, with the values over both. */
export const planWorry = ({ metric: { key }, contrast }: Worry): ReadonlyArray<ToolCall> => [
  call("compare", { metric: key, a: contrast.a.window, b: contrast.b.window }),
  call("series", { metric: key, window: acrossBoth(contrast) }),
]
