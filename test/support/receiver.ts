import { Effect } from "effect"

/** A request as it came. */
export interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A real HTTP server that keeps what it is sent, and answers as a test says. */
export const receiver = Effect.acquireRelease(
  Effect.sync(() => {
    const received: Array<Received> = []
    const answers = { with: (_: Received): Response | Promise<Response> => new Response() }
    const server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        const headers = Object.fromEntries(request.headers as unknown as Iterable<[string, string]>)
        const one = { path: pathname, headers, text: await request.text() }
        received.push(one)
        return answers.with(one)
      },
    })
    return { url: `http://127.0.0.1:${server.port}`, received, answers, server }
  }),
  ({ server }) => Effect.promise(() => server.stop(true)),
)
