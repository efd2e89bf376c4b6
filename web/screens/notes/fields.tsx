import type { Note } from "#domain/note"
import { Field } from "#parts/form"
import { text } from "#web/text"
import type { Quick } from "./quick"

const words = text.notes

/** The longest texts that a note takes. */
const MAX = { name: 60, text: 500, unit: 20 }

type Was = Partial<Omit<Note, "id">>

const Day = ({ label, date }: { readonly label: string; readonly date: string | undefined }) => (
  <Field label={label}>
    <input type="date" name="date" required value={date} />
  </Field>
)

const Until = ({ was }: { readonly was: Was }) => (
  <Field label={words.until}>
    <input type="date" name="until" value={was.until} />
  </Field>
)

const Value = (given: {
  readonly label: string
  readonly name?: string
  readonly was?: Was
  readonly usual?: number
  readonly isOptional?: boolean
  readonly from?: number
  readonly to?: number
}) => (
  <Field label={given.label}>
    <input
      type="number"
      step="any"
      inputMode="decimal"
      name={given.name ?? "value"}
      required={!given.isOptional}
      min={given.from}
      max={given.to}
      value={given.was?.value ?? given.usual}
    />
  </Field>
)

const usually = (usual: number | undefined) => (usual === undefined ? {} : { usual })

const Unit = ({ was }: { readonly was: Was }) => (
  <Field label={words.unit}>
    <input name="unit" maxLength={MAX.unit} value={was.unit} autocapitalize="off" />
  </Field>
)

const Name = ({
  label,
  was,
  hint,
}: {
  readonly label: string
  readonly was: Was
  readonly hint?: string
}) => (
  <Field label={label} {...(hint ? { hint } : {})}>
    <input name="name" required maxLength={MAX.name} value={was.name} />
  </Field>
)

const Words = (given: {
  readonly label: string
  readonly was: Was
  readonly isRequired?: boolean
}) => (
  <Field label={given.label}>
    <textarea
      name="text"
      rows={2}
      maxLength={MAX.text}
      required={given.isRequired ?? false}
      value={given.was.text}
    />
  </Field>
)

const WeightUnit = ({ usual }: { readonly usual: string }) => (
  <Field label={words.unit}>
    <select name="unit" value={usual}>
      <option value="kg">kg</option>
      <option value="lb">lb</option>
    </select>
  </Field>
)

interface Values {
  readonly systolic?: number | undefined
  readonly diastolic?: number | undefined
}

const PressureValues = ({ systolic, diastolic }: Values) => (
  <>
    <Value label={words.systolic} name="systolic" {...usually(systolic)} />
    <Value label={words.diastolic} name="diastolic" {...usually(diastolic)} />
  </>
)

/** The fields of a blood pressure that is there. */
export const PressureFields = ({ date, ...values }: Values & { readonly date: string }) => (
  <>
    <PressureValues {...values} />
    <Day label={words.date} date={date} />
  </>
)

/** The fields of something that is noted anew. */
export const QuickFields = (given: {
  readonly quick: Quick
  readonly date: string
  readonly weight: string
}) => {
  const { quick, date } = given
  const isEvent = quick === "illness" || quick === "trip" || quick === "event"
  return (
    <>
      {quick === "coffee" && <Value label={words.cups} usual={1} />}
      {quick === "alcohol" && <Value label={words.drinks} usual={1} />}
      {quick === "weight" && <Value label={words.quick.weight} />}
      {quick === "weight" && <WeightUnit usual={given.weight} />}
      {quick === "pressure" && <PressureValues />}
      {quick === "mood" && <Value label={words.mood_scale} usual={3} from={1} to={5} />}
      {quick === "medicine" && <Name label={words.medicine_name} was={{}} />}
      {quick === "tag" && <Name label={words.name} was={{}} hint={words.tag_hint} />}
      {quick === "event" && <Name label={words.name} was={{}} hint={words.event_hint} />}
      {quick === "amount" && <Name label={words.name} was={{}} hint={words.amount_hint} />}
      {quick === "amount" && <Value label={words.value} />}
      {quick === "medicine" && <Value label={words.value_perhaps} isOptional />}
      {(quick === "amount" || quick === "medicine") && <Unit was={{}} />}
      {isEvent && <Words label={quick === "trip" ? words.place : words.words_perhaps} was={{}} />}
      {quick === "text" && <Words label={words.words} was={{}} isRequired />}
      <Day label={isEvent ? words.from : words.date} date={date} />
      {isEvent && <Until was={{}} />}
    </>
  )
}

/** The fields of a note that is there. Its kind stays. */
export const NoteFields = ({ note }: { readonly note: Note }) => (
  <>
    {note.kind !== "text" && <Name label={words.name} was={note} />}
    {note.kind === "amount" && <Value label={words.value} was={note} />}
    {note.kind === "amount" && <Unit was={note} />}
    {note.kind === "event" && <Words label={words.words_perhaps} was={note} />}
    {note.kind === "text" && <Words label={words.words} was={note} isRequired />}
    <Day label={note.kind === "event" ? words.from : words.date} date={note.date} />
    {note.kind === "event" && <Until was={note} />}
  </>
)
