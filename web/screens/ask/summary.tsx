import type { Static } from "typebox"
import type { Evidence } from "#domain/turn-result"
import type { InvestigationSummary } from "#domain/widget"
import { text } from "#web/text"
import { agentText } from "./labels"
import { formatted, type Resolve } from "./values"

/** What a finding says, without its statistics: those are in the drawer. */
const briefly = (claim: string) => claim.replace(/ \(.*$|[.;] .*$/s, "").replace(/\.$/, "")

/** What an investigation found, how sure it is, and the way to what it rests on. */
export const Summary = (given: {
  readonly spec: Static<typeof InvestigationSummary>
  readonly resolve: Resolve
  readonly evidence: ReadonlyArray<Evidence>
  readonly onEvidence: (id: string) => void
}) => {
  const { verdict, confidence, deltaHeadline, evidenceRefs, agentsUsed = [] } = given.spec
  const value = deltaHeadline ? given.resolve(deltaHeadline.value) : null
  const found = evidenceRefs.flatMap((ref) => given.evidence.find(({ id }) => id === ref) ?? [])
  return (
    <>
      <h3>{text.ask.kinds.investigation_summary}</h3>
      {value !== null && (
        <p class="headline">
          {deltaHeadline?.label && <small>{deltaHeadline.label}</small>}
          <span class="amount">{formatted(value, deltaHeadline?.fmt)}</span>
        </p>
      )}
      <p>{verdict}</p>
      <p>
        <small>
          {text.ask.confidence[confidence]}
          {agentsUsed.length > 0 && ` · ${agentsUsed.map(agentText).join(", ")}`}
        </small>
      </p>
      {found.length > 0 && (
        <details>
          <summary>{text.ask.rests_on(found.length)}</summary>
          <ul class="rests">
            {found.map(({ id, claim }) => (
              <li key={id}>
                <button
                  type="button"
                  class="claim"
                  aria-haspopup="dialog"
                  onClick={() => given.onEvidence(id)}
                >
                  {briefly(claim)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
