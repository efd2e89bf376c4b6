import type { ExperimentPlan } from "#domain/experiment"
import type { LocalDate } from "#domain/time"

/**
 * "Let's try it", "what is today?", "I missed it yesterday", "how is my experiment going?", "stop the experiment"; and
 * behind these "how many days left", "does that matter", "can I stop now".
 */
export type OwnExperiment = { readonly kind: "experiment" } & (
  | {
      readonly asks: "start"
      readonly plan: ExperimentPlan | null
      /** How many days the person wished for; null where they named no time. */
      readonly wished: number | null
    }
  | { readonly asks: "propose"; readonly plan: ExperimentPlan }
  | { readonly asks: "mark"; readonly date: LocalDate; readonly done: boolean }
  | { readonly asks: "today" | "progress" | "stop" | "left" | "matters" | "may_stop" | "so_far" }
)
