import { Elysia } from "elysia"
import { Type } from "typebox"
import { listRawEvents } from "#db/admin/raw-events"
import { RawEvent } from "#domain/admin"
import { Page } from "#domain/page"
import { RAW_EVENT_STATES } from "#domain/webhook"
import { pageOf, paging } from "#http/admin/list"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"

const RawEventList = Type.Object({
  ...paging,
  state: Type.Optional(Type.Enum([...RAW_EVENT_STATES])),
})

/** Deliveries and their state. */
export const rawEvents = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "/admin/raw-events",
      ({ query: { state, ...page }, run }) =>
        run(
          pageOf(
            "raw-events",
            { ...page, filter: state },
            (below) => listRawEvents(state, below),
            ({ id }) => id,
          ),
        ),
      {
        query: parameters(RawEventList),
        detail: operation({
          operationId: "listRawEvents",
          tag: "Webhooks",
          summary: "List deliveries, newest first",
          responses: { 200: Page(RawEvent) },
          admin: true,
        }),
      },
    )
