import { Effect } from "effect"
import { Elysia } from "elysia"
import { ConnectionStore } from "#db/connections"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"

/** The caller's wearables. */
export const sources = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/sources", tags: ["Sources"] })
    .use(edge)
    .use(authenticate(edge))
    .get(
      "",
      ({ caller, run }) =>
        run(
          ConnectionStore.use((store) => Effect.map(store.sources(caller), (data) => ({ data }))),
        ),
      { detail: { operationId: "listSources" } },
    )
