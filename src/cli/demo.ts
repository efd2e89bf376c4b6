import { Console, Effect, type Layer } from "effect"
import { report } from "#cli/demo-report"
import { reachingOwner } from "#cli/reach"
import { Config } from "#config"
import type { Demo } from "#domain/demo"
import type { DeletedUser } from "#domain/user"

/**
 * Makes the demo person in the current DATA_DIR: through the server that owns the folder or, without
 * one, through `temporaryServer`. Run again, it adds the days since then, and nothing twice.
 */
export const demo = Effect.fn("demo")(function* <E>(
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const { BASE_URL, PORT } = yield* Config
  yield* reachingOwner(temporaryServer, (client, isRunning) =>
    Effect.gen(function* () {
      const made = yield* client.post<Demo>("/v1/demo", {})
      const url = isRunning ? client.url : (BASE_URL ?? `http://127.0.0.1:${PORT}`)
      yield* Console.log(report(made, { url, isRunning }))
    }),
  )
})

/** Removes the demo person with everything it has. */
export const removeDemo = Effect.fn("removeDemo")(function* <E>(
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const { rows_deleted } = yield* reachingOwner(temporaryServer, ({ json }) =>
    json<DeletedUser>("/v1/demo", { method: "DELETE" }),
  )
  const done = rows_deleted > 0 ? "The demo person is gone." : "There was no demo person."
  yield* Console.log(done)
})
