import { Effect } from "effect"
import { Elysia } from "elysia"
import type { UserId } from "#domain/ids"
import { ConnectRequest, WidgetSession } from "#domain/source"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { type Operation, operation } from "#http/operation"
import { CONNECTED_PATH } from "#http/pages/connected"
import { optionalJsonBody } from "#http/schema"
import { Site } from "#http/site"
import { connectSource } from "#operations/connect-source"

const connection: Operation = {
  operationId: "connectSource",
  tag: "Sources",
  summary: "Open a session to connect a wearable",
  description:
    "Open widget_url in a browser: it is good for one sign-in and expires. Afterwards the " +
    "browser goes to redirect_url, and the source appears in the list. Without an outside " +
    "aggregator it is a page that takes the files of any vendor.",
  responses: { 200: WidgetSession },
  errors: ["already_exists", ["upstream_unavailable", 502]],
}

const connectTo = Effect.fnUntraced(function* (caller: UserId, request: ConnectRequest) {
  const { base_url } = yield* Site
  return yield* connectSource(caller, request, {
    base_url,
    connected_url: `${base_url}${CONNECTED_PATH}`,
  })
})

/** Connects a wearable. The second path is an older name. */
export const connect = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(authenticate(edge))
    .post(
      "/v1/sources/aggregator/connect",
      ({ body, caller, run }) => run(connectTo(caller, body)),
      { ...optionalJsonBody(ConnectRequest), detail: operation(connection) },
    )
    .post("/v1/connect", ({ body, caller, run }) => run(connectTo(caller, body)), {
      ...optionalJsonBody(ConnectRequest),
      detail: operation({ ...connection, operationId: "connect", legacy: true }),
    })
