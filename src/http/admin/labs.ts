import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { listLabs } from "#db/admin/labs"
import { ListedLab } from "#domain/admin"
import { limit } from "#http/admin/list"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"

/** The labs of all users, those that are stuck first. */
export const adminLabs = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "/admin/labs",
      ({ query, run }) => run(Effect.map(listLabs(query.limit), (data) => ({ data }))),
      {
        query: parameters(Type.Object({ limit })),
        detail: operation({
          operationId: "listAllLabs",
          tag: "Labs",
          summary: "List everybody's labs, stuck ones first",
          responses: { 200: Type.Object({ data: Type.Array(ListedLab) }) },
          admin: true,
        }),
      },
    )
