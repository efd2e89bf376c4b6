import { text } from "#web/text"
import type { ShownTurn } from "./turn"

const paragraphsOf = (answer: string) => answer.split(/\n{2,}/).filter((part) => part !== "")

/** A question with its answer, as far as it has come. */
export const Answer = ({ turn }: { readonly turn: ShownTurn }) => {
  const isOver = turn.result !== null || turn.error !== null
  return (
    <article class="turn" aria-busy={!isOver}>
      <h2 class="question">{turn.question}</h2>
      {!isOver && (
        <p class="working">
          {text.ask.working}
          {turn.steps.length > 0 && `: ${turn.steps.at(-1)}`}
        </p>
      )}
      <div class="answer" aria-live="polite">
        {paragraphsOf(turn.answer).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {turn.error && (
        <p class="wrong" role="alert">
          {text.ask.failed} {turn.error.message}
        </p>
      )}
    </article>
  )
}
