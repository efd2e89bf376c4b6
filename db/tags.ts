import { and, desc, eq, isNotNull } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { isNotWrong } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** Days with tags that are looked at, the latest first: some three years. */
const MAX_DAYS = 1_200

const tagged = query((db, schema, given: Given<{ user: UserId }>) => {
  const { diaryDays } = schema
  return db
    .select({ date: diaryDays.date, tags: diaryDays.tags })
    .from(diaryDays)
    .where(
      and(
        eq(diaryDays.user_id, given.user),
        eq(diaryDays.deleted, false),
        isNotNull(diaryDays.tags),
        isNotWrong(db, schema, diaryDays, given),
      ),
    )
    .orderBy(desc(diaryDays.date))
    .limit(MAX_DAYS)
})

/** The tags of a person's days, by their own notes and by what their apps deliver. */
export class TagStore extends Context.Service<
  TagStore,
  {
    /** The days of each tag, by its name in lower case, earliest first. */
    readonly days: (user: UserId) => Effect.Effect<ReadonlyMap<string, ReadonlyArray<LocalDate>>>
  }
>()("db/TagStore") {
  static readonly layer = Layer.effect(
    TagStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return TagStore.of({
        days: (user) =>
          Effect.map(rows(tagged, { user }), (found) => {
            const days = new Map<string, Set<LocalDate>>()
            for (const { date, tags } of found.toReversed())
              for (const tag of tags ?? []) {
                const name = tag.toLowerCase()
                days.set(name, (days.get(name) ?? new Set()).add(date))
              }
            return new Map([...days].map(([name, of]) => [name, [...of]]))
          }),
      })
    }),
  )
}
