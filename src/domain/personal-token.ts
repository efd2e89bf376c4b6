import { type Static, Type } from "typebox"
import type { TokenId, UserId } from "#domain/ids"
import { newSecret } from "#domain/sign-in"

/**
 * The scopes of a personal token: `read` reads, `ask` asks and reads answers, `write` changes and deletes what a person
 * brings and says, `push` sends data and reads nothing. None manages an account.
 */
export const TOKEN_SCOPES = ["read", "ask", "write", "push"] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** True where scopes let something be deleted; null is a token that may do everything. */
export const mayRemove = (scopes: ReadonlyArray<TokenScope> | null): boolean =>
  scopes === null || scopes.includes("write")

const scopes = Type.Array(Type.Enum([...TOKEN_SCOPES]), { minItems: 1, maxItems: 10 })

/** POST /v1/tokens. */
export const NewPersonalToken = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, description: "What it is for." }),
    scopes,
    expires_at: Type.Optional(
      Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
        description: "Good until it is revoked when left out.",
      }),
    ),
  },
  { title: "NewPersonalToken" },
)
export type NewPersonalToken = Static<typeof NewPersonalToken>

/** A personal token as it is listed. */
export const PersonalToken = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    scopes,
    created_at: Type.String({ format: "date-time" }),
    expires_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  },
  { title: "PersonalToken" },
)
export type PersonalToken = Static<typeof PersonalToken>

/** A token as it is stored. */
export interface StoredToken {
  readonly id: TokenId
  readonly user_id: UserId
  readonly name: string
  readonly scopes: ReadonlyArray<TokenScope>
  /** SHA-256 of the token, in base64. */
  readonly hash: string
  readonly created_at: string
  /** Epoch milliseconds; null when it does not expire. */
  readonly expires_at: number | null
}

const PREFIX = "hyg_"

/** A fresh personal token: 256 bits behind a prefix by which leaked ones can be searched for. */
export const newPersonalToken = () => `${PREFIX}${newSecret()}`

/** Whether a bearer token has the form of a personal one. */
export const isPersonalToken = (token: string) => token.startsWith(PREFIX)
