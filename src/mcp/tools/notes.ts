import { Effect } from "effect"
import { Type } from "typebox"
import { NoteStore } from "#db/notes"
import { NOTE_KINDS, Note, shownNote } from "#domain/note"
import { mcpTool } from "#mcp/tool"

/** The most notes of one answer. */
const MAX_NOTES = 100

const day = (description: string) =>
  Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", description }))

export const notes = mcpTool({
  name: "notes",
  title: "Diary",
  description: `What the person has noted, newest day first, at most ${MAX_NOTES} notes: name days for earlier ones.`,
  input: Type.Object({
    from: day("The first day, as YYYY-MM-DD."),
    to: day("The last day, inclusive."),
    kind: Type.Optional(Type.Enum([...NOTE_KINDS])),
  }),
  output: Type.Object({ notes: Type.Array(Note) }),
  scope: "read",
  call: ({ from, to, kind }, { user }) =>
    NoteStore.use((store) =>
      Effect.map(store.page(user, { from, to, kind, limit: MAX_NOTES }), (notes) => ({
        structured: { notes: notes.map(shownNote) },
      })),
    ),
})
