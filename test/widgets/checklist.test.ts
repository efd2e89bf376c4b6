import { expect, test } from "bun:test"
import { checklist } from "#widgets/checklist"

test("at most eight steps, each to tick off; none for none", () => {
  const spec = checklist("plan", "Steps", "abcdefghij".split(""))
  expect(spec).toMatchObject({ trackable: true })
  if (spec?.kind !== "checklist") throw new Error("no checklist")
  expect(spec.items.map(({ text }) => text).join("")).toBe("abcdefgh")
  expect(spec.items[0]).toEqual({ id: "plan_1", text: "a", done: false })
  expect(checklist("plan", "Steps", [])).toBeNull()
})
