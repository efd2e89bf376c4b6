import { Elysia } from "elysia"
import { AnsweringEngine } from "#domain/answering-engine"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { Engine } from "#operations/answering-engine"

/** What answers questions here. */
export const engine = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/engine" })
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get("", ({ run }) => run(Engine), {
      detail: operation({
        operationId: "readEngine",
        tag: "Meta",
        summary: "Read what answers questions",
        description:
          "The built-in engine or a model provider, where that is, and what may be sent there.",
        responses: { 200: AnsweringEngine },
      }),
    })
