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
import { makeCircuitBreaker } from "#upstream/aggregator/circuit-breaker"
import { makeLabUpload } from "#upstream/aggregator/lab-upload"
import { vendorOf } from "#upstream/aggregator/vendor"

/** Somebody waits for the answer of a lookup: one try, and soon. */
const LOOKUP = "1800 millis"
const REQUEST = "5 seconds"

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
    timeout: REQUEST,
    again: always,
  }
}

const historyCall = ({ type, user_id, start, end }: HistoryRequest): Call => ({
  method: "GET",
  path: `/${type}`,
  query: {
    user_id,
    start_date: start,
    // Whether the last day counts is not said anywhere.
    end_date: addDays(end, 1),
    to_webhook: "true",
  },
  timeout: REQUEST,
  again: ({ status }) => status !== 429,
})

const lookup = (by: "user_id" | "reference_id", id: string): Call => ({
  method: "GET",
  path: "/userInfo",
  query: { [by]: id },
  timeout: LOOKUP,
})

const statusOf = (notice: string): Effect.Effect<HistoryAnswer, CallFailed> => {
  if (notice === "error" || notice === "failed")
    return Effect.fail(new CallFailed({ status: 200, retryable: false, wait_ms: 0 }))
  return Effect.succeed(/no_?data|not_available/.test(notice) ? "no_data" : "queued")
}

/** What a status means here, instead of a failure. */
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

/** An outside aggregator, over its REST API. Nothing it answers is believed unread. */
export const outsideAggregator = (account: Account) =>
  Layer.sync(Aggregator, () => {
    const calls = makeCalls(account)
    const guarded = makeCircuitBreaker()
    const ask = (call: Call) => guarded(calls(call))
    const uploadLab = makeLabUpload(ask)

    return Aggregator.of({
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
          timeout: REQUEST,
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
  })
