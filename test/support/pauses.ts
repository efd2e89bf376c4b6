/** Milliseconds of this process's own time for which a text may hold the loop. */
export const MAX_PAUSE = 20

/** Milliseconds of this process's own time, so that a busy machine changes nothing. */
const cpuOf = (read: () => unknown): number => {
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const TRIES = 8
/** One that is still too slow then is tried again behind the collector, whose threads may have been at work. */
const MORE_TRIES = 16

/** The least of several: the first compiles, another may pay for the collector. */
const pauseOf = (read: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIES && least > MAX_PAUSE / 2; i++) least = Math.min(least, cpuOf(read))
  for (let i = 0; i < MORE_TRIES && least > MAX_PAUSE; i++) {
    Bun.gc(true)
    least = Math.min(least, cpuOf(read))
  }
  return least
}

/** The fragments that hold the loop for too long while a text of nothing else is read, with their pauses in ms. */
export const slowOf = (
  fragments: ReadonlyArray<string>,
  length: number,
  read: (text: string) => unknown,
): ReadonlyArray<readonly [string, number]> =>
  fragments
    .map((fragment) => {
      const text = fragment.repeat(Math.ceil(length / fragment.length))
      return [fragment, pauseOf(() => read(text))] as const
    })
    .filter(([, pause]) => pause > MAX_PAUSE)
