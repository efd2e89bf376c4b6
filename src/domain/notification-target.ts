import { type Static, Type } from "typebox"
import { NOTIFICATION_TARGETS } from "#domain/notification"

const orNull = <S extends ReturnType<typeof Type.String>>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const Instant = Type.String({ format: "date-time" })

/** How a target of notifications is doing. It names nothing of what is sent. */
export const TargetState = Type.Object(
  {
    target: Type.Enum([...NOTIFICATION_TARGETS], { description: "Which of the targets." }),
    sent_at: orNull(Instant, "When it last took a notification; null before the first."),
    waiting: Type.Integer({ description: "How many are still to be sent." }),
    attempts: Type.Integer({ description: "Failed attempts at the first of them." }),
    failure: orNull(
      Type.String(),
      "What came of the last of those: a status, or why there is none.",
    ),
    next_attempt_at: orNull(Instant, "When the first of them is sent, or sent again."),
    given_up: Type.Integer({ description: "How many were given up within 30 days." }),
    given_up_at: orNull(Instant, "When one was last given up."),
  },
  { title: "TargetState" },
)
export type TargetState = Static<typeof TargetState>
