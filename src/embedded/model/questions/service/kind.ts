import type { Kind } from "#embedded/model/questions/kind"
import type { Service } from "#embedded/model/questions/service/intent"
import { planService } from "#embedded/model/questions/service/plan"
import { readService } from "#embedded/model/questions/service/read"
import { writeService } from "#embedded/model/questions/service/write"

/** The service itself. */
export const service: Kind<Service> = {
  kind: "service",
  read: readService,
  plan: planService,
  agent: () => "health_coach",
  asks: ({ topic }) => `What is to be said of ${topic.replaceAll("_", " ")}?`,
  metrics: () => [],
  write: writeService,
  next: () => null,
  needs: "nothing",
}
