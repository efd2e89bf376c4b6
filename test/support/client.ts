import { Context, Effect } from "effect"

/** What came back. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // A test names the fields it expects; a wrong guess fails there, where it is read.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any
}

export interface Ask {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | ReadableStream
}

/** Somebody who talks to the service over HTTP, as one person unless a header says otherwise. */
export class Client extends Context.Service<
  Client,
  {
    readonly user_id: string
    readonly token: string
    readonly base: string
    /** The raw response, for streams. */
    readonly fetch: (path: string, ask?: Ask) => Effect.Effect<Response>
    /** Exactly what is asked, without a token. */
    readonly send: (path: string, ask?: Ask) => Effect.Effect<Answer>
    readonly get: (path: string, headers?: Ask["headers"]) => Effect.Effect<Answer>
    readonly post: (path: string, body: unknown, headers?: Ask["headers"]) => Effect.Effect<Answer>
  }
>()("test/Client") {}

const read = (response: Response) =>
  Effect.promise(async (): Promise<Answer> => {
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.startsWith("application/json")
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    }
  })

/** A client over whatever answers requests: routes without a socket, or a server on a port. */
export const makeClient = (
  answer: (request: Request) => Promise<Response>,
  base: string,
  who: { readonly user_id: string; readonly token: string },
): Client["Service"] => {
  const fetch = (path: string, ask: Ask = {}) =>
    Effect.promise(() => answer(new Request(`${base}${path}`, ask as RequestInit)))
  const send = (path: string, ask?: Ask) => Effect.flatMap(fetch(path, ask), read)
  const authorization = `Bearer ${who.token}`
  return {
    ...who,
    base,
    fetch,
    send,
    get: (path, headers) => send(path, { headers: { authorization, ...headers } }),
    post: (path, body, headers) =>
      send(path, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  }
}
