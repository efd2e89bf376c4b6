import type { ConfirmedResult, ParsedLab } from "#domain/lab"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Notice, Shown } from "#parts/notice"
import { change } from "#web/api"
import { dayText } from "#web/format"
import { useResource } from "#web/resource"
import { address, navigate } from "#web/router"
import { text } from "#web/text"
import { addressOf, Mark } from "./history"
import { PageOf } from "./page"
import { Range } from "./range"
import { pathOf, type Result, resultsOf } from "./results"
import { statusText } from "./uploads"
import { Value } from "./value"

/** The day of a report: when the blood was taken, else when it was uploaded. */
export const dayOf = (lab: ParsedLab) => {
  const taken = [...lab.biomarkers, ...lab.qualitative].find(({ test_date }) => test_date !== null)
  return dayText(taken?.test_date ?? lab.uploaded_at.slice(0, 10))
}

/** A doubtful result: its person says that it is so, or what it is. */
const Doubt = (given: { readonly result: Result; readonly changed: () => void }) => {
  const { result, changed } = given
  const say = async (said: ConfirmedResult) => {
    await change("PATCH", pathOf(result.lab_id!), { results: [said] })
    changed()
  }
  return (
    <div class="doubt">
      <p>{text.labs.doubt}</p>
      <Form submit={text.labs.confirm} send={() => say({ id: result.id, confirm: true })}>
        {null}
      </Form>
      <Form
        submit={text.labs.correct}
        send={(fields) =>
          say({
            id: result.id,
            value: String(fields.get("value")).trim(),
            unit: String(fields.get("unit")).trim(),
          })
        }
      >
        <div class="typed">
          <Field label={text.labs.right_value}>
            <input
              name="value"
              required
              maxLength={200}
              defaultValue={`${result.operator ?? ""}${result.value ?? result.shown}`}
            />
          </Field>
          <Field label={text.labs.unit}>
            <input name="unit" maxLength={60} defaultValue={result.unit} />
          </Field>
        </div>
      </Form>
    </div>
  )
}

const Row = (given: {
  readonly result: Result
  readonly isShown: boolean
  readonly changed: () => void
}) => {
  const { result, isShown, changed } = given
  return (
    <li class={isShown ? "shown" : undefined}>
      <a href={addressOf(result) ?? "/labs"} aria-current={isShown ? "true" : undefined}>
        {result.name}
      </a>
      <Value result={result} />
      <Range result={result} />
      {isShown && result.is_unconfirmed && <Doubt result={result} changed={changed} />}
      {isShown && !result.is_unconfirmed && <Mark result={result} done={changed} />}
    </li>
  )
}

const remove = async (id: string) => {
  await change("DELETE", pathOf(id))
  navigate("/labs", { replace: true })
}

const Read = (given: { readonly lab: ParsedLab; readonly changed: () => void }) => {
  const { lab, changed } = given
  const results = resultsOf(lab)
  const asked = address.value.searchParams.get("result")
  const shown = results.find(({ id }) => id === asked) ?? results[0]
  const isAgain = results.some(({ lab_id }) => lab_id !== lab.id)
  return (
    <>
      <h1>{text.labs.report(dayOf(lab))}</h1>
      {lab.aggregator_status !== "parsed" && <Notice>{statusText(lab.aggregator_status)}</Notice>}
      {isAgain && <p>{text.labs.again}</p>}
      {lab.note !== null && <p class="card">{lab.note}</p>}
      <div class="report">
        <ul>
          {results.map((result) => (
            <Row
              key={`${result.id} ${result.is_unconfirmed}`}
              result={result}
              isShown={result.id === shown?.id}
              changed={changed}
            />
          ))}
        </ul>
        <div class="beside">
          {shown?.printed && lab.content_type !== null ? (
            <PageOf lab={lab.id} printed={shown.printed} />
          ) : (
            <Notice>{lab.content_type === null ? text.labs.entered : text.labs.unplaced}</Notice>
          )}
        </div>
      </div>
      {lab.content_type !== null && (
        <p>
          {text.labs.unread_line} <a href="/labs">{text.labs.by_hand}</a>
        </p>
      )}
      {lab.content_type !== null && (
        <p>
          <a href={`${pathOf(lab.id)}/file`} target="_blank" rel="noreferrer">
            {text.labs.original}
          </a>
        </p>
      )}
      <div>
        <Confirm label={text.labs.delete} sure={text.labs.delete_sure} run={() => remove(lab.id)} />
      </div>
    </>
  )
}

/** A report: what was read in it, beside its pages. */
export const Report = ({ id }: { readonly id: string }) => {
  const lab = useResource<ParsedLab>(pathOf(id))
  return (
    <section class="labs">
      <p>
        <a href="/labs">{text.labs.back}</a>
      </p>
      {lab.problem?.status === 404 ? (
        <Notice>{text.labs.gone}</Notice>
      ) : (
        <Shown of={lab}>{(value) => <Read lab={value} changed={lab.reload} />}</Shown>
      )}
    </section>
  )
}
