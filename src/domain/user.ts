import { type Static, Type } from "typebox"
import type { TokenId, UserId } from "#domain/ids"

/** An e-mail address that an account can have. */
export const Email = Type.String({ format: "email", maxLength: 254 })

/** GET /v1/me. */
export const User = Type.Object(
  {
    user_id: Type.String(),
    email: Type.Union([Email, Type.Null()]),
    connections: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          provider: Type.String(),
          aggregator_user_id: Type.String(),
          connected_at: Type.String(),
          deactivated_at: Type.Union([Type.String(), Type.Null()]),
        },
        { title: "Connection" },
      ),
    ),
    env: Type.String(),
  },
  { title: "User" },
)
export type User = Static<typeof User>

/** DELETE /v1/me. */
export const DeletedUser = Type.Object(
  { ok: Type.Boolean(), rows_deleted: Type.Integer() },
  { title: "DeletedUser" },
)
export type DeletedUser = Static<typeof DeletedUser>

/** The issuer of people whose accounts this service keeps itself. */
export const LOCAL_ISSUER = "local"

/** The issuer of people whose account is being deleted: no token names it. */
export const DELETED_ISSUER = "deleted"

/** The local subject of the person who runs the service. */
export const OWNER = "owner"

/** The local subject of the made-up person of `hygeia demo`. */
export const DEMO = "demo"

/** The identity in a verified token, independent of any row of ours. */
export interface Principal {
  /** The token's issuer; `hygeia` for service tokens, `local` for local accounts. */
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** Set when the token names a user of ours directly, as service tokens do. */
  readonly user_id: UserId | null
  /** Which service token it was; null for a session. */
  readonly token_id: TokenId | null
  /** Epoch seconds; null when the token does not say. */
  readonly issued_at: number | null
  /** Epoch seconds; the token is refused from then on. */
  readonly expires_at: number
}
