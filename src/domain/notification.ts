import { type Static, Type } from "typebox"
import type { FileImportId, LabId, TurnId, UserId } from "#domain/ids"

/** Where notifications are sent, as the operator configured it. */
export const NOTIFICATION_TARGETS = ["webhook", "ntfy"] as const
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number]

const switches = {
  events: Type.Boolean({
    description:
      "Whether the targets are told of every answer, import and lab report that is ready.",
  }),
  details: Type.Boolean({
    description: "Whether what is sent has the text of the answer; without it no health value.",
  }),
}

/** The choices of a person. */
const NotificationChoices = Type.Object(switches)
export type NotificationChoices = Static<typeof NotificationChoices>

/** The body of PUT /v1/me/notifications. What is absent stays. */
export const NotificationSettingsUpdate = Type.Partial(NotificationChoices, {
  title: "NotificationSettingsUpdate",
})
export type NotificationSettingsUpdate = Static<typeof NotificationSettingsUpdate>

/** What a person wants to be notified of, and where it is sent. */
export const NotificationSettings = Type.Object(
  {
    ...switches,
    targets: Type.Array(Type.Enum([...NOTIFICATION_TARGETS]), {
      description: "Where notifications are sent: what the operator configured.",
    }),
  },
  { title: "NotificationSettings" },
)
export type NotificationSettings = Static<typeof NotificationSettings>

/** Those of somebody who never chose: nothing is sent. */
export const NO_NOTIFICATIONS: NotificationChoices = { events: false, details: false }

/** Something that has happened to a person's data, as a notification tells it. */
export type Occurrence =
  | {
      readonly type: "turn.completed"
      readonly data: {
        readonly turn_id: TurnId
        readonly conversation_id: string | null
        /** The text of the answer, where its person has details sent. */
        readonly answer?: string
      }
    }
  | { readonly type: "import.completed"; readonly data: { readonly import_id: FileImportId } }
  | { readonly type: "lab.parsed"; readonly data: { readonly lab_id: LabId } }

/** An occurrence on its way to a target. */
export interface Notification {
  /** The same however often it is sent, and for every target. */
  readonly id: string
  readonly user_id: UserId
  readonly occurred_at: string
  readonly occurrence: Occurrence
}

const subjectOf = ({ data }: Occurrence): string =>
  "turn_id" in data ? data.turn_id : "import_id" in data ? data.import_id : data.lab_id

/** The id of a notification: one for each thing that happens, in letters, digits, `_` and `-`. */
export const notificationIdOf = (occurrence: Occurrence): string =>
  `${occurrence.type.replace(".", "_")}_${subjectOf(occurrence).replace(/^[a-z]+_/, "")}`

/** The same without the text of an answer. */
export const withoutDetails = (occurrence: Occurrence): Occurrence => {
  if (occurrence.type !== "turn.completed") return occurrence
  const { answer: _, ...data } = occurrence.data
  return { type: occurrence.type, data }
}
