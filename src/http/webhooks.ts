import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { isStorageFailure } from "#db/sqlite/storage-failure"
import { SIGNATURE_REASONS } from "#domain/webhook"
import { makeBodyBudget } from "#http/body-budget"
import type { Bridge } from "#http/bridge"
import { type Unread, withDeliveryBody } from "#http/delivery-body"
import { type Operation, operation } from "#http/operation"
import { STORAGE_RETRY_S } from "#http/problem"
import { Site } from "#http/site"
import { visitorOf } from "#http/visitor"
import { beginDelivery, receiveDelivery, type WebhookRefused } from "#operations/receive-delivery"
import type { BodyHash } from "#operations/webhook-signature"

/** The paths of deliveries. All but the first are older names. */
const PATHS = ["/webhooks/aggregator", "/webhook/aggregator", "/webhook", "/aggregator", "/"]

/** A response to the sender: webhook errors are flat, not in the envelope. */
interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = ({ reason }: WebhookRefused): Answer =>
  reason === "invalid_json"
    ? { status: 400, body: { error: "invalid_json" } }
    : { status: 401, body: { error: "invalid_signature", reason } }

const STORAGE_UNAVAILABLE: Answer = {
  status: 503,
  body: { error: "storage_unavailable" },
  headers: { "retry-after": STORAGE_RETRY_S },
}

/** Logs a defect and answers it in the flat shape. */
const fault = (request_id: string) => (defect: unknown) =>
  Effect.annotateLogs(
    isStorageFailure(defect)
      ? Effect.as(Effect.logError("the disk takes nothing"), STORAGE_UNAVAILABLE)
      : Effect.as(Effect.logError("request died", defect), {
          status: 500,
          body: { error: "internal_error" },
        } satisfies Answer),
    { request_id },
  )

const orderingOf = (header: string | null) =>
  header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null

/** A hash for the body, or the response to a delivery that is refused by its headers. */
const begin = Effect.fnUntraced(function* (headers: Headers) {
  const { signature_headers } = yield* Site
  const signed = signature_headers.find((name) => headers.has(name))
  return yield* beginDelivery(signed ? headers.get(signed) : null).pipe(
    Effect.catchTag("WebhookRefused", (refused) => Effect.succeed(refusal(refused))),
  )
})

const receive = (headers: Headers, body: Uint8Array, hash: BodyHash) =>
  receiveDelivery({
    body,
    hash,
    trace_id: headers.get("x-aggregator-trace-id"),
    reference: headers.get("aggregator-reference"),
    ordering_ms: orderingOf(headers.get("x-aggregator-ordering-timestamp")),
  }).pipe(
    Effect.map((received): Answer => ({ status: 200, body: { ok: true, ...received } })),
    Effect.catchTag("WebhookRefused", (refused) => Effect.succeed(refusal(refused))),
  )

/** The response to a body that was not read to its end. */
const UNREAD: Readonly<Record<Unread, Answer>> = {
  too_large: { status: 413, body: { error: "payload_too_large" } },
  incomplete: { status: 400, body: { error: "invalid_json" } },
  overloaded: { status: 503, body: { error: "overloaded" }, headers: { "retry-after": "5" } },
}

const flat = (...errors: ReadonlyArray<string>) => ({
  error: Type.Enum([...errors]),
  request_id: Type.String(),
})

const Received = Type.Object(
  {
    ok: Type.Literal(true),
    raw_event_id: Type.Optional(Type.Integer()),
    duplicate: Type.Optional(Type.Literal(true)),
    type: Type.String(),
    request_id: Type.String(),
  },
  { title: "ReceivedDelivery" },
)

const InvalidSignature = Type.Object(
  { ...flat("invalid_signature"), reason: Type.Enum([...SIGNATURE_REASONS]) },
  { title: "InvalidSignature" },
)

const Item = Type.Object(
  {
    metadata: Type.Object(
      {
        start_time: Type.String({ description: "ISO 8601 with its offset, or local without one." }),
        end_time: Type.String(),
        summary_id: Type.Optional(Type.String({ description: "The vendor's id of it." })),
      },
      { title: "DeliveryMetadata", additionalProperties: true },
    ),
  },
  { title: "DeliveryItem", additionalProperties: true, description: "One day, night or workout." },
)

/** What senders write. It is not checked: what cannot be read is kept, and tried again. */
const Delivery = Type.Object(
  {
    type: Type.String({
      description:
        "`daily`, `body`, `nutrition`, `menstruation`, `sleep`, `activity`, or a notice.",
    }),
    user: Type.Object(
      {
        user_id: Type.String({ description: "The sender's own name of a connection." }),
        provider: Type.String({ description: "The vendor, in capitals; `OTHER` for any." }),
        reference_id: Type.Optional(Type.String({ description: "The `user_id` of GET /v1/me." })),
      },
      { title: "DeliveryUser" },
    ),
    data: Type.Array(Item),
  },
  { title: "Delivery", additionalProperties: true },
)

const delivery: Operation = {
  operationId: "receiveDelivery",
  tag: "Webhooks",
  summary: "Receive a delivery of the aggregator",
  description:
    "The HMAC of the exact bytes, in the signature header, is the credential. Without one " +
    "the body is not read. Bodies under way share 256 MiB, of which one network has half: beyond " +
    "it, and for one that arrives too slowly, 503 with Retry-After.",
  headers: { "aggregator-signature": "`t=<unix seconds>,v1=<hex HMAC-SHA256 of t.body>`" },
  request: { "application/json": Delivery },
  responses: {
    200: Received,
    400: Type.Object(flat("invalid_json"), { title: "InvalidJson" }),
    401: InvalidSignature,
    413: Type.Object(flat("payload_too_large"), { title: "PayloadTooLarge" }),
    500: Type.Object(flat("internal_error"), { title: "DeliveryFault" }),
    503: Type.Object(flat("overloaded", "storage_unavailable"), { title: "DeliveryDeferred" }),
  },
  public: true,
}

const formerly = (path: string): Operation => ({
  ...delivery,
  operationId: `receiveDeliveryAt${path.replaceAll("/", "_")}`,
  legacy: true,
})

/** The webhook of the aggregator. Public: the signature of the exact bytes is the credential. */
export const webhooks = (edge: Bridge) => {
  const group = new Elysia().use(edge)
  const budget = makeBodyBudget()
  for (const path of PATHS)
    group.post(
      path,
      async ({ request, request_id, runToEnd, server, set }) => {
        const { headers } = request
        const hash = await runToEnd(begin(headers))
        const openShare = () =>
          runToEnd(Effect.map(visitorOf(request, server), ({ network }) => budget.open(network)))
        const answer =
          "status" in hash
            ? hash
            : await withDeliveryBody(request, hash, openShare, async (body) =>
                typeof body === "string"
                  ? UNREAD[body]
                  : runToEnd(Effect.catchDefect(receive(headers, body, hash), fault(request_id))),
              )
        set.status = answer.status
        Object.assign(set.headers, answer.headers)
        return { ...answer.body, request_id }
      },
      { parse: "none", detail: operation(path === PATHS[0] ? delivery : formerly(path)) },
    )
  return group
}
