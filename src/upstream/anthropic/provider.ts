import { Effect } from "effect"
import { accommodated } from "#upstream/anthropic/accommodated"
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
    const tried = retried(makeMetered(makeMessages(account, send), account))
    return adapted(accommodated(tried), server)
  })
