import { type Static, Type } from "typebox"
import type { FileImportId, LabId, TurnId, UserId } from "#domain/ids"

/** Where notifications are sent, as the operator configured it. */
export const NOTIFICATION_TARGETS = ["webhook", "ntfy"] as const
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number]

const switches = {
  briefing: Type.Boolean({ description: "A briefing every morning." }),
  briefing_at: Type.String({
    pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    description:
      "The local time from which the data of the night is looked for, for the briefing and for alerts.",
  }),
  alerts: Type.Boolean({
    description:
      "At most one alert a day: a change that is validated as one in an answer is, or what the safety rules say.",
  }),
  stopped: Type.Array(Type.String({ pattern: "^[a-z0-9_]{1,64}$" }), {
    maxItems: 100,
    uniqueItems: true,
    description: "The subjects that no alert is wanted about, such as `resting_hr`.",
  }),
  events: Type.Boolean({
    description:
      "Whether every answer, import and lab report that is ready is sent to the targets.",
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
    subjects: Type.Array(
      Type.Object(
        {
          subject: Type.String({ description: "As `stopped` takes it." }),
          title: Type.String({ description: "As a sentence has it." }),
        },
        { title: "AlertSubject" },
      ),
      { description: "All that alerts can be about." },
    ),
    targets: Type.Array(Type.Enum([...NOTIFICATION_TARGETS]), {
      description: "Where notifications are sent: what the operator configured.",
    }),
  },
  { title: "NotificationSettings" },
)
export type NotificationSettings = Static<typeof NotificationSettings>

/** Those of somebody who never chose: nothing is sent, and no turn begins by itself. */
export const NO_NOTIFICATIONS: NotificationChoices = {
  briefing: false,
  briefing_at: "07:00",
  alerts: false,
  stopped: [],
  events: false,
  details: false,
}

interface OfTurn {
  readonly turn_id: TurnId
  readonly conversation_id: string | null
  /** The text of the answer, where its person has details sent. */
  readonly answer?: string
}

/** Something that has happened to a person's data, as a notification tells it. */
export type Occurrence =
  | {
      readonly type: "turn.completed"
      readonly data: OfTurn & { readonly kind: "answer" | "briefing" }
    }
  | {
      readonly type: "alert.raised"
      /** Which metric it is about, or which rule of safety. */
      readonly data: OfTurn & { readonly subject: string }
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

/** The same without the text of an answer. The subject of an alert stays: it may be stopped before it is sent. */
export const withoutDetails = (occurrence: Occurrence): Occurrence => {
  switch (occurrence.type) {
    case "turn.completed": {
      const { answer: _, ...data } = occurrence.data
      return { ...occurrence, data }
    }
    case "alert.raised": {
      const { answer: _, ...data } = occurrence.data
      return { ...occurrence, data }
    }
    default:
      return occurrence
  }
}

/** What a target is given of an occurrence: what an alert is about is a detail as well. */
export const sentOf = ({ type, data }: Occurrence): object => {
  if (type !== "alert.raised" || data.answer !== undefined) return data
  const { subject: _, ...sent } = data
  return sent
}

/** Whether a person wants to be notified of an occurrence. */
export const isWanted = (
  { type, data }: Occurrence,
  { briefing, alerts, stopped, events }: NotificationChoices,
): boolean => {
  if (type === "alert.raised") return alerts && !stopped.includes(data.subject)
  return type === "turn.completed" && data.kind === "briefing" ? briefing : events
}
