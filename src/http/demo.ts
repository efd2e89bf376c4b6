import { Elysia } from "elysia"
import { Demo } from "#domain/demo"
import { DeletedUser } from "#domain/user"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { makeDemo, removeDemo } from "#operations/demo-person"

/** The demo person. Both take as long as they need: nothing is half-made when they answer. */
export const demo = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/demo" })
    .use(edge)
    .use(authenticate(edge))
    .post(
      "",
      ({ caller, request, runToEnd, server }) => {
        server?.timeout(request, 0)
        return runToEnd(makeDemo(caller))
      },
      {
        detail: operation({
          operationId: "makeDemo",
          tag: "Meta",
          summary: "Make the demo person",
          description:
            "For the owner. A made-up person with two years of data, in an account of its own. " +
            "Doing it again adds the days since then.",
          responses: { 200: Demo },
          errors: ["forbidden"],
        }),
      },
    )
    .delete(
      "",
      ({ caller, request, runToEnd, server }) => {
        server?.timeout(request, 0)
        return runToEnd(removeDemo(caller))
      },
      {
        detail: operation({
          operationId: "removeDemo",
          tag: "Meta",
          summary: "Remove the demo person",
          description: "For the owner. Deletes its account with everything in it.",
          responses: { 200: DeletedUser },
          errors: ["forbidden"],
        }),
      },
    )
