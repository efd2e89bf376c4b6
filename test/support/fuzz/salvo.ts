import { expect } from "bun:test"
import { Clock, Effect, Layer } from "effect"
import fc from "fast-check"
import { newId } from "#domain/ids"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, appWith, localAccounts, WEBHOOK_SECRET } from "#test/app"
import { type Answer, Client } from "#test/client"
import { type Shot, shots } from "#test/fuzz/shot"
import { Shown } from "#test/fuzz/shown"
import { Aggregator } from "#upstream/aggregator"

const SHOTS = 100

/** The same requests every time: a red run is the change's doing. */
const SEED = 20_261_120

/** An aggregator that is well, and knows nobody. */
const aggregator = Layer.succeed(
  Aggregator,
  Aggregator.of({
    isConfigured: true,
    widgetSession: () =>
      Effect.succeed({ url: "https://widget.example/1", session_id: "1", expires_in: 600 }),
    userInfo: () => Effect.succeed(null),
    usersOf: () => Effect.succeed([]),
    deauthenticate: () => Effect.void,
    requestHistory: () => Effect.succeed("queued"),
    uploadLab: () => Effect.sync(() => ({ upload_id: newId("lab") })),
  }),
)

const App = appWith(localAccounts, aggregator)

/** A header as it is sent. */
const filled = (value: string, { token }: Shown, body: Shot["body"], now: number) =>
  value === "~signature~"
    ? signatureOf(WEBHOOK_SECRET, Math.floor(now / 1000), Buffer.from(body ?? ""))
    : value.replace("~token~", token).replace("~admin~", ADMIN_KEY)

const newcomer = Effect.gen(function* () {
  const { send } = yield* Client
  const minted = yield* send("/admin/tokens", {
    method: "POST",
    headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
    body: JSON.stringify({ email: `${newId("user")}@example.org` }),
  })
  return minted.body.service_token as string
})

const fire = Effect.fnUntraced(function* ({ method, path, headers, body }: Shot, shown: Shown) {
  const { base, send } = yield* Client
  const now = yield* Clock.currentTimeMillis
  const { pathname, search } = new URL(shown.put(path), base)
  const answer = yield* send(pathname + search, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, filled(value, shown, body, now)]),
    ),
    ...(body === undefined ? {} : { body }),
  })
  isWell(answer)
  shown.see(pathname, answer.body)
  return answer
})

/** The client holds each answer against the contract; this is what no contract says. */
const isWell = ({ status, headers, text, body }: Answer) => {
  const request_id = headers.get("x-request-id")
  expect(status).toBeLessThan(500)
  if (status >= 400 && text !== "")
    expect(headers.get("content-type")).toMatch(/^(?:application\/json|text\/html)\b/)
  expect(request_id).toMatch(/^req_[0-9a-f]{32}$/)
  if (body.error?.request_id !== undefined) expect(body.error.request_id).toBe(request_id!)
}

const salvo = (salvo: ReadonlyArray<Shot>) =>
  Effect.gen(function* () {
    const shown = new Shown()
    shown.token = yield* newcomer
    for (const shot of salvo) {
      const { body } = yield* Effect.onError(fire(shot, shown), () =>
        Effect.logError("the shot that missed", shot),
      )
      if (body.error?.code === "invalid_token") shown.token = yield* newcomer
    }
  }).pipe(Effect.provide(App), Effect.runPromise)

/** Fires so many salvos of a hundred requests, each at a service of its own. */
export const fireSalvos = (salvos: number) =>
  fc.assert(fc.asyncProperty(fc.array(shots, { minLength: SHOTS, maxLength: SHOTS }), salvo), {
    numRuns: salvos,
    seed: SEED,
    endOnFailure: true,
  })
