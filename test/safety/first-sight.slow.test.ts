import { describe, expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import type { Message } from "#domain/turn"
import set from "#fixtures/safety/first_sight.json" with { type: "json" }
import { screen } from "#safety/screen"

interface Item {
  readonly user: string
  readonly messages?: ReadonlyArray<Message>
  readonly escalate: Escalation
  readonly must_include?: ReadonlyArray<string>
  readonly must_not?: ReadonlyArray<string>
}

const items = set.items as ReadonlyArray<Item>
const alertsOf = ({ user, messages }: Item) =>
  screen(messages ?? [{ role: "user", content: user }], NO_PROFILE)
const textOf = (item: Item) =>
  alertsOf(item)
    .map(({ text }) => text)
    .join("\n\n")

describe("what was right or wrong at first sight", () => {
  test("is heard as urgent as it is", () => {
    const wrong = items
      .map((item) => [item.user, item.escalate, alertsOf(item)[0]?.escalation ?? "none"] as const)
      .filter(([, wanted, found]) => wanted !== found)
    expect(wrong).toEqual([])
  })

  test("is told what has to be said, and nothing that must not", () => {
    const wrong = items.filter((item) => {
      const { must_include = [], must_not = [] } = item
      const matches = (pattern: string) => new RegExp(pattern, "i").test(textOf(item))
      return !must_include.every(matches) || must_not.some(matches)
    })
    expect(wrong.map(({ user }) => user)).toEqual([])
  })
})
