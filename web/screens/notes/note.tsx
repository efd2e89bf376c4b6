import type { ChangedNote, Note } from "#domain/note"
import { dayText, numberText } from "#web/format"
import { text } from "#web/text"
import type { Diary } from "./diary"
import { EditedLine } from "./edited-line"
import { NoteFields } from "./fields"
import { type Given, givenOf } from "./quick"

const words = text.notes

/** What a note is called; words alone are called by themselves. */
const nameOf = ({ kind, name, text: said }: Note) =>
  kind === "text" && said ? (said.length > 40 ? `${said.slice(0, 40)}…` : said) : name

const changedBy = (
  { kind }: Note,
  { date, name, value, unit, text, until }: Given,
): ChangedNote => ({
  ...(date ? { date } : {}),
  ...(name ? { name } : {}),
  ...(kind === "amount" ? { value: Number(value), unit: unit ?? null } : {}),
  ...(kind === "event" ? { text: text ?? null, until: until ?? null } : {}),
  ...(kind === "text" && text ? { text } : {}),
})

const Content = ({ note }: { readonly note: Note }) => {
  if (note.kind === "text") return <p>{note.text}</p>
  return (
    <p>
      <span class={note.kind === "tag" ? "tag" : "what"}>{note.name}</span>
      {note.value !== undefined && (
        <b class="amount">
          {numberText(note.value, 2)}
          {note.unit && ` ${note.unit}`}
        </b>
      )}
      {note.text && <span>{note.text}</span>}
      {note.until && <small>{words.until_day(dayText(note.until))}</small>}
    </p>
  )
}

/** A note, changed in its place. */
export const NoteItem = ({ note, diary }: { readonly note: Note; readonly diary: Diary }) => (
  <EditedLine
    name={nameOf(note)}
    fields={<NoteFields note={note} />}
    change={(fields) => diary.rewrite(note.id, changedBy(note, givenOf(fields)))}
    remove={() => diary.remove(note.id)}
  >
    <Content note={note} />
  </EditedLine>
)
