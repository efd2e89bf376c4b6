import { text } from "#web/text"

/** Questions that the rows of today ask for; each opens the conversation with it. */
export const Suggestions = ({ questions }: { readonly questions: ReadonlyArray<string> }) => {
  if (questions.length === 0) return null
  return (
    <section class="day-part" aria-labelledby="suggestions">
      <h2 id="suggestions">{text.today.suggestions}</h2>
      <ul class="questions">
        {questions.map((question) => (
          <li key={question}>
            <a class="button" href={`/ask?q=${encodeURIComponent(question)}`}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
