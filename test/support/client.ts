import { Context, Effect } from "effect"
import { holdsContract } from "#test/contract"

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

/**
 * Somebody who talks to the service over HTTP, as one person unless a header says otherwise. Every
 * answer is held against the contract.
 */
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

const holds = (path: string, ask: Ask, { status, headers, body }: Partial<Answer>) =>
  Effect.sync(() =>
    holdsContract(ask.method ?? "GET", path, {
      status: status!,
      contentType: headers!.get("content-type"),
      body,
    }),
  )

/** A client over whatever answers requests: routes without a socket, or a server on a port. */
export const makeClient = (
  answer: (request: Request) => Promise<Response>,
  base: string,
  who: { readonly user_id: string; readonly token: string },
): Client["Service"] => {
  const fetch = (path: string, ask: Ask = {}) =>
    Effect.tap(
      Effect.promise(() => answer(new Request(`${base}${path}`, ask as RequestInit))),
      ({ status, headers }) => holds(path, ask, { status, headers }),
    )
  const send = (path: string, ask: Ask = {}) =>
    Effect.tap(Effect.flatMap(fetch(path, ask), read), (read) => holds(path, ask, read))
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
