import { useSignal } from "@preact/signals"
import { type ComponentChildren, createContext } from "preact"
import { useContext, useLayoutEffect, useMemo } from "preact/hooks"
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

/** Counts something that is being read, until the function that it gives is called. */
type Count = () => () => void

const Counted = createContext<Count | null>(null)

const Word = () => (
  <div class="loading" role="status">
    <span>{text.loading}</span>
  </div>
)

/** The place of something that is being read. It keeps its room, so that nothing jumps. */
export const Loading = () => {
  const count = useContext(Counted)
  useLayoutEffect(() => count?.(), [])
  return <Word />
}

/** Parts that appear together, as soon as each has been read: none pushes another down. */
export const Together = (given: {
  readonly children: ComponentChildren
  readonly onShown?: () => void
}) => {
  const reading = useSignal(0)
  const isShown = useSignal(false)
  const count = useMemo<Count>(
    () => () => {
      reading.value++
      return () => {
        reading.value--
      }
    },
    [],
  )
  const isRead = reading.value === 0
  useLayoutEffect(() => {
    if (reading.peek() === 0) isShown.value = true
  }, [isRead])
  useLayoutEffect(() => {
    if (isShown.value) given.onShown?.()
  }, [isShown.value])
  return (
    <Counted.Provider value={count}>
      {!isShown.value && <Word />}
      <div class="together" hidden={!isShown.value}>
        {given.children}
      </div>
    </Counted.Provider>
  )
}

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
