import { Effect } from "effect"
import { TurnStore } from "#db/turns"
import type { TurnId, UserId } from "#domain/ids"

const PREFIX = "hygeia://turns/"

/** The address of the fact sheet of a turn. */
export const factSheetUri = (turn_id: string): string => `${PREFIX}${turn_id}/fact-sheet`

/** The facts of a turn: every number of its answer, with what it was found in. */
export const factSheet = {
  name: "fact_sheet",
  title: "Fact sheet of a turn",
  description:
    "Every fact behind an answer with its unit, days and number of values, and every finding with its verdict.",
  uriTemplate: factSheetUri("{turn_id}"),
  /** The same as a route, by which an address is recognised. */
  route: `${PREFIX.replace(":", "::")}:0/fact-sheet`,
  /** What one holds; `TurnNotFound` for another person's. */
  read: (turn_id: string, user: UserId) =>
    TurnStore.use((store) =>
      Effect.map(store.find(user, turn_id as TurnId), ({ id, status, result, restored }) => ({
        turn_id: id,
        status,
        ...(restored ? { restored } : {}),
        fact_sheet: result?.fact_sheet ?? [],
        evidence: result?.evidence ?? [],
      })),
    ),
} as const
