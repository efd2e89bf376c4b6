import { Effect } from "effect"
import type { Account } from "#upstream/anthropic/account"
import { retried } from "#upstream/anthropic/attempts"
import { type Messages, makeMessages } from "#upstream/anthropic/messages"
import { makeMetered } from "#upstream/anthropic/metered"
import { Outgoing } from "#upstream/outgoing"

/** The Messages API of an account, with everything that is done around a call. */
export const messagesOf = (account: Account): Effect.Effect<Messages> =>
  Effect.map(Outgoing, ({ send }) => retried(makeMetered(makeMessages(account, send), account)))
