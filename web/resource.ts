import { signal, useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { get, OFFLINE, Problem } from "#web/api"
import { useAgain } from "#web/connection"
import { session } from "#web/session"

/** What was read of a path: the value, why there is none, or neither while it is under way. */
export interface Resource<A> {
  readonly value: A | null
  readonly problem: Problem | null
  readonly reload: () => void
}

const refreshes = signal(0)

/** Reads everything on screen anew, after a change that more than one part of it shows. */
export const refresh = () => {
  refreshes.value++
}

const asProblem = (cause: unknown) =>
  cause instanceof Problem ? cause : new Problem(0, "internal_error", String(cause))

/**
 * Reads JSON from a path whenever the path changes, somebody signs in or `reload` is called; nothing while it is null.
 * It is read again, unasked, while the service cannot be reached.
 * The value that was shown stays until its successor is there, unless it is of another path. `read` reads what one
 * request does not.
 */
export const useResource = <A>(
  path: string | null,
  read: (path: string, signal: AbortSignal) => Promise<A> = get,
): Resource<A> => {
  const state = useSignal<{ path: string | null; value: A | null; problem: Problem | null }>({
    path,
    value: null,
    problem: null,
  })
  const turn = useSignal(0)
  const current = turn.value
  const signedIn = session.value?.session?.id
  const refreshed = refreshes.value
  useEffect(() => {
    if (path === null) return
    const aborter = new AbortController()
    read(path, aborter.signal).then(
      (value) => {
        if (!aborter.signal.aborted) state.value = { path, value, problem: null }
      },
      (cause) => {
        if (!aborter.signal.aborted) state.value = { path, value: null, problem: asProblem(cause) }
      },
    )
    return () => aborter.abort()
  }, [path, current, signedIn, refreshed])
  useAgain(state.value.problem?.code === OFFLINE, () => {
    turn.value++
  })
  const isSame = state.value.path === path
  return {
    value: isSame ? state.value.value : null,
    problem: isSame ? state.value.problem : null,
    reload: () => {
      turn.value++
    },
  }
}
