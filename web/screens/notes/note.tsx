import { useSignal } from "@preact/signals"
import type { ChangedNote, Note } from "#domain/note"
import { Confirm } from "#parts/confirm"
import { Form } from "#parts/form"
import { dayText, numberText } from "#web/format"
import { text } from "#web/text"
import type { Diary } from "./diary"
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
export const NoteItem = ({ note, diary }: { readonly note: Note; readonly diary: Diary }) => {
  const isChanging = useSignal(false)
  const name = nameOf(note)
  const close = () => {
    isChanging.value = false
  }
  if (isChanging.value)
    return (
      <li class="note changing">
        <Form
          submit={words.keep_change}
          cancel={close}
          send={async (fields) => {
            await diary.rewrite(note.id, changedBy(note, givenOf(fields)))
            close()
          }}
        >
          <NoteFields note={note} />
        </Form>
      </li>
    )
  return (
    <li class="note">
      <Content note={note} />
      <button
        type="button"
        aria-label={words.change_of(name)}
        onClick={() => {
          isChanging.value = true
        }}
      >
        {words.change}
      </button>
      <Confirm
        label={words.delete}
        name={words.delete_of(name)}
        sure={words.delete_sure(name)}
        run={() => diary.remove(note.id)}
      />
    </li>
  )
}
