import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { Notice } from "#parts/notice"
import { navigate } from "#web/router"
import { text } from "#web/text"
import { Answer } from "./answer"
import { ask, isWorking, leave, open, turns } from "./turn"

/** A conversation: the questions so far, and the field for the next one. */
export const Ask = ({ id }: { readonly id: string | null }) => {
  const question = useSignal("")
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    open(id).catch(() => navigate("/ask", { replace: true }))
  }, [id])
  useEffect(() => leave, [])

  const submit = async () => {
    const asked = question.value.trim()
    if (asked === "" || isWorking()) return
    problem.value = null
    try {
      const conversation = await ask(asked)
      question.value = ""
      if (id === null) navigate(`/ask/${conversation}`, { replace: true })
    } catch (cause) {
      problem.value = cause instanceof Error ? cause.message : text.problem
    }
  }

  return (
    <section class="ask">
      <h1>{text.ask.title}</h1>
      {turns.value.length === 0 && <Notice>{text.ask.empty}</Notice>}
      {turns.value.map((turn) => (
        <Answer key={turn.id} turn={turn} />
      ))}
      <form
        class="composer"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label class="field">
          <span class="unseen">{text.ask.label}</span>
          <textarea
            name="question"
            rows={1}
            placeholder={text.ask.placeholder}
            value={question.value}
            onInput={(event) => {
              question.value = event.currentTarget.value
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.isComposing) return
              event.preventDefault()
              void submit()
            }}
          />
        </label>
        <button type="submit" class="primary">
          {text.ask.submit}
        </button>
        {problem.value !== null && (
          <p class="wrong" role="alert">
            {problem.value}
          </p>
        )}
      </form>
    </section>
  )
}
