import { useSignal } from "@preact/signals"
import { Form } from "#parts/form"
import { Problem } from "#web/api"
import { localToday } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import type { Diary } from "./diary"
import { QuickFields } from "./fields"
import { givenOf, notesOf, QUICK, type Quick } from "./quick"

const words = text.notes

/** Whether the upper pressure is not above the lower one. */
const isSwapped = (fields: FormData) =>
  Number(fields.get("systolic")) <= Number(fields.get("diastolic"))

const explain = ({ status, message }: Problem) =>
  status === 400 && message.startsWith("value ") ? words.value_wrong : undefined

/** The quick form: what is noted is chosen by one touch, its day is today unless one says otherwise. */
export const Writing = ({ write }: { readonly write: Diary["write"] }) => {
  const quick = useSignal<Quick>("coffee")
  const said = useSignal("")
  const turn = useSignal(0)
  const profile = useResource<{ readonly units?: string | null }>("/v1/me/profile")
  const name = quick.value
  return (
    <section class="part" aria-labelledby="add">
      <h2 id="add">{words.add}</h2>
      <fieldset class="choices">
        <legend class="unseen">{words.what}</legend>
        {QUICK.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="quick"
              value={one}
              checked={one === name}
              onChange={() => {
                quick.value = one
              }}
            />
            <span>{words.quick[one]}</span>
          </label>
        ))}
      </fieldset>
      <div class="writing" key={`${name} ${turn.value}`}>
        <Form
          submit={words.save}
          explain={explain}
          send={async (fields) => {
            said.value = ""
            if (name === "pressure" && isSwapped(fields))
              throw new Problem(0, "invalid_field", words.pressure_swapped)
            await write(notesOf(name, givenOf(fields)))
            said.value = words.noted(words.quick[name])
            turn.value++
          }}
        >
          <QuickFields
            quick={name}
            date={localToday()}
            weight={profile.value?.units === "us" ? "lb" : "kg"}
          />
        </Form>
      </div>
      <p class="said" role="status">
        {said.value}
      </p>
    </section>
  )
}
