import type { ToolInput } from "#domain/tool"
import type { DiaryEntry } from "#embedded/model/questions/diary/intent"

/** The notes of an entry as the tool takes them. */
export const notesOf = ({ notes }: Pick<DiaryEntry, "notes">): ToolInput<"noted">["notes"] =>
  notes.map(({ date, kind, name, value, unit, text }) => ({
    date,
    kind,
    name: name ?? "note",
    ...(value === undefined ? {} : { value }),
    ...(unit === undefined ? {} : { unit }),
    ...(text === undefined ? {} : { text }),
  }))
