import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { ESCALATIONS, type Escalation } from "#domain/safety"
import everyday from "#fixtures/safety/everyday_signs.json" with { type: "json" }
import { screen } from "#safety/screen"

/** The most urgent comes first in the list of escalations. */
const rank = (level: Escalation) => -ESCALATIONS.indexOf(level)

test.each(everyday.items)("$user is heard at its level or above", ({ user, escalate }) => {
  const [alert] = screen([{ role: "user", content: user }], NO_PROFILE)
  expect(rank(alert?.escalation ?? "none")).toBeGreaterThanOrEqual(rank(escalate as Escalation))
})
