import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { Invitation, type InvitationId, MadeInvitation, NewInvitation } from "#domain/invitation"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { invitationUrl, Site } from "#http/site"
import { invite, listInvitations, takeBackInvitation } from "#operations/invitations"

const InvitationList = Type.Object(
  { invitations: Type.Array(Invitation, { description: "Those still good, the newest first." }) },
  { title: "InvitationList" },
)

/** Invitations to make an account here. None takes an Idempotency-Key: an answer with a link is not stored. */
export const invitations = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/invitations" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get(
      "",
      ({ caller, run }) =>
        run(Effect.map(listInvitations(caller), (invitations) => ({ invitations }))),
      {
        detail: operation({
          operationId: "listInvitations",
          tag: "Me",
          summary: "List invitations nobody has accepted",
          description: "For the owner.",
          responses: { 200: InvitationList },
          errors: ["forbidden"],
        }),
      },
    )
    .post(
      "",
      ({ body, caller, answer }) =>
        answer(
          201,
          Effect.gen(function* () {
            const { base_url } = yield* Site
            const { invitation, secret } = yield* invite(caller, body)
            return { ...invitation, link: invitationUrl(base_url, secret) }
          }),
        ),
      {
        ...jsonBody(NewInvitation),
        detail: operation({
          operationId: "invite",
          tag: "Me",
          summary: "Invite somebody to an account",
          description: "For the owner. The link makes one account, within seven days.",
          responses: { 201: MadeInvitation },
          errors: ["forbidden"],
          idempotent: false,
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) =>
        answer(204, takeBackInvitation(caller, params.id as InvitationId)),
      {
        detail: operation({
          operationId: "takeBackInvitation",
          tag: "Me",
          summary: "Take an invitation back",
          description: "For the owner.",
          responses: { 204: null },
          errors: ["forbidden", "not_found"],
          idempotent: false,
        }),
      },
    )
