import { type Static, Type } from "typebox"
import { ARMS } from "#domain/experiment"
import { FILE_IMPORT_STATUSES } from "#domain/file-import"
import { PROACTIVE_KINDS } from "#domain/proactive-turn"
import { ESCALATIONS } from "#domain/safety"
import { PROVIDERS, SOURCE_STATUSES } from "#domain/source"

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description?: string,
) => Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

const date = Type.String({ format: "date" })
const instant = Type.String({ format: "date-time" })

/** Where a value lies beside the range of one's usual. */
export const POSITIONS = ["below", "within", "above"] as const
export type Position = (typeof POSITIONS)[number]

/** A value of a day beside one's own usual. */
export const TodayValue = Type.Object(
  {
    metric: Type.String({ description: "As the path of its series takes it." }),
    title: Type.String({ description: "As a sentence has it." }),
    unit: Type.String({ description: "`minutes after noon` for a clock time." }),
    is_difference: Type.Boolean({
      description: "Whether it is a deviation: 1 °C of it is 1.8 °F, without the 32.",
    }),
    value: Type.Number({ description: "Rounded as it is read." }),
    so_far: Type.Boolean({ description: "A total of a day that is not over." }),
    usual: orNull(
      Type.Object(
        {
          low: Type.Number(),
          median: Type.Number(),
          high: Type.Number(),
          n: Type.Integer({ description: "How many earlier days it rests on." }),
        },
        { title: "UsualRange" },
      ),
      "Nine of ten days of the 90 before lie between `low` and `high`; null with fewer than 21 of them.",
    ),
    position: orNull(
      Type.Enum([...POSITIONS]),
      "Where the value lies beside the range; null without one, and for a total that may still reach it.",
    ),
  },
  { title: "TodayValue" },
)
export type TodayValue = Static<typeof TodayValue>

/** The last night, or the day so far: of the last day that has values. */
export const TodayPart = Type.Object(
  {
    date,
    values: Type.Array(TodayValue, { description: "The most telling first." }),
  },
  { title: "TodayPart" },
)
export type TodayPart = Static<typeof TodayPart>

/** What the safety rules say of new rows. */
export const TodayAlert = Type.Object(
  {
    rule: Type.String({ description: "The rule that matched, such as `low_glucose`." }),
    escalation: Type.Enum([...ESCALATIONS], { description: "How soon somebody should help." }),
    text: Type.String({ description: "The fixed text of the rule." }),
  },
  { title: "TodayAlert" },
)
export type TodayAlert = Static<typeof TodayAlert>

const NewWorkout = Type.Object(
  {
    kind: Type.Literal("workout"),
    date,
    sport: Type.String({ description: "As its device names it, in lower case." }),
    minutes: orNull(Type.Integer()),
  },
  { title: "NewWorkout" },
)

const NewLab = Type.Object(
  {
    kind: Type.Literal("lab"),
    id: Type.String(),
    test_date: orNull(date, "Of its newest result."),
    results: Type.Integer({ description: "Those with a number, or in words." }),
    out_of_range: Type.Integer({ description: "How many of them are outside the printed range." }),
  },
  { title: "NewLab" },
)

const NewImport = Type.Object(
  {
    kind: Type.Literal("import"),
    id: Type.String(),
    status: Type.Enum([...FILE_IMPORT_STATUSES]),
    vendor: orNull(Type.String()),
    records: Type.Integer({ description: "How many records are used." }),
    from: orNull(date),
    to: orNull(date),
  },
  { title: "NewImport" },
)

const NewOfExperiment = Type.Object(
  {
    kind: Type.Literal("experiment"),
    id: Type.String(),
    title: Type.String(),
    status: Type.Enum(["running", "finished"]),
    step: Type.String({ description: "What to do on a day with." }),
    arm: orNull(Type.Enum([...ARMS]), "What today is; null when it has finished."),
    done: orNull(Type.Boolean(), "Whether today was done so."),
  },
  { title: "NewOfExperiment" },
)

const NewProactiveTurn = Type.Object(
  {
    kind: Type.Enum([...PROACTIVE_KINDS]),
    date,
    turn_id: Type.String(),
    conversation_id: Type.String(),
    subject: orNull(
      Type.String({ description: "As the settings of notifications have it in `stopped`." }),
      "What an alert is about; null for a briefing.",
    ),
    title: orNull(Type.String(), "The subject as a sentence has it."),
    text: Type.String({ description: "How its answer begins." }),
  },
  { title: "NewProactiveTurn" },
)

/** Something that has come or happened in the last days. */
export const TodayNews = Type.Union([
  NewProactiveTurn,
  NewWorkout,
  NewLab,
  NewImport,
  NewOfExperiment,
])
export type TodayNews = Static<typeof TodayNews>

/** How fresh the data of a vendor is. */
export const TodaySource = Type.Object(
  {
    provider: Type.Enum([...PROVIDERS]),
    last_day: orNull(date, "The last day that has a row of it."),
    last_sync_at: orNull(instant, "Null where nothing is connected, as after an import."),
    status: orNull(Type.Enum([...SOURCE_STATUSES]), "Of the connection, where there is one."),
  },
  { title: "TodaySource" },
)
export type TodaySource = Static<typeof TodaySource>

/** GET /v1/today. */
export const Today = Type.Object(
  {
    date: Type.String({ format: "date", description: "The local day of the caller." }),
    has_data: Type.Boolean({ description: "False while there is no row of any kind." }),
    alerts: Type.Array(TodayAlert, { description: "To be shown before anything else." }),
    night: orNull(TodayPart, "The last night that has values, named by the day of waking up."),
    day: orNull(TodayPart, "The last day that has values."),
    news: Type.Array(TodayNews),
    sources: Type.Array(TodaySource, { description: "The freshest first." }),
    suggestions: Type.Array(Type.String(), { description: "Questions worth asking today." }),
  },
  { title: "Today" },
)
export type Today = Static<typeof Today>
