import { Effect, FiberMap, Semaphore, Stream } from "effect"
import { type Client, failureOf as failureAt } from "#cli/client"
import { frameReader } from "#cli/frames"
import { failureOf, type Message, messageOf, ownHeaders } from "#cli/mcp/message"
import { printLine } from "#cli/terminal"

/** Headers of a session, which its first answer brings. */
const SESSION = ["mcp-session-id", "mcp-protocol-version"] as const
type Session = Readonly<Record<string, string>>

const BEGINNING = "initialize"
const CANCELLED = "notifications/cancelled"

/** What a program says once its session has begun. */
const INITIALIZED = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })

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
export const makePassage = Effect.fnUntraced(function* (client: Client) {
  const passing = yield* FiberMap.make<unknown>()
  let beginning = ""
  let session: Session | null = null
  const beginningAgain = Semaphore.makeUnsafe(1)
  const printing = Semaphore.makeUnsafe(1)

  /** A pipe takes a long line in pieces, between which no other may come. */
  const say = (line: string) => Effect.uninterruptible(printing.withPermit(printLine(line)))

  const send = (method: string, body: string | null, more: Session | null) =>
    Effect.tryPromise((signal) =>
      fetch(`${client.url}/mcp`, {
        method,
        body,
        signal,
        headers: {
          accept: "application/json, text/event-stream",
          authorization: `Bearer ${client.token}`,
          "content-type": "application/json",
          ...more,
        },
      }),
    )

  const begin = Effect.gen(function* () {
    const response = yield* send("POST", beginning, null)
    const [id, version] = SESSION.map((name) => response.headers.get(name))
    if (id && version) session = { [SESSION[0]]: id, [SESSION[1]]: version }
    return response
  })

  /** Begins a session anew that the server does not know: it was started again, or has ended it. */
  const beginAgain = (lost: Session) =>
    Effect.gen(function* () {
      // Of several messages that learn of it at once the first begins it.
      if (session !== lost) return
      const begun = yield* begin
      yield* Effect.tryPromise(() => begun.text())
      yield* send("POST", INITIALIZED, session)
    }).pipe(beginningAgain.withPermit)

  const answerTo = Effect.fnUntraced(function* (line: string, message: Message) {
    if (message.method === BEGINNING) {
      beginning = line
      return yield* begin
    }
    const own = ownHeaders(message)
    const within = session
    const response = yield* send("POST", line, own ?? within)
    if (own || !within || response.status !== 404) return response
    yield* beginAgain(within)
    return yield* send("POST", line, session)
  })

  /** A request that the server refuses or does not answer gets an error: a program would wait for ever. */
  const pass = (line: string, message: Message): Effect.Effect<void> => {
    const { id, method } = message
    const fail = (text: string) =>
      id == null || method === undefined ? Effect.void : say(failureOf(id, text))
    return Effect.gen(function* () {
      const response = yield* answerTo(line, message)
      if (response.ok) return yield* Stream.runForEach(messagesIn(response), say)
      const text = yield* Effect.tryPromise(() => response.text())
      const { id: refused, error } = messageOf(text)
      if (error && refused === id) return yield* say(text.trim())
      return yield* fail(failureAt(client.url, response.status, text).message)
    }).pipe(Effect.catch(() => fail(`The server at ${client.url} does not answer.`)))
  }

  /** Takes in a line: what it asks is answered by the time that `idle` ends. */
  const take = Effect.fnUntraced(function* (line: string) {
    const message = messageOf(line)
    const { id, method, params } = message
    // The session is known once its beginning was answered.
    if (method === BEGINNING) return yield* pass(line, message)
    // Without a session a question is given up by leaving it.
    if (method === CANCELLED && session === null)
      return yield* FiberMap.remove(passing, params?.requestId)
    yield* FiberMap.run(passing, id ?? Symbol(), pass(line, message))
  })

  const end = Effect.suspend(() =>
    session === null ? Effect.void : Effect.ignore(send("DELETE", null, session)),
  )

  return { take, idle: FiberMap.awaitEmpty(passing), end }
})
