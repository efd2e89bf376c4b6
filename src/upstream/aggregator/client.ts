import { Effect, Layer } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import { addDays } from "#domain/time"
import {
  Aggregator,
  type HistoryAnswer,
  type HistoryRequest,
  type WidgetRequest,
} from "#upstream/aggregator"
import { readNotice, readSession, readUser, readUsers } from "#upstream/aggregator/answers"
import { type Account, type Call, CallFailed, makeCalls } from "#upstream/aggregator/call"
import { makeLabUpload } from "#upstream/aggregator/lab-upload"
import { vendorOf } from "#upstream/aggregator/vendor"
import { type Guarded, makeCircuitBreaker } from "#upstream/circuit-breaker"
import { Outgoing } from "#upstream/outgoing"

/** A lookup holds up a request of ours: one attempt, and a short timeout. */
const LOOKUP_TIMEOUT = "1800 millis"
const REQUEST_TIMEOUT = "5 seconds"

const always = () => true

const widgetCall = (request: WidgetRequest): Call => {
  const providers = vendorOf(request.provider)
  return {
    method: "POST",
    path: "/auth/generateWidgetSession",
    body: {
      reference_id: request.reference_id,
      ...(providers && { providers }),
      ...(request.redirect_url && { auth_success_redirect_url: request.redirect_url }),
      ...(request.auth_failure_redirect_url && {
        auth_failure_redirect_url: request.auth_failure_redirect_url,
      }),
    },
    timeout: REQUEST_TIMEOUT,
    again: always,
  }
}

const historyCall = ({ type, user_id, start, end }: HistoryRequest): Call => ({
  method: "GET",
  path: `/${type}`,
  query: {
    user_id,
    start_date: start,
    // The aggregator does not document whether the end date is inclusive.
    end_date: addDays(end, 1),
    to_webhook: "true",
  },
  timeout: REQUEST_TIMEOUT,
  again: ({ status }) => status !== 429,
})

const lookup = (by: "user_id" | "reference_id", id: string): Call => ({
  method: "GET",
  path: "/userInfo",
  query: { [by]: id },
  timeout: LOOKUP_TIMEOUT,
})

const statusOf = (notice: string): Effect.Effect<HistoryAnswer, CallFailed> => {
  if (notice === "error" || notice === "failed")
    return Effect.fail(new CallFailed({ status: 200, retryable: false, wait_ms: 0 }))
  return Effect.succeed(/no_?data|not_available/.test(notice) ? "no_data" : "queued")
}

/** Maps statuses that are results here to values, and leaves other failures. */
const meaning =
  <B>(meanings: Readonly<Record<number, B>>) =>
  <A>(call: Effect.Effect<A, CallFailed>): Effect.Effect<A | B, CallFailed> =>
    Effect.catch(call, (failure) =>
      failure.status !== null && failure.status in meanings
        ? Effect.succeed(meanings[failure.status] as B)
        : Effect.fail(failure),
    )

const unavailable = <A>(call: Effect.Effect<A, CallFailed>) =>
  Effect.mapError(
    call,
    ({ retryable }) => new UpstreamUnavailable({ upstream: "aggregator", retryable }),
  )

const theAggregator: Guarded<CallFailed> = {
  name: "the aggregator",
  isOutage: ({ status }) => status === null || status >= 500,
  leftAlone: (wait_ms) => new CallFailed({ status: null, retryable: true, wait_ms }),
}

/** An outside aggregator, over its REST API. Every response is validated. */
export const outsideAggregator = (account: Account) =>
  Layer.effect(
    Aggregator,
    Effect.map(Outgoing, ({ send }) => {
      const calls = makeCalls(account, send)
      const { guarded } = makeCircuitBreaker(theAggregator)
      const ask = (call: Call) => guarded(calls(call))
      const uploadLab = makeLabUpload(ask)

      return Aggregator.of({
        isConfigured: true,
        widgetSession: (request) =>
          ask(widgetCall(request)).pipe(Effect.flatMap(readSession), unavailable),
        userInfo: (id) =>
          ask(lookup("user_id", id)).pipe(
            Effect.flatMap(readUser),
            meaning({ 404: null }),
            unavailable,
          ),
        usersOf: (id) =>
          ask(lookup("reference_id", id)).pipe(
            Effect.flatMap(readUsers),
            meaning({ 404: [] }),
            unavailable,
          ),
        deauthenticate: (user_id) =>
          ask({
            method: "DELETE",
            path: "/auth/deauthenticateUser",
            query: { user_id },
            timeout: REQUEST_TIMEOUT,
            again: always,
          }).pipe(Effect.asVoid, meaning({ 404: undefined }), unavailable),
        requestHistory: (request) =>
          ask(historyCall(request)).pipe(
            Effect.flatMap(readNotice),
            Effect.flatMap(statusOf),
            meaning<HistoryAnswer>({ 404: "not_connected", 429: "rate_limited" }),
            unavailable,
          ),
        uploadLab: (lab) => unavailable(uploadLab(lab)),
      })
    }),
  )
