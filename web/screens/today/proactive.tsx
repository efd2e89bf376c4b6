import type { TodayNews } from "#domain/today"
import { sentencesOf } from "#web/screens/ask/blocks"
import { text } from "#web/text"

const words = text.today

/** A briefing or an alert, among what is new. */
export type ProactiveTurn = Extract<TodayNews, { readonly kind: "briefing" | "alert" }>

/** Whether something new is a briefing or an alert. */
export const isProactive = (news: TodayNews): news is ProactiveTurn =>
  news.kind === "briefing" || news.kind === "alert"

const titleOf = ({ kind, date }: ProactiveTurn, today: string) => {
  if (kind === "briefing") return words.briefing
  return date === today ? words.alert : words.alert_before
}

/** The settings, where alerts about the subject are stopped; a briefing is turned off there. */
const settingsOf = ({ subject }: ProactiveTurn) =>
  subject === null
    ? "/settings#notifications"
    : `/settings?stop=${encodeURIComponent(subject)}#notifications`

const Card = (given: { readonly turn: ProactiveTurn; readonly title: string }) => {
  const { turn, title } = given
  return (
    <section class="card proactive" aria-labelledby={turn.turn_id}>
      <h2 id={turn.turn_id}>{title}</h2>
      <p>{sentencesOf(turn.text)[0] ?? turn.text}</p>
      <p class="row">
        <a
          href={`/ask/${encodeURIComponent(turn.conversation_id)}#${turn.turn_id}`}
          aria-label={words.why_of(title)}
        >
          {words.why}
        </a>
        <a href={settingsOf(turn)} aria-label={words.stop_of(title)}>
          {words.stop}
        </a>
      </p>
    </section>
  )
}

/** This morning's briefing and the alerts of the last days: each leads to its answer, and to where it is stopped. */
export const ProactiveTurns = (given: {
  readonly turns: ReadonlyArray<ProactiveTurn>
  readonly today: string
}) => (
  <>
    {given.turns.map((turn) => (
      <Card key={turn.turn_id} turn={turn} title={titleOf(turn, given.today)} />
    ))}
  </>
)
