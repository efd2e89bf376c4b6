import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { readLoginFile, writeLoginFile } from "#db/login-file"
import { validatorOf } from "#domain/validator"

/** Where a person signed in from a command line, and by which token it acts. */
const Login = Type.Object({ server: Type.String(), token: Type.String(), user_id: Type.String() })
export type Login = Static<typeof Login>

const isLogin = validatorOf(Login)

/** The login kept below a configuration folder; null when there is none that can be read. */
export const readLogin = Effect.fnUntraced(function* (home: string) {
  const text = yield* readLoginFile(home)
  const kept: unknown = yield* Effect.orElseSucceed(
    Effect.try(() => JSON.parse(text ?? "null")),
    () => null,
  )
  return isLogin().Check(kept) ? (kept as Login) : null
})

/** Keeps a login in place of the one before; false when it cannot be written. */
export const keepLogin = (home: string, { server, token, user_id }: Login) =>
  writeLoginFile(home, `${JSON.stringify({ server, token, user_id })}\n`)
