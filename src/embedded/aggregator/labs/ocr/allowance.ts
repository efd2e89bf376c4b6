/** The time of processors that may still be used. */
export interface Allowance {
  /** Does a piece of work; null, and nothing done, where there may be too little left for it. */
  readonly spend: <Done>(work: () => Promise<Done>) => Promise<Done | null>
}

const spentByNow = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/**
 * Starts an allowance of so many seconds of processors, counted from now on. The first piece of work is always done; a
 * further one where there is as much left as the longest before it took.
 */
export const startAllowance = (seconds: number): Allowance => {
  const began = spentByNow()
  let longest = 0
  return {
    spend: async (work) => {
      const before = spentByNow()
      if (longest > 0 && before - began + longest > seconds) return null
      const done = await work()
      longest = Math.max(longest, spentByNow() - before)
      return done
    },
  }
}
