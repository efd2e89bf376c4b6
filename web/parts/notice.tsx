import type { ComponentChildren } from "preact"
import type { Problem } from "#web/api"
import type { Resource } from "#web/resource"
import { text } from "#web/text"

interface Action {
  readonly label: string
  readonly run: () => void
}

/** A word in the place of content, and what can be done about it. */
export const Notice = (given: {
  readonly children: ComponentChildren
  readonly action?: Action
}) => (
  <div class="notice" role="status">
    <p>{given.children}</p>
    {given.action && (
      <button type="button" onClick={given.action.run}>
        {given.action.label}
      </button>
    )}
  </div>
)

/** The place of something that is being read. It keeps its room, so that nothing jumps. */
export const Loading = () => (
  <div class="loading" role="status">
    <span>{text.loading}</span>
  </div>
)

/** What went wrong, in the words of the service. */
export const ProblemNotice = (given: {
  readonly problem: Problem
  readonly retry?: () => void
}) => (
  <Notice {...(given.retry ? { action: { label: text.retry, run: given.retry } } : {})}>
    {given.problem.message || text.problem}
  </Notice>
)

/** Shows what was read of a resource, and a word while it is not there. */
export const Shown = <A,>(given: {
  readonly of: Resource<A>
  readonly children: (value: A) => ComponentChildren
}) => {
  const { value, problem, reload } = given.of
  if (problem) return <ProblemNotice problem={problem} retry={reload} />
  return value === null ? <Loading /> : given.children(value)
}
