import { Type } from "typebox"
import { NewPassword, TypedPassword } from "#domain/local-account"
import { SignedChallenge } from "#domain/passkey"
import { TotpCode } from "#domain/second-factor"
import { Email } from "#domain/user"

const Factor = {
  totp: Type.Optional(
    Type.String({
      ...TotpCode,
      description: "What the authenticator app shows, where one is set up.",
    }),
  ),
  recovery_code: Type.Optional(
    Type.String({ maxLength: 64, description: "In its place; good once." }),
  ),
}

const ByLink = Type.Object(
  {
    link: Type.String({ maxLength: 64, description: "The code behind the # of a printed link." }),
    ...Factor,
  },
  { title: "SignInByLink" },
)

const ByPassword = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
    password: TypedPassword,
    ...Factor,
  },
  { title: "SignInByPassword", additionalProperties: false },
)

const ByInvitation = Type.Object(
  {
    invitation: Type.String({
      maxLength: 64,
      description: "What stands behind the # of the link.",
    }),
    email: Email,
    password: NewPassword,
  },
  { title: "SignInByInvitation", additionalProperties: false },
)

/** A challenge that a passkey has signed. */
export const ByPasskey = Type.Object(
  { passkey: SignedChallenge },
  { title: "SignInByPasskey", additionalProperties: false },
)

/** How somebody signs in. */
export const SignIn = Type.Union([ByLink, ByInvitation, ByPassword, ByPasskey], { title: "SignIn" })
