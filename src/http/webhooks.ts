import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { SIGNATURE_REASONS } from "#domain/webhook"
import { readBytes } from "#http/body"
import type { Bridge } from "#http/bridge"
import { type Operation, operation } from "#http/operation"
import { Site } from "#http/site"
import { receiveDelivery, type WebhookRefused } from "#operations/receive-delivery"

/** The largest delivery; backfills with samples run to tens of megabytes. */
export const MAX_DELIVERY_BYTES = 67_108_864

/** Where deliveries are posted. All but the first are older names. */
const PATHS = ["/webhooks/aggregator", "/webhook/aggregator", "/webhook", "/aggregator", "/"]

/** What the sender is answered: webhook errors are flat, not in the envelope. */
interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const refusal = ({ reason }: WebhookRefused): Answer =>
  reason === "invalid_json"
    ? { status: 400, body: { error: "invalid_json" } }
    : { status: 401, body: { error: "invalid_signature", reason } }

/** A fault of ours, which has the flat shape here too. */
const fault = (request_id: string) => (defect: unknown) =>
  Effect.logError("request died", defect).pipe(
    Effect.annotateLogs({ request_id }),
    Effect.as<Answer>({ status: 500, body: { error: "internal_error" } }),
  )

const orderingOf = (header: string | null) =>
  header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null

const receive = Effect.fnUntraced(function* (headers: Headers, body: Uint8Array) {
  const { signature_headers } = yield* Site
  const signed = signature_headers.find((name) => headers.has(name))
  return yield* receiveDelivery({
    body,
    signature: signed ? headers.get(signed) : null,
    trace_id: headers.get("x-aggregator-trace-id"),
    reference: headers.get("aggregator-reference"),
    ordering_ms: orderingOf(headers.get("x-aggregator-ordering-timestamp")),
  }).pipe(
    Effect.map((received): Answer => ({ status: 200, body: { ok: true, ...received } })),
    Effect.catchTag("WebhookRefused", (refused) => Effect.succeed(refusal(refused))),
  )
})

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

const delivery: Operation = {
  operationId: "receiveDelivery",
  tag: "Webhooks",
  summary: "Receive a delivery of the aggregator",
  description: "The HMAC of the exact bytes, in the signature header, is the credential.",
  headers: { "aggregator-signature": "`t=<unix seconds>,v1=<hex HMAC-SHA256 of t.body>`" },
  request: {
    "application/json": Type.Object({}, { title: "Delivery", additionalProperties: true }),
  },
  responses: {
    200: Received,
    400: Type.Object(flat("invalid_json"), { title: "InvalidJson" }),
    401: InvalidSignature,
    413: Type.Object(flat("payload_too_large"), { title: "PayloadTooLarge" }),
    500: Type.Object(flat("internal_error"), { title: "DeliveryFault" }),
  },
  public: true,
}

const formerly = (path: string): Operation => ({
  ...delivery,
  operationId: `receiveDeliveryAt${path.replaceAll("/", "_")}`,
  legacy: true,
})

/** Where the aggregator delivers. Public: the signature of the exact bytes is the credential. */
export const webhooks = (edge: Bridge) => {
  const group = new Elysia().use(edge)
  for (const path of PATHS)
    group.post(
      path,
      async ({ request, request_id, runToEnd, set }) => {
        const bytes = await readBytes(request, MAX_DELIVERY_BYTES)
        const answer: Answer = bytes
          ? await runToEnd(Effect.catchDefect(receive(request.headers, bytes), fault(request_id)))
          : { status: 413, body: { error: "payload_too_large" } }
        set.status = answer.status
        return { ...answer.body, request_id }
      },
      { parse: "none", detail: operation(path === PATHS[0] ? delivery : formerly(path)) },
    )
  return group
}
