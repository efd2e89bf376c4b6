import { type Static, Type } from "typebox"

/** Everything that waits for its turn: what people asked and sent, and what is to be sent to outside services. */
export const QUEUES = ["turns", "deliveries", "imports", "labs", "outbox", "notifications"] as const
export type QueueName = (typeof QUEUES)[number]

const Queue = Type.Object(
  {
    depth: Type.Integer({ minimum: 0, description: "How much waits." }),
    age_s: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
      description:
        "Seconds that the first has waited; 0 where nothing waits, null where not known.",
    }),
  },
  { title: "Queue" },
)

/** How much waits in each queue. */
export const Queues = Type.Record(Type.Enum([...QUEUES]), Queue, { title: "Queues" })
export type Queues = Readonly<Record<QueueName, Static<typeof Queue>>>
