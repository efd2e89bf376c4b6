import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { ConnectionStore } from "#db/connections"
import type { SourceId } from "#domain/ids"
import { Source } from "#domain/source"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { disconnectSource } from "#operations/disconnect-source"

const SourceList = Type.Object({ data: Type.Array(Source) }, { title: "SourceList" })

/** The caller's wearables. */
export const sources = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/sources" })
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get(
      "",
      ({ caller, run }) =>
        run(
          ConnectionStore.use((store) => Effect.map(store.sources(caller), (data) => ({ data }))),
        ),
      {
        detail: operation({
          operationId: "listSources",
          tag: "Sources",
          summary: "List connected wearables",
          responses: { 200: SourceList },
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) =>
        answer(204, disconnectSource(caller, params.id as SourceId), () => undefined),
      {
        detail: operation({
          operationId: "disconnectSource",
          tag: "Sources",
          summary: "Disconnect a wearable",
          description: "What it has brought stays.",
          responses: { 204: null },
          errors: ["source_not_found"],
        }),
      },
    )
