import { Effect } from "effect"
import type { Account } from "#upstream/anthropic/account"
import { adapted } from "#upstream/anthropic/adapted"
import { retried } from "#upstream/anthropic/attempts"
import { type Messages, makeMessages } from "#upstream/anthropic/messages"
import { makeMetered } from "#upstream/anthropic/metered"
import { ModelServer } from "#upstream/model-server"
import { Outgoing } from "#upstream/outgoing"

/** The Messages API of an account, with everything that is done around a call. */
export const messagesOf = (account: Account): Effect.Effect<Messages> =>
  Effect.gen(function* () {
    const { send } = yield* Outgoing
    const server = yield* ModelServer
    return adapted(retried(makeMetered(makeMessages(account, send), account)), server)
  })
