import { Effect, FiberSet, type Layer, Stream } from "effect"
import type { Client } from "#cli/client"
import { frameReader } from "#cli/frames"
import { reaching } from "#cli/reach"
import { printLine } from "#cli/terminal"
import type { Config } from "#config"

/** Headers that a session needs from its first answer on. */
const SESSION = "mcp-session-id"
const VERSION = "mcp-protocol-version"

/** JSON-RPC's code of an error that a server defines itself. */
const SERVER_ERROR = -32_000

/** What a line holds, as far as its way is concerned. */
interface Message {
  readonly id?: string | number
  readonly method?: string
  readonly result?: { readonly protocolVersion?: unknown }
}

const BEGINNING = "initialize"

/** What a program says once its session has begun. */
const INITIALIZED = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })

const messageOf = (line: string): Message => {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    return {}
  }
}

const failure = (id: string | number, message: string) =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code: SERVER_ERROR, message } })

/** The messages of an answer, each as soon as it is whole. */
const messagesIn = (response: Response): Stream.Stream<string, unknown> => {
  const { body, headers } = response
  if (body === null) return Stream.empty
  if (!headers.get("content-type")?.startsWith("text/event-stream"))
    return Stream.fromEffect(Effect.tryPromise(() => response.text())).pipe(
      Stream.map((text) => text.trim()),
      Stream.filter((text) => text !== ""),
    )
  const framesIn = frameReader()
  return Stream.fromReadableStream({ evaluate: () => body, onError: (cause) => cause }).pipe(
    Stream.flatMap((bytes) => Stream.fromIterable(framesIn(bytes))),
    Stream.map(({ data }) => data),
  )
}

/** Passes the messages of a program on to a server, and its answers back. */
const makePassage = (client: Client) => {
  const session: Record<string, string> = {}

  const send = (method: string, body: string | null, signal: AbortSignal) =>
    fetch(`${client.url}/mcp`, {
      method,
      signal,
      headers: {
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${client.token}`,
        "content-type": "application/json",
        ...session,
      },
      ...(body === null ? {} : { body }),
    })

  /** The answer to a line, whose session is that of the lines after it. */
  const post = Effect.fnUntraced(function* (line: string) {
    const response = yield* Effect.tryPromise((signal) => send("POST", line, signal))
    const opened = response.headers.get(SESSION)
    if (opened !== null) session[SESSION] = opened
    return response
  })

  /** The answer to the beginning of a session says in which version of the protocol it goes on. */
  const printBegun = (line: string) => {
    const version = messageOf(line).result?.protocolVersion
    if (typeof version === "string") session[VERSION] = version
    return printLine(line)
  }

  let beginning = ""

  /** Begins the session anew: a server that was started again knows none. */
  const beginAgain = Effect.gen(function* () {
    delete session[SESSION]
    const begun = yield* post(beginning)
    yield* Effect.promise(() => begun.text())
    yield* post(INITIALIZED)
  })

  /** A request that the server refuses or does not answer gets an error: a program would wait for ever. */
  const pass = (line: string, { id, method }: Message): Effect.Effect<void> => {
    const refuse = (message: string) =>
      id === undefined || method === undefined ? Effect.void : printLine(failure(id, message))
    return Effect.gen(function* () {
      const begins = method === BEGINNING
      if (begins) beginning = line
      let response = yield* post(line)
      if (response.status === 404 && SESSION in session) {
        yield* beginAgain
        response = yield* post(line)
      }
      const print = begins ? printBegun : printLine
      if (response.ok) return yield* Stream.runForEach(messagesIn(response), print)
      return yield* refuse(`The server at ${client.url} answered ${response.status}.`)
    }).pipe(Effect.catch(() => refuse(`The server at ${client.url} does not answer.`)))
  }

  const end = Effect.suspend(() =>
    SESSION in session
      ? Effect.ignore(Effect.tryPromise((signal) => send("DELETE", null, signal)))
      : Effect.void,
  )

  return { pass, end }
}

const lines = Stream.fromReadableStream({
  evaluate: () => Bun.stdin.stream(),
  onError: (cause) => cause,
}).pipe(
  Stream.decodeText(),
  Stream.splitLines,
  Stream.filter((line) => line.trim() !== ""),
)

/**
 * The Model Context Protocol on standard input and output, one message a line, for a program that starts its servers
 * itself: each is passed on to the server that the other commands ask. Ends with the input, once all is answered.
 */
export const mcp = Effect.fn("mcp")(function* <E>(
  { demo }: { readonly demo?: true },
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  yield* reaching(temporaryServer, { demo, mayBegin: true }, (client) =>
    Effect.gen(function* () {
      const { pass, end } = makePassage(client)
      const passing = yield* FiberSet.make()
      yield* Stream.runForEach(lines, (line) => {
        const message = messageOf(line)
        const passed = pass(line, message)
        // The session is known once its beginning was answered.
        return message.method === BEGINNING ? passed : Effect.asVoid(FiberSet.run(passing, passed))
      }).pipe(Effect.ignore)
      yield* FiberSet.awaitEmpty(passing)
      yield* end
    }),
  )
}, Effect.scoped)
