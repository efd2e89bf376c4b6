import { type Static, Type } from "typebox"
import type { ExperimentId, TurnId, UserId } from "#domain/ids"
import { addDays, type LocalDate } from "#domain/time"

/** What a day of an experiment is: one with the change of habit, or one as usual. */
export const ARMS = ["with", "without"] as const
export type Arm = (typeof ARMS)[number]

/** A day as it was drawn; `done` is what the person says became of it, null while they have said nothing. */
export interface ExperimentDay {
  readonly date: LocalDate
  readonly arm: Arm
  readonly done: boolean | null
}

/** The plan of an experiment, fixed before its first day. */
export interface ExperimentPlan {
  /** Within a sentence: "less caffeine and your sleep duration". */
  readonly title: string
  /** The metric of the habit, or a tag of the diary as `tag:magnesium`; null where it is neither. */
  readonly habit: string | null
  /** What to do on a day with: "Have your last coffee before noon." */
  readonly step: string
  /** The metric that is looked at. */
  readonly target: string
}

/** What a message does to the experiments of its person. */
export type ExperimentChange =
  | { readonly does: "start"; readonly plan: ExperimentPlan; readonly days: number }
  | { readonly does: "mark"; readonly date: LocalDate; readonly done: boolean }
  | { readonly does: "stop" }

/** An experiment of a person with themselves. Its days are drawn from its seed. */
export interface Experiment extends ExperimentPlan {
  readonly id: ExperimentId
  readonly user_id: UserId
  /** The turn that started it; a resumed turn starts none twice. */
  readonly turn_id: TurnId | null
  readonly seed: number
  readonly days: ReadonlyArray<ExperimentDay>
  readonly stopped_on: LocalDate | null
  readonly created_at: string
}

const STATUSES = ["running", "finished", "stopped"] as const
export type ExperimentStatus = (typeof STATUSES)[number]

/** The status on a day: an experiment has finished when its last day is over. */
export const statusOn = (
  { days, stopped_on }: Pick<Experiment, "days" | "stopped_on">,
  today: LocalDate,
): ExperimentStatus => {
  if (stopped_on !== null) return "stopped"
  return today > days[days.length - 1]!.date ? "finished" : "running"
}

/** The comparison that is made at the end, stated before the first day. */
export const ANALYSIS =
  "Days as they were drawn, with against without: the difference of means, its p value by drawing the blocks anew, " +
  "two-sided at 5 %; values of the night or day right after the day drawn."

/** Half of the days of each block are with, in random order. */
export const BLOCK_DAYS = 4

/**
 * How many days an experiment runs. Of two blocks there are so few draws that none is unlikely; two months tell a
 * change of habit from chance (docs/statistics.md); beyond four nobody keeps to it.
 */
export const LENGTHS = { shortest: 12, short: 14, usual: 60, longest: 120 } as const

/** The days of an experiment for which a person wished so many; the usual length where they wished none. */
export const lengthFor = (wished: number | null): number => {
  if (wished === null) return LENGTHS.usual
  return wished < LENGTHS.shortest ? LENGTHS.short : Math.min(wished, LENGTHS.longest)
}

/** Dates of consecutive days with the arms drawn for them. */
export const datedDays = (
  from: LocalDate,
  arms: ReadonlyArray<Arm>,
): ReadonlyArray<ExperimentDay> =>
  arms.map((arm, at) => ({ date: addDays(from, at), arm, done: null }))

/** The days with what the person says became of one of them. */
export const withDone = (
  days: ReadonlyArray<ExperimentDay>,
  date: LocalDate,
  done: boolean,
): ReadonlyArray<ExperimentDay> => days.map((day) => (day.date === date ? { ...day, done } : day))

const TAG = "tag:"

/** The habit of a plan that is a tag of the diary. */
export const habitOfTag = (tag: string): string => TAG + tag

/**
 * The days as the diary has them, where the person has said nothing else: a day with the tag of the habit was done as
 * drawn where it was one with it, and was not where it was one without.
 */
export const withTagged = <E extends Pick<Experiment, "habit" | "days">>(
  experiment: E,
  tagged: ReadonlyMap<string, ReadonlyArray<LocalDate>>,
): E => {
  const { habit, days } = experiment
  if (!habit?.startsWith(TAG)) return experiment
  const having = new Set(tagged.get(habit.slice(TAG.length)))
  const doneOf = ({ date, arm, done }: ExperimentDay) =>
    done ?? (having.has(date) ? arm === "with" : null)
  return { ...experiment, days: days.map((day) => ({ ...day, done: doneOf(day) })) }
}

/** An item of GET /v1/experiments. */
export const ShownExperiment = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum([...STATUSES]),
    title: Type.String(),
    habit: Type.Union([Type.String(), Type.Null()], {
      description:
        "The key of a metric, or `tag:` with a tag of the diary, which ticks off its days.",
    }),
    step: Type.String({ description: "What to do on a day with." }),
    target: Type.String({ description: "The key of the metric that is looked at." }),
    seed: Type.Integer({ description: "The days are drawn from it." }),
    analysis: Type.String(),
    days: Type.Array(
      Type.Object(
        {
          date: Type.String({ format: "date" }),
          arm: Type.Enum([...ARMS]),
          done: Type.Union([Type.Boolean(), Type.Null()]),
        },
        { title: "ExperimentDay" },
      ),
    ),
    stopped_on: Type.Union([Type.String({ format: "date" }), Type.Null()]),
    created_at: Type.String({ format: "date-time" }),
  },
  { title: "Experiment" },
)
export type ShownExperiment = Static<typeof ShownExperiment>

/** A p value under this is called clear. */
export const CHANCE = 0.05

/** What an experiment found once it is over. */
export const ExperimentResult = Type.Object(
  {
    metric: Type.String({ description: "What was looked at, as it stands within a sentence." }),
    unit: Type.String(),
    mean_with: Type.Number({ description: "The mean of the days with." }),
    mean_without: Type.Number({ description: "The mean of the days without." }),
    difference: Type.Number({ description: "The mean with, less the mean without." }),
    interval: Type.Array(Type.Number(), {
      minItems: 2,
      maxItems: 2,
      description: "The 95 % interval of the usual difference (Hodges and Lehmann).",
    }),
    p: Type.Number({ description: "By drawing the days anew, two-sided." }),
    n_with: Type.Integer({ description: "Days with that have a value." }),
    n_without: Type.Integer({ description: "Days without that have a value." }),
    verdict: Type.Enum(["clear", "unclear"], {
      description: "Whether the difference is more than chance at 5 %.",
    }),
  },
  { title: "ExperimentResult" },
)
export type ExperimentResult = Static<typeof ExperimentResult>

/** The body of PUT /v1/experiments/{id}/days/{date}. */
export const DayDone = Type.Object({ done: Type.Boolean() }, { title: "DayDone" })
export type DayDone = Static<typeof DayDone>

/** An experiment as its owner sees it on a day. */
export const shownExperiment = (
  { user_id: _, turn_id: __, ...experiment }: Experiment,
  today: LocalDate,
): ShownExperiment => ({
  ...experiment,
  days: [...experiment.days],
  status: statusOn(experiment, today),
  analysis: ANALYSIS,
})
