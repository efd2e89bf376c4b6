import { type Signal, useSignal } from "@preact/signals"
import type { DataType, DeepResearch } from "#domain/turn"
import { text } from "#web/text"
import { isWorking } from "./conversation"
import { ToNewest } from "./newest"

/** The longest question that the service takes. */
const MAX_CHARS = 32_000
const SPANS = [30, 90, 365, 730] as const
const TYPES = Object.keys(text.ask.data_types) as ReadonlyArray<DataType>

/** A search through everything of the last year. */
export const WHOLE_YEAR: DeepResearch = { days: 365, data_types: [...TYPES] }

/** How far back, and through which data, a question is looked into. */
const Depth = ({ depth }: { readonly depth: Signal<DeepResearch> }) => {
  const { days, data_types } = depth.value
  const toggle = (type: DataType) => {
    const chosen = TYPES.filter((other) =>
      other === type ? !data_types.includes(type) : data_types.includes(other),
    )
    if (chosen.length > 0) depth.value = { days, data_types: chosen }
    else depth.value = { days, data_types: [...data_types] }
  }
  return (
    <div class="depth">
      <p>
        <small>{text.ask.deep_about}</small>
      </p>
      <label class="field">
        <span>{text.ask.how_far}</span>
        <select
          name="days"
          value={String(days)}
          onChange={(event) => {
            depth.value = { data_types, days: Number(event.currentTarget.value) }
          }}
        >
          {SPANS.map((span) => (
            <option key={span} value={String(span)}>
              {text.ask.days(span)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{text.ask.through}</legend>
        {TYPES.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              name="data_types"
              checked={data_types.includes(type)}
              onChange={() => toggle(type)}
            />
            {text.ask.data_types[type]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** The field for the next question; while one is being answered, the way to stop it. */
export const Composer = (given: {
  readonly question: Signal<string>
  readonly problem: Signal<string | null>
  readonly onAsk: (question: string, deep?: DeepResearch) => void
  readonly onStop: () => void
}) => {
  const { question, problem } = given
  const isDeep = useSignal(false)
  const depth = useSignal(WHOLE_YEAR)
  const submit = () => {
    const asked = question.value.trim() || (isDeep.value ? text.ask.deep_question : "")
    if (asked === "" || isWorking()) return
    given.onAsk(asked, isDeep.value ? depth.value : undefined)
    isDeep.value = false
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ToNewest />
      {problem.value !== null && (
        <p class="wrong" role="alert">
          {problem.value}
        </p>
      )}
      {isDeep.value && <Depth depth={depth} />}
      <label class="field">
        <span class="unseen">{text.ask.label}</span>
        <textarea
          name="question"
          rows={1}
          maxLength={MAX_CHARS}
          placeholder={isDeep.value ? text.ask.deep_question : text.ask.placeholder}
          value={question.value}
          onInput={(event) => {
            question.value = event.currentTarget.value
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
      </label>
      {isWorking() ? (
        <button type="button" onClick={given.onStop}>
          {text.ask.stop}
        </button>
      ) : (
        <button type="submit" class="primary">
          {text.ask.submit}
        </button>
      )}
      <button
        type="button"
        class="deeper"
        aria-pressed={isDeep.value}
        onClick={() => {
          isDeep.value = !isDeep.value
        }}
      >
        {text.ask.deep}
      </button>
    </form>
  )
}
