import { Elysia } from "elysia"
import type { TurnId } from "#domain/ids"
import { AdminTurnReceipt } from "#domain/turn-receipt"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { readAnyReceipt } from "#operations/read-receipt"

/** What left the machine for a turn, for whoever operates the service. */
export const receipts = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "/admin/turns/:id/receipt",
      ({ params, run }) => run(readAnyReceipt(params.id as TurnId)),
      {
        detail: operation({
          operationId: "readAnyReceipt",
          tag: "Turns",
          summary: "Read what left the machine for anybody's turn",
          description: "Without what tools were asked, and without the sentences that were struck.",
          responses: { 200: AdminTurnReceipt },
          errors: ["turn_not_found"],
          admin: true,
        }),
      },
    )
