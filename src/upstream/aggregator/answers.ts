import { Effect } from "effect"
import { type Static, type TSchema, Type } from "typebox"
import { validatorOf } from "#domain/validator"
import type { LinkedAccount, WidgetSession } from "#upstream/aggregator"
import { CallFailed } from "#upstream/aggregator/call"

const Id = Type.String({ minLength: 1, maxLength: 256 })
const text = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

const Session = Type.Object({
  // The client will open this URL in a browser.
  url: Type.String({ pattern: "^https?://[^\\s]+$", maxLength: 4_096 }),
  session_id: text(256),
  expires_in: Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()])),
})

const AggregatorUser = Type.Object({
  user_id: Id,
  provider: Type.String({ minLength: 1, maxLength: 64 }),
  reference_id: text(256),
  scopes: text(4_096),
  active: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  created_at: text(64),
})

const OneUser = Type.Object({
  user: Type.Union([AggregatorUser, Type.Null()]),
  is_authenticated: Type.Optional(Type.Boolean()),
})

const Users = Type.Array(AggregatorUser)
const ManyUsers = Type.Union([Type.Object({ users: Users }), Users])

const Notice = Type.Object({ status: text(64), type: text(64) })

const Upload = Type.Object({ upload_id: Id })

/** Parses a response by its schema; fails as if there were none when it does not match. */
const reader = <S extends TSchema>(schema: S) => {
  const validator = validatorOf(schema)
  return (answer: unknown): Effect.Effect<Static<S>, CallFailed> =>
    validator().Check(answer)
      ? Effect.succeed(answer as Static<S>)
      : Effect.fail(new CallFailed({ status: 200, retryable: false, wait_ms: 0 }))
}

const session = reader(Session)
const oneUser = reader(OneUser)
const manyUsers = reader(ManyUsers)
const notice = reader(Notice)
const upload = reader(Upload)

const accountOf = (user: Static<typeof AggregatorUser>): LinkedAccount => ({
  user_id: user.user_id,
  provider: user.provider,
  reference_id: user.reference_id || null,
  scopes: user.scopes || null,
  active: user.active ?? true,
  created_at: user.created_at || null,
})

/** The session of a widget. */
export const readSession = (answer: unknown): Effect.Effect<WidgetSession, CallFailed> =>
  Effect.map(session(answer), ({ url, session_id, expires_in }) => ({
    url,
    session_id: session_id || null,
    expires_in: expires_in ?? null,
  }))

/** The answer about one user. */
export const readUser = (answer: unknown): Effect.Effect<LinkedAccount | null, CallFailed> =>
  Effect.map(oneUser(answer), ({ user, is_authenticated }) => {
    const account = user && accountOf(user)
    return account && { ...account, active: account.active && is_authenticated !== false }
  })

/** The accounts of a reference id, as an array or inside an object. */
export const readUsers = (
  answer: unknown,
): Effect.Effect<ReadonlyArray<LinkedAccount>, CallFailed> =>
  Effect.map(manyUsers(answer), (many) => ("users" in many ? many.users : many).map(accountOf))

/** The status of an accepted request, lower case. */
export const readNotice = (answer: unknown): Effect.Effect<string, CallFailed> =>
  Effect.map(notice(answer), ({ status }) => status?.toLowerCase() ?? "")

/** The id of an accepted lab report. */
export const readUpload = (answer: unknown): Effect.Effect<Static<typeof Upload>, CallFailed> =>
  Effect.map(upload(answer), ({ upload_id }) => ({ upload_id }))
