import { type Static, Type } from "typebox"
import { RAW_EVENT_STATES } from "#domain/webhook"

const Instant = Type.String({ format: "date-time" })
const orNull = <S extends ReturnType<typeof Type.String>>(schema: S) =>
  Type.Union([schema, Type.Null()])

const Delivery = {
  id: Type.Integer(),
  type: Type.String(),
  aggregator_user_id: Type.String(),
  reference_id: orNull(Type.String()),
  received_at: Instant,
  state: Type.Enum([...RAW_EVENT_STATES]),
  attempts: Type.Integer(),
  error: orNull(Type.String()),
  processed_at: orNull(Instant),
}

/** An item of GET /admin/raw-events: what became of a delivery, without what it holds. */
export const RawEvent = Type.Object(Delivery, { title: "RawEvent" })
export type RawEvent = Static<typeof RawEvent>

/** An item of GET /admin/dead-letters. */
export const DeadLetter = Type.Object(
  {
    ...Delivery,
    payload_head: Type.Union([Type.String(), Type.Null()], {
      description: "How its body begins; null when that is no longer kept.",
    }),
  },
  { title: "DeadLetter" },
)
export type DeadLetter = Static<typeof DeadLetter>

/** An item of GET /admin/users. */
export const ListedUser = Type.Object(
  {
    id: Type.String(),
    issuer: Type.String(),
    subject: Type.String(),
    email: orNull(Type.String()),
    created_at: Instant,
  },
  { title: "ListedUser" },
)
export type ListedUser = Static<typeof ListedUser>

/** An item of GET /admin/labs. */
export const ListedLab = Type.Object(
  {
    id: Type.String(),
    user_id: Type.String(),
    upload_id: orNull(Type.String()),
    aggregator_status: Type.String(),
    uploaded_at: Type.String(),
    parsed_at: orNull(Type.String()),
    stuck: Type.Boolean({ description: "Not read within two minutes of its upload." }),
  },
  { title: "ListedLab" },
)
export type ListedLab = Static<typeof ListedLab>

/** The waiting tasks of one kind. */
export const Pending = Type.Object(
  {
    kind: Type.String(),
    pending: Type.Integer(),
    most_attempts: Type.Integer(),
    next_due_at: Instant,
  },
  { title: "Pending" },
)
export type Pending = Static<typeof Pending>

/** A job of the clock, since the start of the process. */
export const Job = Type.Object(
  {
    name: Type.String(),
    runs: Type.Integer(),
    began_at: orNull(Instant),
    ended_at: orNull(Instant),
  },
  { title: "Job" },
)
export type Job = Static<typeof Job>
