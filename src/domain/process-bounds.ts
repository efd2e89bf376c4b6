/** The exit codes of a process of our own that has reached a bound. */
export const BEYOND_MEMORY = 41
export const BEYOND_TIME = 42
export const STOOD_STILL = 43

const LOOK_MS = 50

/** Ends this process once it has taken more memory than it may, in bytes that are resident. */
export const endBeyondMemory = (max_bytes: number): void => {
  if (process.memoryUsage.rss() > max_bytes) process.exit(BEYOND_MEMORY)
  setTimeout(endBeyondMemory, LOOK_MS, max_bytes)
}

/** Ends this process once its threads have taken more of the processors than it may, in seconds. */
export const endBeyondTime = (max_s: number): void => {
  const { user, system } = process.cpuUsage()
  if (user + system > max_s * 1_000_000) process.exit(BEYOND_TIME)
  setTimeout(endBeyondTime, LOOK_MS, max_s)
}

/** So many looks in a row find a process where it was before it counts as standing still: one look may come late. */
const STILL_LOOKS = 10

/** Ends this process once a count has not moved for so many seconds; null is a time that does not count. */
export const endWhenStill = (max_s: number, count: () => number | null): void => {
  let last: number | null = null
  let still = 0
  const look = () => {
    const now = count()
    still = now !== null && now === last ? still + 1 : 0
    if (still === STILL_LOOKS) process.exit(STOOD_STILL)
    last = now
    setTimeout(look, (max_s * 1_000) / STILL_LOOKS)
  }
  look()
}

/** For a Linux that has too little memory: this process ends before the service does. */
export const endFirst = async (): Promise<void> => {
  if (process.platform === "linux")
    await Bun.write("/proc/self/oom_score_adj", "1000").catch(() => 0)
}
