import { Console, Effect, type Layer } from "effect"
import { report } from "#cli/demo-report"
import { reachingFolder } from "#cli/reach"
import type { Config } from "#config"
import type { Demo } from "#domain/demo"
import type { DeletedUser } from "#domain/user"

/**
 * Makes the demo person in the current DATA_DIR: through the server that owns the folder or, without
 * one, through `temporaryServer`. Run again, it adds the days since then, and nothing twice.
 */
export const demo = Effect.fn("demo")(function* <E>(
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const made = yield* reachingFolder(temporaryServer, ({ post }) => post<Demo>("/v1/demo", {}))
  yield* Console.log(report(made))
})

/** Removes the demo person with everything it has. */
export const removeDemo = Effect.fn("removeDemo")(function* <E>(
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const { rows_deleted } = yield* reachingFolder(temporaryServer, ({ json }) =>
    json<DeletedUser>("/v1/demo", { method: "DELETE" }),
  )
  const done = rows_deleted > 0 ? "The demo person is gone." : "There was no demo person."
  yield* Console.log(done)
})
