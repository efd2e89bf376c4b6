import { lengthFor } from "#domain/experiment"
import { call } from "#embedded/model/questions/call"
import type { OwnExperiment } from "#embedded/model/questions/experiment/intent"
import { readOwnExperiment } from "#embedded/model/questions/experiment/read"
import { writeOwnExperiment } from "#embedded/model/questions/experiment/write"
import type { Kind } from "#embedded/model/questions/kind"

/** The experiment that a person runs with themselves. */
export const experiment: Kind<OwnExperiment> = {
  kind: "experiment",
  read: readOwnExperiment,
  plan: (intent) => [
    call(
      "own_experiment",
      intent.asks === "start"
        ? { days: lengthFor(intent.wished) }
        : intent.asks === "propose"
          ? { days: lengthFor(null) }
          : {},
    ),
  ],
  agent: () => "health_coach",
  asks: () => "Where does the person's experiment stand?",
  metrics: () => [],
  write: (intent, { ledger }) => writeOwnExperiment(intent, ledger),
  next: () => null,
  needs: "nothing",
}
