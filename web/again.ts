import { effect, signal } from "@preact/signals"
import type { SessionState } from "#domain/session"
import { get, Problem, refusals } from "#web/api"
import { forget, session } from "#web/session"

/**
 * Why somebody has to sign in once more while a screen is open: their session has `ended`, or it is too `old` for what
 * they are about to change. Null while they need not.
 */
export const again = signal<"ended" | "old" | null>(null)

let answer: ((isSignedIn: boolean) => void) | null = null

const decide = (isSignedIn: boolean) => {
  again.value = null
  answer?.(isSignedIn)
  answer = null
}

/** Leaves it at that: whose session has ended is shown nothing of theirs any more. */
export const notAgain = () => {
  if (again.value === "ended") forget()
  decide(false)
}

/** Runs a change that only a fresh sign-in may make, once more after signing in where this one was too old. */
export const freshly = async <A>(run: () => Promise<A>): Promise<A> => {
  try {
    return await run()
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.status !== 403) throw cause
    answer?.(false)
    const isSignedIn = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    again.value = "old"
    if (!(await isSignedIn)) throw cause
    return run()
  }
}

const current = () => session.peek()?.session?.id ?? null

/** Asks whether a refused request means that the session of the open screen has ended. */
const check = async () => {
  const was = current()
  const state = await get<SessionState>("/v1/session").catch(() => null)
  if (state?.session === null && current() === was) again.value = "ended"
}

/** Watches for the end of the session, and for a new one. */
export const startAgain = () => {
  effect(() => {
    if (refusals.value > 0 && current() !== null && again.peek() !== "ended") void check()
  })
  let before = current()
  effect(() => {
    const id = session.value?.session?.id ?? null
    if (id === before) return
    before = id
    decide(id !== null)
  })
}
