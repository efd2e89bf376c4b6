import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"

/** Brings nothing yet. */
export const drivers = (_user: UserId, _input: ToolInput<"drivers">): Effect.Effect<Findings> =>
  Effect.succeed(noFindings)
