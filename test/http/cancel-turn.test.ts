import { expect } from "bun:test"
import { Effect, Fiber } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"
import { framesOf } from "#test/sse"

const it = itLive(App)

const ask = { messages: [{ role: "user", content: "How did I sleep?" }] }
const cancelled = { code: "cancelled", message: "The turn was cancelled." }

it("answers the cancelled turn, and ends the stream of everybody who watches it", () =>
  Effect.gen(function* () {
    const { fetch, get, post, token } = yield* Client
    const model = yield* ModelScript
    yield* model.stallsAt("judge")
    const { id } = (yield* post("/v1/turns", ask)).body
    const headers = { authorization: `Bearer ${token}` }
    const response = yield* fetch(`/v1/turns/${id}/events`, { headers })
    const watching = yield* Effect.forkChild(Effect.promise(() => framesOf(response)))
    yield* model.reached("judge")
    const answer = yield* post(`/v1/turns/${id}/cancel`, {}, { "idempotency-key": "stop" })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id, status: "failed", result: null, error: cancelled })
    expect((yield* get(`/v1/turns/${id}`)).body).toEqual(answer.body)
    const frames = yield* Fiber.join(watching)
    expect(frames.at(-1)).toMatchObject({ event: "turn.failed", data: cancelled })
    const again = yield* post(`/v1/turns/${id}/cancel`, {}, { "idempotency-key": "stop" })
    expect(again.body).toEqual(answer.body)
  }))

it("takes no body, and answers the turn as it is once it has ended", () =>
  Effect.gen(function* () {
    const { get, post, send, token } = yield* Client
    const { id } = (yield* post("/v1/turns", ask)).body
    yield* (yield* TurnSupervisor).idle
    const before = yield* get(`/v1/turns/${id}`)
    const answer = yield* send(`/v1/turns/${id}/cancel`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(before.body)
    expect(answer.body.status).toBe("completed")
  }))

it("does not know another person's turn, nor one that never was", () =>
  Effect.gen(function* () {
    const { post } = yield* Client
    const { id } = (yield* post("/v1/turns", ask)).body
    const refused = yield* post(`/v1/turns/${id}/cancel`, {}, yield* otherUser)
    expect(refused.status).toBe(404)
    expect(refused.body.error.code).toBe("turn_not_found")
    expect((yield* post("/v1/turns/turn_none/cancel", {})).status).toBe(404)
  }))
