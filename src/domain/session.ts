import { type Static, Type } from "typebox"
import type { Id, UserId } from "#domain/ids"

/** A browser in which somebody is signed in. */
export type SessionId = Id<"ses">

/** How long a browser stays signed in without being used, and how long at most. Seconds. */
export const SESSION_IDLE_S = 30 * 86_400
export const SESSION_MAX_S = 180 * 86_400

/** Whom a session acts for: the person who signed in, or the made-up person of the demo. */
export const ActingAs = Type.Enum(["self", "demo"])
export type ActingAs = Static<typeof ActingAs>

/** How people sign in here. */
const SignInOffer = Type.Object(
  {
    by: Type.Enum(["local", "provider", "none"], {
      description:
        "By accounts that this service keeps, at an outside identity provider, or not in a browser at all.",
    }),
    provider: Type.Union([Type.String(), Type.Null()], {
      description: "The host of the provider; null without one.",
    }),
    has_accounts: Type.Boolean({
      description:
        "Somebody has a password or a passkey here; without, only the printed code signs in.",
    }),
  },
  { title: "SignInOffer" },
)
export type SignInOffer = Static<typeof SignInOffer>

/** GET /v1/session: who is signed in in this browser; `session` is null for nobody. */
export const SessionState = Type.Object(
  {
    session: Type.Union([
      Type.Object(
        {
          id: Type.String(),
          user_id: Type.String({ description: "Whose rows its requests read and write." }),
          email: Type.Union([Type.String(), Type.Null()]),
          is_owner: Type.Boolean({ description: "Signed in as the person who runs the service." }),
          acting_as: ActingAs,
        },
        { title: "SignedIn" },
      ),
      Type.Null(),
    ]),
    sign_in: SignInOffer,
    has_demo: Type.Boolean({ description: "The owner has a demo person; false for anybody else." }),
  },
  { title: "SessionState" },
)
export type SessionState = Static<typeof SessionState>

/** A session as it is stored. Times in epoch milliseconds. */
export interface StoredSession {
  readonly id: SessionId
  readonly secret_hash: string
  readonly user_id: UserId
  /** The demo person, while the session acts for it. */
  readonly demo_id: UserId | null
  /** What the browser calls itself, shortened. */
  readonly browser: string
  readonly created_at: number
  readonly used_at: number
  readonly expires_at: number
}

/** A browser in which the caller is signed in. */
export const Session = Type.Object(
  {
    id: Type.String(),
    browser: Type.String({ description: "Its name and system, as it puts them itself." }),
    created_at: Type.String({ format: "date-time" }),
    used_at: Type.String({ format: "date-time", description: "To within five minutes." }),
    is_current: Type.Boolean({ description: "The one that this request comes from." }),
  },
  { title: "Session" },
)
export type Session = Static<typeof Session>
