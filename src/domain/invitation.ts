import { type Static, Type } from "typebox"
import type { Id } from "#domain/ids"

/** A link by which somebody may make an account here. */
export type InvitationId = Id<"inv">

/** How long an invitation is good for, in days. */
export const INVITATION_DAYS = 7

const name = Type.String({ minLength: 1, maxLength: 100, description: "Whom it is for." })

/** POST /v1/invitations. */
export const NewInvitation = Type.Object({ name }, { title: "NewInvitation" })
export type NewInvitation = Static<typeof NewInvitation>

/** An invitation that nobody has accepted yet. */
export const Invitation = Type.Object(
  {
    id: Type.String(),
    name,
    created_at: Type.String({ format: "date-time" }),
    expires_at: Type.String({ format: "date-time" }),
  },
  { title: "Invitation" },
)
export type Invitation = Static<typeof Invitation>

/** A fresh invitation, with its link. */
export const MadeInvitation = Type.Object(
  {
    ...Invitation.properties,
    link: Type.String({ description: "Makes one account. Shown this once." }),
  },
  { title: "MadeInvitation" },
)
export type MadeInvitation = Static<typeof MadeInvitation>
