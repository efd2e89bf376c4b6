import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { listDeadLetters } from "#db/admin/raw-events"
import { DeadLetter } from "#domain/admin"
import { DeliveryNotFound } from "#domain/errors"
import { Page } from "#domain/page"
import { pageOf, paging } from "#http/admin/list"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"
import { retryDelivery } from "#operations/retry-delivery"

const retry = (id: string) =>
  /^\d{1,15}$/.test(id) ? retryDelivery(Number(id)) : Effect.fail(new DeliveryNotFound())

/** Lists parked deliveries, and retries one. */
export const deadLetters = (edge: Bridge) =>
  new Elysia({ prefix: "/admin/dead-letters" })
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "",
      ({ query, run }) => run(pageOf("dead-letters", query, listDeadLetters, ({ id }) => id)),
      {
        query: parameters(Type.Object(paging)),
        detail: operation({
          operationId: "listDeadLetters",
          tag: "Webhooks",
          summary: "List parked deliveries, newest first",
          responses: { 200: Page(DeadLetter) },
          admin: true,
        }),
      },
    )
    .post(
      "/:id/retry",
      async ({ params, run, set }) => {
        await run(retry(params.id))
        set.status = 202
        return { ok: true }
      },
      {
        detail: operation({
          operationId: "retryDeadLetter",
          tag: "Webhooks",
          summary: "Read a parked delivery again",
          responses: { 202: Type.Object({ ok: Type.Literal(true) }) },
          errors: ["not_found"],
          admin: true,
        }),
      },
    )
