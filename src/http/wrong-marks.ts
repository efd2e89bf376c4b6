import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { WrongMarkStore } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import { WrongMark } from "#domain/wrong-mark"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"
import { markWrong, unmarkWrong } from "#operations/mark-wrong"

const WrongMarkList = Type.Object(
  { marks: Type.Array(WrongMark, { description: "The newest first." }) },
  { title: "WrongMarkList" },
)

const Of = Type.Object({
  field: Type.Optional(
    Type.String({
      pattern: "^[a-z0-9_]{1,40}$",
      description: "A value of the row, by its name; all of it when left out.",
    }),
  ),
})

const listed = (caller: UserId) =>
  WrongMarkStore.use((store) => Effect.map(store.list(caller), (marks) => ({ marks })))

/** What the caller says is wrong of their rows. */
export const wrongMarks = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/data/wrong" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ caller, run }) => run(listed(caller)), {
      detail: operation({
        operationId: "listWrong",
        tag: "Diary",
        summary: "List what is marked as wrong",
        responses: { 200: WrongMarkList },
      }),
    })
    .put(
      "/:id",
      ({ params, query, caller, answer }) => answer(200, markWrong(caller, params.id, query.field)),
      {
        query: parameters(Of),
        detail: operation({
          operationId: "markWrong",
          tag: "Diary",
          summary: "Mark a row as wrong",
          description:
            "A day, night, workout or day of the diary, or one value of it, or a lab result. It stays in the " +
            "rows, and no answer counts it.",
          responses: { 200: WrongMark },
          errors: ["not_found", "invalid_field"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, query, caller, answer }) =>
        answer(204, unmarkWrong(caller, params.id, query.field)),
      {
        query: parameters(Of),
        detail: operation({
          operationId: "unmarkWrong",
          tag: "Diary",
          summary: "Take a mark away",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
