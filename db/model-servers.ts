import { eq, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { ModelLimits } from "#domain/model-server"

/** What a model of a server can do, and when the server said so, in epoch milliseconds. */
export interface StoredModel {
  readonly url: string
  readonly model: string
  readonly limits: ModelLimits
  readonly probed_at: number
}

const ofServer = query((db, { modelServers }, given: Given<{ url: string }>) =>
  db.select().from(modelServers).where(eq(modelServers.url, given.url)),
)

const put = query((db, { modelServers }, given: Given<StoredModel>) => {
  const { url, model, limits, probed_at } = given
  return db
    .insert(modelServers)
    .values({ url, model, limits, probed_at })
    .onConflictDoUpdate({
      target: [modelServers.url, modelServers.model],
      set: { limits, probed_at },
    })
})

const removeOld = query((db, { modelServers }, given: Given<{ before: number }>) =>
  db.delete(modelServers).where(lte(modelServers.probed_at, given.before)),
)

/** What servers of models have said they can do, so that a start need not ask again. */
export class ModelServerStore extends Context.Service<
  ModelServerStore,
  {
    readonly find: (url: string) => Effect.Effect<ReadonlyArray<StoredModel>>
    readonly save: (model: StoredModel) => Effect.Effect<void>
    /** Drops what was said up to an instant. */
    readonly forget: (before: number) => Effect.Effect<void>
  }
>()("db/ModelServerStore") {
  static readonly layer = Layer.effect(
    ModelServerStore,
    Effect.map(Database, ({ rows, write }) =>
      ModelServerStore.of({
        find: (url) => rows(ofServer, { url }),
        save: (model) =>
          write("system", function* (tx) {
            yield* tx.rows(put, model)
          }),
        forget: (before) =>
          write("system", function* (tx) {
            yield* tx.rows(removeOld, { before })
          }),
      }),
    ),
  )
}
