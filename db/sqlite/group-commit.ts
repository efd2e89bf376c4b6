import type { Database as Sqlite } from "bun:sqlite"

/** A commit takes the writes of one turn of the event loop, up to this many writes or bytes, and for so long. */
const MAX_WRITES = 1_000
const MAX_BYTES = 2_000_000
const MAX_MS = 5

interface Write {
  readonly change: () => unknown
  readonly bytes: number
  readonly done: (value: unknown) => void
  readonly failed: (cause: unknown) => void
}

/**
 * Makes durable commits affordable: writes that arrive in one turn of the event loop share one
 * transaction and are answered after its fsync; what there is no time for has the next turn. One that
 * fails takes no neighbour with it: the group is then done again with a savepoint around each. A
 * change is synchronous, must not return a promise, and does nothing but change rows, because it may
 * be done twice.
 */
export interface GroupCommit {
  readonly submit: <A>(
    change: () => A,
    bytes: number,
    done: (value: A) => void,
    failed: (cause: unknown) => void,
  ) => void
  /**
   * Runs `work` right after the commit of the change that calls it, in the order of the changes and
   * before any of their callers resume. Discarded when the change or the commit fails; an exception
   * goes to `broken` and rolls back nothing.
   */
  readonly afterCommit: (work: () => void) => void
  /** Commits what is waiting, at once, and fails every later write. */
  readonly close: () => void
}

/** As many of the writes that wait as one commit may take. */
const groupOf = (writes: ReadonlyArray<Write>): ReadonlyArray<Write> => {
  let bytes = 0
  let end = 0
  for (; end < writes.length && end < MAX_WRITES && bytes < MAX_BYTES; end++)
    bytes += writes[end]!.bytes
  return writes.slice(0, end)
}

export const makeGroupCommit = (
  sqlite: Sqlite,
  hooks: {
    readonly begun: () => void
    readonly committing: () => void
    /** How many changes were committed, and the milliseconds that COMMIT took. */
    readonly committed: (changes: number, took_ms: number) => void
    readonly rolledBack: () => void
    readonly broken: (cause: unknown) => void
  },
): GroupCommit => {
  let waiting: Array<Write> = []
  let scheduled = false
  let closed = false
  let committed: Array<() => void> = []
  /** Answers that their callers have not had yet, oldest first, from `answered` on. */
  let answers: Array<() => void> = []
  let answered = 0
  let answering = false

  const begin = sqlite.query("BEGIN IMMEDIATE")
  const commit = sqlite.query("COMMIT")
  const rollback = sqlite.query("ROLLBACK")
  const save = sqlite.query("SAVEPOINT one")
  const release = sqlite.query("RELEASE one")
  const undo = sqlite.query("ROLLBACK TO one")

  type Apply = (write: Write) => () => void

  const together: Apply = (write) => {
    const value = write.change()
    return () => write.done(value)
  }

  const apart: Apply = (write) => {
    const before = committed.length
    save.run()
    try {
      const value = write.change()
      release.run()
      return () => write.done(value)
    } catch (cause) {
      // A full disk takes the whole transaction with it, savepoints included.
      if (!sqlite.inTransaction) throw cause
      undo.run()
      release.run()
      committed.length = before
      return () => write.failed(cause)
    }
  }

  const guarded = (work: () => void) => {
    try {
      work()
    } catch (cause) {
      hooks.broken(cause)
    }
  }

  const attempt = (group: ReadonlyArray<Write>, apply: Apply): ReadonlyArray<() => void> => {
    committed = []
    try {
      begin.run()
      hooks.begun()
      const given: Array<() => void> = []
      const until = performance.now() + MAX_MS
      for (const write of group) {
        given.push(apply(write))
        if (performance.now() >= until) break
      }
      if (!sqlite.inTransaction) throw new Error("A change has ended the transaction.")
      hooks.committing()
      const from = performance.now()
      commit.run()
      const took_ms = performance.now() - from
      guarded(() => hooks.committed(given.length, took_ms))
      return given
    } catch (cause) {
      if (sqlite.inTransaction) guarded(() => rollback.run())
      guarded(hooks.rolledBack)
      committed = []
      throw cause
    }
  }

  // A savepoint around each write costs a tenth of an acknowledgement, and hardly ever does one
  // fail: the group is done again with them when one has.
  const answersOf = (group: ReadonlyArray<Write>): ReadonlyArray<() => void> => {
    try {
      return attempt(group, together)
    } catch {
      try {
        return attempt(group, apart)
      } catch (cause) {
        return group.map((write) => () => write.failed(cause))
      }
    }
  }

  const schedule = () => {
    if (scheduled) return
    scheduled = true
    setImmediate(flush)
  }

  // A caller goes on within its answer, so that many at once would hold the loop.
  const answer = (until: number) => {
    while (answered < answers.length) {
      guarded(answers[answered++]!)
      if (performance.now() >= until) break
    }
    answers = answers.slice(answered)
    answered = 0
    if (answers.length === 0 || answering) return
    answering = true
    setImmediate(answerMore)
  }

  const answerMore = () => {
    answering = false
    answer(performance.now() + MAX_MS)
  }

  // Whoever is answered writes again at once: that, and what there was no time for, is for the next
  // turn of the event loop.
  const flush = () => {
    scheduled = false
    if (waiting.length === 0) return
    const given = answersOf(groupOf(waiting))
    waiting = waiting.slice(given.length)
    if (waiting.length > 0) schedule()
    for (const work of committed) guarded(work)
    answers.push(...given)
    if (!answering) answer(performance.now() + MAX_MS)
  }

  return {
    submit: (change, size, done, failed) => {
      if (closed) return failed(new Error("The database has been closed."))
      waiting.push({ change, bytes: size, done: done as (value: unknown) => void, failed })
      schedule()
    },
    afterCommit: (work) => void committed.push(work),
    close: () => {
      closed = true
      while (waiting.length > 0) flush()
      answer(Number.POSITIVE_INFINITY)
    },
  }
}
