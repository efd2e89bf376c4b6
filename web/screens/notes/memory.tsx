import { useSignal } from "@preact/signals"
import type { Memory, MemoryKind } from "#domain/memory"
import { Field, Form } from "#parts/form"
import { Notice, Shown } from "#parts/notice"
import { change } from "#web/api"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { EditedLine } from "./edited-line"

const words = text.notes

const KINDS = Object.keys(words.memory_kinds).filter(
  (kind) => kind !== "tested_hypothesis",
) as ReadonlyArray<MemoryKind>

const MAX_TEXT = 500

const keep = (fields: FormData) =>
  change("POST", "/v1/memory", {
    text: String(fields.get("text")),
    kind: String(fields.get("kind")),
    confidence: 1,
  })

const forget = ({ id }: Memory) => change("DELETE", `/v1/memory/${encodeURIComponent(id)}`)

const Fields = ({ was }: { readonly was: Memory | null }) => (
  <>
    <Field label={words.memory_text}>
      <textarea
        name="text"
        rows={2}
        required
        maxLength={MAX_TEXT}
        placeholder={words.memory_placeholder}
        value={was?.text}
      />
    </Field>
    <Field label={words.memory_kind}>
      <select name="kind" value={was?.kind ?? "preference"}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.memory_kinds[kind]}
          </option>
        ))}
      </select>
    </Field>
  </>
)

const Entry = ({ entry, reload }: { readonly entry: Memory; readonly reload: () => void }) => (
  <EditedLine
    name={entry.text}
    fields={<Fields was={entry} />}
    change={async (fields) => {
      // An entry is never changed: the new one is written before the old one goes.
      await keep(fields)
      await forget(entry)
      reload()
    }}
    remove={() => forget(entry).then(reload)}
  >
    <p>
      <span>{entry.text}</span>
      <small>
        {words.memory_kinds[entry.kind]}, {entry.agent === "user" ? words.by_you : words.by_hygeia}
      </small>
    </p>
  </EditedLine>
)

/** What the agent keeps in mind of a person. */
export const MemoryList = () => {
  const list = useResource<{ readonly data: ReadonlyArray<Memory> }>("/v1/memory?limit=100")
  const turn = useSignal(0)
  return (
    <section class="part" aria-labelledby="memory">
      <h2 id="memory">{words.memory}</h2>
      <p>{words.memory_about}</p>
      <Shown of={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice>{words.memory_empty}</Notice>
          ) : (
            <ul class="list">
              {data.map((entry) => (
                <Entry key={entry.id} entry={entry} reload={list.reload} />
              ))}
            </ul>
          )
        }
      </Shown>
      <div class="writing" key={turn.value}>
        <Form
          submit={words.memory_add}
          send={async (fields) => {
            await keep(fields)
            turn.value++
            list.reload()
          }}
        >
          <Fields was={null} />
        </Form>
      </div>
    </section>
  )
}
