import { and, desc, eq, getTableColumns } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Builder, type Given, givenColumns, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import type { TokenId, UserId } from "#domain/ids"
import type { StoredToken } from "#domain/personal-token"

const select = (db: Builder, { personalTokens }: Schema) => {
  const { seq: _, ...columns } = getTableColumns(personalTokens)
  return db.select(columns).from(personalTokens)
}

const byHash = query((db, schema, given: Given<{ hash: string }>) =>
  select(db, schema).where(eq(schema.personalTokens.hash, given.hash)),
)

const ofUser = query((db, schema, given: Given<{ user: UserId }>) =>
  select(db, schema)
    .where(eq(schema.personalTokens.user_id, given.user))
    .orderBy(desc(schema.personalTokens.seq)),
)

const insert = query((db, { personalTokens }, given: Given<StoredToken>) =>
  db.insert(personalTokens).values(givenColumns(personalTokens, given, ["seq"])),
)

const remove = query((db, { personalTokens }, given: Given<{ user: UserId; id: TokenId }>) =>
  db
    .delete(personalTokens)
    .where(and(eq(personalTokens.user_id, given.user), eq(personalTokens.id, given.id))),
)

/** The tokens that people made for their phones and scripts. */
export class PersonalTokenStore extends Context.Service<
  PersonalTokenStore,
  {
    readonly add: (token: StoredToken) => Effect.Effect<void>
    /** The token with this hash, expired or not. */
    readonly findByHash: (hash: string) => Effect.Effect<StoredToken | null>
    /** All of a person, the newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredToken>>
    /** Ends a token of a person. False when they have none with this id. */
    readonly revoke: (user: UserId, id: TokenId) => Effect.Effect<boolean>
  }
>()("db/PersonalTokenStore") {
  static readonly layer = Layer.effect(
    PersonalTokenStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return PersonalTokenStore.of({
        add: (token) => Effect.asVoid(write(token.user_id, (tx) => tx.rows(insert, token))),
        findByHash: (hash) => Effect.map(rows(byHash, { hash }), ([found]) => found ?? null),
        list: (user) => rows(ofUser, { user }),
        revoke: (user, id) =>
          write(user, function* (tx) {
            return (yield* tx.count(remove, { user, id })) === 1
          }),
      })
    }),
  )
}
