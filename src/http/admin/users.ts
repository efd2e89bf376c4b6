import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { listUsers } from "#db/admin/users"
import { ListedUser } from "#domain/admin"
import type { UserId } from "#domain/ids"
import { Page } from "#domain/page"
import { DeletedUser } from "#domain/user"
import { pageOf, paging } from "#http/admin/list"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"
import { deleteAccount } from "#operations/delete-account"

/** Lists users, and deletes one. */
export const users = (edge: Bridge) =>
  new Elysia({ prefix: "/admin/users" })
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "",
      ({ query, run }) =>
        run(
          pageOf("users", query, listUsers, ({ place }) => place).pipe(
            Effect.map((page) => ({
              ...page,
              data: page.data.map(({ place: _, ...user }) => user),
            })),
          ),
        ),
      {
        query: parameters(Type.Object(paging)),
        detail: operation({
          operationId: "listUsers",
          tag: "Me",
          summary: "List everybody, newest first",
          responses: { 200: Page(ListedUser) },
          admin: true,
        }),
      },
    )
    .delete("/:id", ({ params, runToEnd }) => runToEnd(deleteAccount(params.id as UserId)), {
      detail: operation({
        operationId: "deleteUser",
        tag: "Me",
        summary: "Delete somebody's account for good",
        description: "As DELETE /v1/me does. Somebody who is not there leaves nothing to delete.",
        responses: { 200: DeletedUser },
        admin: true,
      }),
    })
