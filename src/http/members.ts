import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import type { UserId } from "#domain/ids"
import { Member } from "#domain/member"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { freshOperation, inBrowser } from "#http/fresh-sign-in"
import { operation } from "#http/operation"
import { listMembers, removeAccess } from "#operations/members"

const MemberList = Type.Object(
  { members: Type.Array(Member, { description: "The first to come first." }) },
  { title: "MemberList" },
)

/** Who has an account here, for the owner. */
export const members = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/members" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get(
      "",
      ({ caller, run }) => run(Effect.map(listMembers(caller), (members) => ({ members }))),
      {
        detail: operation({
          operationId: "listMembers",
          tag: "Me",
          summary: "List everybody with an account here",
          description:
            "For the owner, who sees nothing of what others keep. Without the demo person.",
          responses: { 200: MemberList },
          errors: ["forbidden"],
        }),
      },
    )
    .delete(
      "/:id/access",
      ({ params, caller, request, answer }) =>
        answer(
          204,
          inBrowser(request, (secret) => removeAccess(caller, secret, params.id as UserId)),
        ),
      {
        detail: freshOperation({
          operationId: "removeAccess",
          summary: "Take a person's access away",
          description:
            "For the owner. Ends the person's sessions and tokens, and takes password, passkeys, app and recovery " +
            "codes away. Their rows stay theirs: `hygeia reset-sign-in` lets them in again, to take everything " +
            "along or erase it.",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
