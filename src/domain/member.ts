import { type Static, Type } from "typebox"
import type { UserId } from "#domain/ids"

/** Somebody with an account here, as the owner sees them: nothing of what they keep. */
export const Member = Type.Object(
  {
    id: Type.String(),
    name: Type.Union([Type.String(), Type.Null()], {
      description: "What they are called in their profile.",
    }),
    email: Type.Union([Type.String(), Type.Null()], { description: "What they sign in by." }),
    role: Type.Enum(["owner", "member"], { description: "The owner runs the service." }),
    since: Type.String({ format: "date-time", description: "When the account was made." }),
    last_seen: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "When they last used a browser here, to within five minutes; null for never.",
    }),
    has_access: Type.Boolean({
      description: "Whether anything opens the account: a password, passkey, session or token.",
    }),
  },
  { title: "Member" },
)
export type Member = Static<typeof Member>

/** A person with an account here, as it is stored. Times in epoch milliseconds but for `created_at`. */
export interface StoredMember {
  readonly id: UserId
  readonly subject: string
  readonly email: string | null
  readonly name: string | null
  readonly created_at: string
  /** When one of their sessions was used last; null without one. */
  readonly used_at: number | null
  /** Until when the browser is known in which they signed in last; null for none. */
  readonly known_until: number | null
  readonly has_access: boolean
}
