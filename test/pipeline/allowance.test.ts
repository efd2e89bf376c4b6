import { describe, expect, test } from "bun:test"
import { type Decision, makeAllowance } from "#pipeline/allowance"

const most = { usd: 1, calls: 10, input_tokens: 100_000 }

/** A call whose answer costs a hundredth of a dollar a thousand tokens. */
const call = {
  input_tokens: 1_000,
  max_tokens: 10_000,
  price: { input_usd: 0, output_token_usd: 1e-5 },
}
const unpriced = { ...call, price: null }

const reservedBy = (decision: Decision) => {
  if (typeof decision === "string" || "limit" in decision) throw new Error("It was not admitted.")
  return decision.reserved
}

const NOTHING = { usd: 0, input_tokens: 0 }

describe("the allowance of a turn", () => {
  test("has as many calls as there may be, the last two for the answer", () => {
    const { request } = makeAllowance({ ...most, calls: 4 })
    const made = [false, false, false, true, true, true].map((isAnswer) =>
      request(unpriced, isAnswer),
    )
    expect(
      made.map((each) => (typeof each === "object" && "limit" in each ? each.limit : null)),
    ).toEqual([null, null, "calls", null, null, "calls"])
  })

  test("has calls side by side wait where together they might go beyond it", () => {
    const { request, finish } = makeAllowance({ ...most, usd: 0.25 })
    const [first, second] = [request(call, false), request(call, false)]
    expect([first, second]).toMatchObject([{ max_tokens: 10_000 }, { max_tokens: 10_000 }])
    expect(request(call, false)).toBe("wait")
    finish(reservedBy(first), { usd: 0.05, input_tokens: 1_000 })
    expect(request(call, false)).toMatchObject({ max_tokens: 5_000 })
  })

  test("gives an answer fewer tokens where it can pay no more, and none below a thousand", () => {
    const { request, finish, spent } = makeAllowance({ ...most, usd: 0.1 })
    const first = request(call, false)
    expect(first).toMatchObject({ max_tokens: 8_000 })
    finish(reservedBy(first), { usd: 0.075, input_tokens: 0 })
    expect(request(call, false)).toEqual({ limit: "cost" })
    const answer = request(call, true)
    expect(answer).toMatchObject({ max_tokens: 2_500 })
    finish(reservedBy(answer), { usd: 0.025, input_tokens: 0 })
    expect(spent()).toBeCloseTo(0.1, 12)
    expect(request(call, true)).toEqual({ limit: "cost" })
  })

  test("counts tokens of prompts where no price is known", () => {
    const { request, finish } = makeAllowance({ ...most, input_tokens: 5_000 })
    const two = [0, 1].map(() => request({ ...unpriced, input_tokens: 2_000 }, false))
    expect(request({ ...unpriced, input_tokens: 2_000 }, false)).toBe("wait")
    for (const each of two) finish(reservedBy(each), { usd: 0, input_tokens: 2_000 })
    expect(request({ ...unpriced, input_tokens: 2_000 }, false)).toEqual({ limit: "input_tokens" })
    expect(request(unpriced, true)).toMatchObject({ max_tokens: 10_000 })
  })

  test("takes a price of nothing as nothing, and counts what an earlier process spent", () => {
    const { request, recall } = makeAllowance({ ...most, usd: 0.1 })
    recall({ usd: 0.5, input_tokens: 0 })
    expect(request(call, true)).toEqual({ limit: "cost" })
    const free = makeAllowance(most).request(
      { ...call, price: { input_usd: 0, output_token_usd: 0 } },
      false,
    )
    expect(free).toEqual({ max_tokens: 10_000, reserved: { ...NOTHING, input_tokens: 1_000 } })
  })

  test("is not left by one call that took more than it could have: the next is refused", () => {
    const { request, finish } = makeAllowance(most)
    const first = request(call, false)
    finish(reservedBy(first), { usd: 88, input_tokens: 1_000 })
    expect(request(call, true)).toEqual({ limit: "cost" })
  })
})
