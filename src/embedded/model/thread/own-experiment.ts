import { readOwnExperiment } from "#embedded/model/questions/experiment/read"
import { asking, type Way } from "#embedded/model/thread/heard"

/** What a message does to, or asks about, the experiment of its person. */
export const asOwnExperiment: Way = ({ own }) => {
  const experiment = readOwnExperiment(own)
  return experiment === null || (experiment.asks === "start" && experiment.plan === null)
    ? null
    : asking(experiment, own)
}
