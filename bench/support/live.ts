import { get } from "#bench/connection"

/** Streams that are open and read by this process. */
export interface Live {
  /** Milliseconds from an event's `text`, the moment it was appended, until it was read here. */
  readonly latencies: Array<number>
  /** How many streams the server has ended. */
  readonly lost: () => number
  readonly close: () => void
}

const TEXT = /"text":"(\d+\.\d+)"/g

/** Opens one stream per path, a few at a time, and answers when the last has sent its header. */
export const open = async (
  base: string,
  paths: ReadonlyArray<string>,
  headers: Record<string, string> = {},
): Promise<Live> => {
  const latencies: Array<number> = []
  const closers: Array<() => void> = []
  let lost = 0

  const stream = async (path: string) => {
    const url = new URL(path, base)
    const answered = Promise.withResolvers<void>()
    const socket = await Bun.connect({
      hostname: url.hostname,
      port: Number(url.port),
      socket: {
        data: (_, chunk) => {
          answered.resolve()
          const now = performance.timeOrigin + performance.now()
          for (const [, at] of chunk.toString("latin1").matchAll(TEXT))
            latencies.push(now - Number(at))
        },
        close: () => {
          lost++
          answered.reject(new Error("a stream was closed by the server"))
        },
      },
    })
    closers.push(() => socket.end())
    socket.write(get(url, headers))
    await answered.promise
  }

  const queue = [...paths]
  const opener = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await stream(path)
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return {
    latencies,
    lost: () => lost,
    close: () => {
      for (const close of closers) close()
    },
  }
}
