import { Type } from "typebox"
import { MAX_NOTE_NAME, MAX_NOTE_TEXT, NOTE_KINDS } from "#domain/note"
import { defineTool } from "#domain/tools/define"

export const noted = defineTool({
  name: "noted",
  description: "How notes of the diary read, and which of them cannot be kept. It writes nothing.",
  input: Type.Object({
    notes: Type.Array(
      Type.Object({
        date: Type.String({ format: "date" }),
        kind: Type.Enum([...NOTE_KINDS]),
        name: Type.String({ maxLength: MAX_NOTE_NAME }),
        value: Type.Optional(Type.Number()),
        unit: Type.Optional(Type.String({ maxLength: 20 })),
        text: Type.Optional(Type.String({ maxLength: MAX_NOTE_TEXT })),
      }),
      { maxItems: 20 },
    ),
  }),
  /** One `note` each, in words; `untaken` are those that cannot be kept. Their window is their day. */
  facts: ["note", "untaken"],
})
