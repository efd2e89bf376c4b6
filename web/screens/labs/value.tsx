import { Breakable } from "#parts/breakable"
import { text } from "#web/text"
import type { Result } from "./results"

/** A result as it is read: one that is marked as wrong is struck, and says so. */
export const Value = ({ result }: { readonly result: Result }) => {
  const { shown, unit, is_wrong, is_unconfirmed } = result
  const value = (
    <>
      <b>{shown}</b> <Breakable words={unit} />
    </>
  )
  return (
    <span class="measured">
      {is_wrong ? <s>{value}</s> : value}
      {is_wrong && <em>{text.labs.wrong}</em>}
      {is_unconfirmed && <em>{text.labs.unconfirmed}</em>}
    </span>
  )
}
