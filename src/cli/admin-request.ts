import { Data, Effect, Redacted } from "effect"
import { Config } from "#config"
import type { FoundServer } from "#operations/find-server"

/** What was asked for was not handed out. */
export class NotHandedOut extends Data.TaggedError("NotHandedOut")<{
  readonly message: string
}> {}

/** Asks the server of the folder for something that its ADMIN_KEY opens. `refused` puts a status into words. */
export const askAsAdmin = Effect.fnUntraced(function* <A>(
  { url, admin_key }: FoundServer,
  path: string,
  body: object,
  refused: (status: unknown) => string,
) {
  const { ADMIN_KEY } = yield* Config
  const adminKey = ADMIN_KEY ?? admin_key
  if (!adminKey)
    return yield* new NotHandedOut({
      message: "Set ADMIN_KEY to the key the server was started with.",
    })
  const answer = yield* Effect.tryPromise({
    try: () =>
      fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-admin-key": Redacted.value(adminKey) },
        body: JSON.stringify(body),
      }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    catch: (status) => new NotHandedOut({ message: refused(status) }),
  })
  return answer as A
})
