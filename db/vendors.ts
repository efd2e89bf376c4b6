import { and, eq, max, min, ne } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { NOTED } from "#domain/note"
import type { LocalDate } from "#domain/time"

/** A vendor whose devices have brought days, and from when to when. */
export interface VendorDays {
  readonly vendor: string
  readonly first: LocalDate
  readonly last: LocalDate
}

const TABLES = ["dailySummary", "sleepSessions", "activities", "diaryDays"] as const

const daysIn = (name: (typeof TABLES)[number]) =>
  query((db, schema: Schema, given: Given<{ user: UserId }>) => {
    const table = schema[name]
    return db
      .select({ vendor: table.provider, first: min(table.date), last: max(table.date) })
      .from(table)
      .where(
        and(eq(table.user_id, given.user), eq(table.deleted, false), ne(table.provider_raw, NOTED)),
      )
      .groupBy(table.provider)
  })

const queries = TABLES.map(daysIn)

/** The vendors that a person has data of. */
export class VendorStore extends Context.Service<
  VendorStore,
  {
    /** The vendors of a person's days, the one with the newest day first. */
    readonly daysOf: (user: UserId) => Effect.Effect<ReadonlyArray<VendorDays>>
  }
>()("db/VendorStore") {
  static readonly layer = Layer.effect(
    VendorStore,
    Effect.gen(function* () {
      const { snapshot } = yield* Database
      return VendorStore.of({
        daysOf: (user) =>
          snapshot(function* (tx) {
            const found = new Map<string, VendorDays>()
            for (const each of queries)
              for (const { vendor, first, last } of yield* tx.rows(each, { user })) {
                if (first === null || last === null) continue
                const known = found.get(vendor)
                found.set(vendor, {
                  vendor,
                  first: known && known.first < first ? known.first : first,
                  last: known && known.last > last ? known.last : last,
                })
              }
            return [...found.values()].sort((a, b) =>
              a.last < b.last ? 1 : a.last > b.last ? -1 : a.vendor < b.vendor ? -1 : 1,
            )
          }),
      })
    }),
  )
}
