import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { NoteStore } from "#db/notes"
import type { NoteId, UserId } from "#domain/ids"
import { ChangedNote, NewNote, NOTE_KINDS, Note, shownNote } from "#domain/note"
import { Page } from "#domain/page"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { paged } from "#http/cursor"
import { operation } from "#http/operation"
import { jsonBody, parameters } from "#http/schema"
import { changeNote } from "#operations/change-note"
import { deleteNote } from "#operations/delete-note"
import { writeNote } from "#operations/write-note"

const day = (description: string) =>
  Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", description }))

const NoteList = Type.Object({
  from: day("The first day."),
  to: day("The last day, inclusive."),
  kind: Type.Optional(Type.Enum([...NOTE_KINDS])),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  cursor: Type.Optional(Type.String()),
})

/** A day as a number, in which cursors keep their place: 20260302. */
const numberOf = (date: string) => Number(date.replaceAll("-", ""))
const dateOf = (number: number) =>
  String(number)
    .padStart(8, "0")
    .replace(/(\d{4})(\d{2})(\d{2})/, "$1-$2-$3")

const listNotes = (caller: UserId, query: Static<typeof NoteList>) => {
  const { from, to, kind } = query
  return paged(["diary", caller, from, to, kind], query, {
    read: ([date, seq], limit) => {
      const after =
        date !== undefined && seq !== undefined ? { date: dateOf(date), seq } : undefined
      return NoteStore.use((store) => store.page(caller, { from, to, kind, after, limit }))
    },
    positionOf: ({ date, seq }) => [numberOf(date), seq],
    shown: shownNote,
  })
}

/** What the caller notes. */
export const diary = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/diary" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ query, caller, run }) => run(listNotes(caller, query)), {
      query: parameters(NoteList),
      detail: operation({
        operationId: "listNotes",
        tag: "Diary",
        summary: "List notes, newest day first",
        responses: { 200: Page(Note) },
      }),
    })
    .post("", ({ body, caller, answer }) => answer(201, writeNote(caller, body)), {
      ...jsonBody(NewNote),
      detail: operation({
        operationId: "writeNote",
        tag: "Diary",
        summary: "Note something of a day",
        description:
          "An amount of a known quantity becomes a value of that day, a tag what answers compare " +
          "days by, an event what charts and whys name.",
        responses: { 201: Note },
      }),
    })
    .patch(
      "/:id",
      ({ params, body, caller, answer }) =>
        answer(200, changeNote(caller, params.id as NoteId, body)),
      {
        ...jsonBody(ChangedNote),
        detail: operation({
          operationId: "changeNote",
          tag: "Diary",
          summary: "Change a note",
          description: "What is left out stays; null takes a field away. The kind stays.",
          responses: { 200: Note },
          errors: ["not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, deleteNote(caller, params.id as NoteId)),
      {
        detail: operation({
          operationId: "deleteNote",
          tag: "Diary",
          summary: "Delete a note",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
