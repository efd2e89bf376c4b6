import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { ESCALATIONS, type Escalation } from "#domain/safety"
import heldOut from "#fixtures/safety/held_out.json" with { type: "json" }
import { screen } from "#safety/screen"

/** Messages of somebody who had seen neither the rules nor the corpus. */
const heard = heldOut.items.map(({ user, escalate, style }) => {
  const alert = screen([{ role: "user", content: user }], NO_PROFILE)[0]
  return {
    style,
    wanted: escalate as Escalation,
    found: alert?.escalation ?? "none",
    text: alert?.text,
  }
})

const rank = (level: Escalation) => -ESCALATIONS.indexOf(level)
const share = (list: typeof heard, keeps: (one: (typeof heard)[number]) => boolean) =>
  list.filter(keeps).length / list.length
const of = (style: string) => heard.filter((one) => one.style === style)

const isHeard = ({ wanted, found }: (typeof heard)[number]) => rank(found) >= rank(wanted)

test("signs in plain words are heard at their level or above, and most oblique ones", () => {
  expect(share(of("plain"), isHeard)).toBeGreaterThan(0.9)
  expect(share(of("oblique"), isHeard)).toBeGreaterThan(0.65)
})

test("nearly every sign gets a text that says whom to call", () => {
  const signs = [...of("plain"), ...of("oblique")]
  expect(share(signs, ({ text }) => /911|988|clinician/.test(text ?? ""))).toBeGreaterThan(0.96)
})

test("calm messages are left calm", () => {
  const alarmed = of("calm").filter(({ found }) => rank(found) > rank("check"))
  const careful = of("calm").filter(({ found }) => found === "check")
  expect(alarmed.length).toBeLessThanOrEqual(2)
  expect(careful.length).toBeLessThanOrEqual(5)
})
