import { type Static, Type } from "typebox"
import type { UserId } from "#domain/ids"
import { Email } from "#domain/user"

/** A password that somebody chooses. Its length is all that is asked of it. */
export const NewPassword = Type.String({ minLength: 10, maxLength: 256 })

/** A password that somebody types: whatever was once chosen. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: 256 })

/** PUT /v1/password. */
export const PasswordChange = Type.Object(
  {
    password: NewPassword,
    current_password: Type.Optional(
      Type.String({ maxLength: 256, description: "The one before, where there is one." }),
    ),
    end_tokens: Type.Optional(
      Type.Boolean({
        description:
          "Also ends the tokens of phones and scripts, those of GET /v1/tokens; they stay otherwise.",
      }),
    ),
    email: Type.Optional(
      Type.String({ ...Email, description: "Signs in from now on; needed where there is none." }),
    ),
  },
  { title: "PasswordChange" },
)
export type PasswordChange = Static<typeof PasswordChange>

/** GET /v1/sign-in-methods: how the caller may sign in. */
export const SignInMethods = Type.Object(
  {
    email: Type.Union([Type.String(), Type.Null()]),
    password_changed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "Null as long as there is no password.",
    }),
    totp_confirmed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "Since when an authenticator app is asked for; null for none.",
    }),
    recovery_codes_left: Type.Integer({ description: "Not used yet; each is good once." }),
  },
  { title: "SignInMethods" },
)
export type SignInMethods = Static<typeof SignInMethods>

/** How a person signs in, as it is stored. */
export interface LocalAccount {
  readonly user_id: UserId
  /** In lower case. */
  readonly email: string
  /** An argon2id hash; null for no password. */
  readonly password_hash: string | null
  /** Epoch milliseconds. */
  readonly changed_at: number
}

/** An e-mail address as accounts are found by it. */
export const emailKey = (email: string) => email.trim().toLowerCase()
