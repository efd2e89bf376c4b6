import { dlopen, ptr } from "bun:ffi"

const LIBRARY = process.platform === "darwin" ? "libSystem.dylib" : "libc.so.6"
const CLOCK_THREAD_CPUTIME_ID = process.platform === "darwin" ? 16 : 3

/**
 * Reads the CPU time of the calling thread, in milliseconds: what other threads, or other processes
 * on a busy machine, take meanwhile is not in it.
 */
export const makeThreadClock = (): (() => number) => {
  const { symbols } = dlopen(LIBRARY, {
    clock_gettime: { args: ["i32", "ptr"], returns: "i32" },
  })
  const time = new BigInt64Array(2)
  const place = ptr(time)
  return () => {
    symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, place)
    return Number(time[0]) * 1e3 + Number(time[1]) / 1e6
  }
}
