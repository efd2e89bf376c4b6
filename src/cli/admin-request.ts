import { Data, Effect, Redacted } from "effect"
import { Config } from "#config"
import type { FoundServer } from "#operations/find-server"

/** What was asked for was not handed out. */
export class NotHandedOut extends Data.TaggedError("NotHandedOut")<{
  readonly message: string
}> {}

/** The key of the server of the folder: the first of ADMIN_KEY, else the one that it keeps there. */
export const adminKeyOf = Effect.fnUntraced(function* ({ admin_key }: FoundServer) {
  const { ADMIN_KEY } = yield* Config
  return (
    ADMIN_KEY?.[0] ??
    admin_key ??
    (yield* new NotHandedOut({ message: "Set ADMIN_KEY to the key the server was started with." }))
  )
})

/** Asks the server of the folder for something that its ADMIN_KEY opens. `refused` puts a status into words. */
export const askAsAdmin = Effect.fnUntraced(function* <A>(
  server: FoundServer,
  path: string,
  body: object,
  refused: (status: unknown) => string,
) {
  const adminKey = yield* adminKeyOf(server)
  const answer = yield* Effect.tryPromise({
    try: () =>
      fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-admin-key": Redacted.value(adminKey) },
        body: JSON.stringify(body),
      }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    catch: (status) => new NotHandedOut({ message: refused(status) }),
  })
  return answer as A
})
