import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import type { ConfirmedResult, ParsedLab } from "#domain/lab"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Notice, Shown } from "#parts/notice"
import { change } from "#web/api"
import { dayText, instantText } from "#web/format"
import { useResource } from "#web/resource"
import { address, navigate } from "#web/router"
import { text } from "#web/text"
import { addressOf, Mark } from "./history"
import { PageOf } from "./page"
import { Range } from "./range"
import { listedNameOf, sourceOf } from "./report-name"
import { pathOf, type Result, resultsOf } from "./results"
import { statusText } from "./uploads"
import { Value } from "./value"

/** A doubtful result: its person says that it is so, or what it is. */
const Doubt = (given: { readonly result: Result; readonly answered: () => void }) => {
  const { result, answered } = given
  const say = async (said: ConfirmedResult) => {
    await change("PATCH", pathOf(result.lab_id!), { results: [said] })
    answered()
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
  /** True where its doubt was answered just now: what was focused is gone with it. */
  readonly isAnswered: boolean
  readonly answered: () => void
  readonly changed: () => void
}) => {
  const { result, isShown, isAnswered, answered, changed } = given
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isAnswered) link.current?.focus()
  }, [isAnswered])
  return (
    <li class={isShown ? "shown" : undefined}>
      <a ref={link} href={addressOf(result) ?? "/labs"} aria-current={isShown ? "true" : undefined}>
        {result.name}
      </a>
      <Value result={result} />
      <Range result={result} />
      {isShown && result.is_unconfirmed && <Doubt result={result} answered={answered} />}
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
  const source = sourceOf(lab, instantText)
  const answered = useSignal<string | null>(null)
  const isAgain = results.some(({ lab_id }) => lab_id !== lab.id)
  return (
    <>
      <h1>{listedNameOf(lab, dayText)}</h1>
      {source !== null && <p class="source">{source}</p>}
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
              isAnswered={result.id === answered.value && !result.is_unconfirmed}
              answered={() => {
                answered.value = result.id
                changed()
              }}
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
