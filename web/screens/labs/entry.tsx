import { useSignal } from "@preact/signals"
import type { EnteredResult } from "#domain/lab"
import { Field, Form } from "#parts/form"
import { change } from "#web/api"
import { localToday } from "#web/format"
import { text } from "#web/text"

const MAX_ROWS = 100

const trimmed = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim()

/** What a form says of a result; null for a row that was left empty. */
const enteredAt = (fields: FormData, at: number): EnteredResult | null => {
  const [name, value] = [trimmed(fields, `name-${at}`), trimmed(fields, `value-${at}`)]
  if (name === "" && value === "") return null
  const [unit, range] = [trimmed(fields, `unit-${at}`), trimmed(fields, `range-${at}`)]
  return { name, value, ...(unit ? { unit } : {}), ...(range ? { range } : {}) }
}

const Row = ({ at }: { readonly at: number }) => (
  <fieldset class="typed">
    <legend class="unseen">{text.labs.entry(at + 1)}</legend>
    <Field label={text.labs.name}>
      <input name={`name-${at}`} required={at === 0} maxLength={200} autocomplete="off" />
    </Field>
    <Field label={text.labs.result}>
      <input name={`value-${at}`} required={at === 0} maxLength={200} autocomplete="off" />
    </Field>
    <Field label={text.labs.unit}>
      <input name={`unit-${at}`} maxLength={60} autocomplete="off" />
    </Field>
    <Field label={text.labs.range}>
      <input name={`range-${at}`} maxLength={100} autocomplete="off" placeholder="30 - 400" />
    </Field>
  </fieldset>
)

/** Results from a report on paper. */
export const Entry = ({ done }: { readonly done: () => void }) => {
  const rows = useSignal(1)
  const turn = useSignal(0)
  /** The next result is often of the same report. */
  const date = useSignal(localToday())
  const said = useSignal("")
  const send = async (fields: FormData) => {
    const all = Array.from({ length: rows.value }, (_, at) => enteredAt(fields, at))
    const results = all.filter((one) => one !== null)
    said.value = ""
    await change("POST", "/v1/labs", { test_date: fields.get("date"), results })
    date.value = String(fields.get("date"))
    said.value = text.labs.saved(results.map(({ name, value }) => `${name} ${value}`).join(", "))
    rows.value = 1
    turn.value++
    done()
  }
  return (
    <details class="by-hand">
      <summary>{text.labs.by_hand}</summary>
      <Form key={turn.value} submit={text.labs.save} send={send}>
        <Field label={text.labs.taken}>
          <input type="date" name="date" required max={localToday()} defaultValue={date.value} />
        </Field>
        {Array.from({ length: rows.value }, (_, at) => (
          <Row key={at} at={at} />
        ))}
        <p>
          <button
            type="button"
            aria-disabled={rows.value >= MAX_ROWS}
            onClick={() => {
              rows.value = Math.min(rows.value + 1, MAX_ROWS)
            }}
          >
            {text.labs.another}
          </button>
        </p>
      </Form>
      <p class="said" role="status">
        {said.value}
      </p>
    </details>
  )
}
