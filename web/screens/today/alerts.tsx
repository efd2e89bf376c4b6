import type { TodayAlert } from "#domain/today"
import { text } from "#web/text"

/** What the safety rules say of new rows, in their own words. */
export const Alerts = ({ alerts }: { readonly alerts: ReadonlyArray<TodayAlert> }) => {
  if (alerts.length === 0) return null
  return (
    <section class="alerts" aria-labelledby="alerts">
      <h2 id="alerts">{text.today.alerts}</h2>
      {alerts.map((alert, at) => (
        <p key={at}>{alert.text}</p>
      ))}
    </section>
  )
}
