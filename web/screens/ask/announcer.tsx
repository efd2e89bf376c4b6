import { sentencesOf } from "./blocks"
import { turns } from "./conversation"

/** Reads the answer that is being given out, a sentence at a time as each has come to its end. */
export const Announcer = () => {
  const last = turns.value.at(-1)
  const sentences = last?.isHere ? sentencesOf(last.state.value.answer) : []
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions">
      {sentences.map((sentence, at) => (
        <p key={`${last?.key} ${at}`}>{sentence}</p>
      ))}
    </div>
  )
}
