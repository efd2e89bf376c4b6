import { Layer, Scheduler } from "effect"

/** How long fibers that go on may hold the event loop in one of its turns. */
const MAX_MS = 5

/**
 * Runs tasks in order, each in a turn of the event loop to come: those that begin within 5 ms in one turn, the others
 * in the next, so that requests are read and events sent while many fibers are at work. Returns what takes a task back.
 */
const makeRunQueue = (): ((run: () => void) => () => void) => {
  let queue: Array<{ run: () => void }> = []
  let isScheduled = false

  const schedule = () => {
    if (isScheduled || queue.length === 0) return
    isScheduled = true
    setImmediate(runSome)
  }

  const runSome = () => {
    isScheduled = false
    const tasks = queue
    queue = []
    const until = performance.now() + MAX_MS
    let at = 0
    try {
      do tasks[at++]!.run()
      while (at < tasks.length && performance.now() < until)
    } finally {
      queue = [...tasks.slice(at), ...queue]
      schedule()
    }
  }

  return (run) => {
    const task = { run }
    queue.push(task)
    schedule()
    return () => {
      task.run = () => {}
    }
  }
}

/** Fibers of a service share one queue: those that yield go on in turn, however many there are. */
export const sharedScheduler = Layer.sync(
  Scheduler.Scheduler,
  () => new Scheduler.MixedScheduler("async", makeRunQueue()),
)
