import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { BiomarkerStore } from "#db/biomarkers"
import { DayRowStore } from "#db/day-rows"
import { DayRows } from "#domain/day-rows"
import { InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { ListedResult } from "#domain/lab"
import { Page } from "#domain/page"
import { isLocalDate } from "#domain/time"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { paged } from "#http/cursor"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"
import { ofPerson } from "#operations/of-person"
import { shownResult } from "#operations/shown-lab"

const BiomarkerList = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  cursor: Type.Optional(Type.String()),
  name: Type.Optional(Type.String({ description: "Whole, in any case of letters." })),
})

const listBiomarkers = (caller: UserId, query: Static<typeof BiomarkerList>) => {
  const { name } = query
  return Effect.flatMap(ofPerson(caller), (of) =>
    paged(["biomarkers", caller, name?.toLowerCase()], query, {
      read: ([day, seq], limit) => {
        const after = day !== undefined && seq !== undefined ? { day, seq } : undefined
        return BiomarkerStore.use((store) => store.page(caller, { name, after, limit }))
      },
      positionOf: ({ place }) => [place.day, place.seq],
      shown: ({ row }) => shownResult(row, of)!,
    }),
  )
}

const readDay = (caller: UserId, date: string) =>
  isLocalDate(date)
    ? DayRowStore.use((store) => store.find(caller, date))
    : Effect.fail(
        new InvalidField({ field: "date", message: "date must be a day, as YYYY-MM-DD." }),
      )

/** The caller's rows: every lab result, and everything of one day. */
export const data = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/data" })
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get("/biomarkers", ({ query, caller, run }) => run(listBiomarkers(caller, query)), {
      query: parameters(BiomarkerList),
      detail: operation({
        operationId: "listBiomarkers",
        tag: "Labs",
        summary: "List lab results, newest test first",
        description: "Results without a number are found in their lab.",
        responses: { 200: Page(ListedResult) },
        planned: true,
      }),
    })
    .get("/summaries/:date", ({ params, caller, run }) => run(readDay(caller, params.date)), {
      detail: operation({
        operationId: "getDay",
        tag: "Sources",
        summary: "Read everything of one day",
        responses: { 200: DayRows },
        errors: ["invalid_field"],
        planned: true,
      }),
    })
