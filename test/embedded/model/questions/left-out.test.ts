import { expect, test } from "bun:test"
import { withoutMarks } from "#domain/outside-text"
import { leftOutSentences } from "#embedded/model/prose/left-out"
import { understand, understoodFrom } from "#embedded/model/thread/understand"
import { qualifierOf, qualifiers } from "#embedded/model/understanding/qualifiers"
import asides from "#fixtures/questions/asides.json"
import { aBriefing } from "#test/briefings"

const sentencesOn = (leftOut: ReadonlyArray<string>, message: string) =>
  leftOutSentences(leftOut, message).map(withoutMarks)

for (const { of, example } of qualifiers)
  test(`says that it cannot tell apart by ${of}: "${example}"`, () => {
    const { leftOut } = understoodFrom(aBriefing(example))
    expect(leftOut.some((words) => qualifierOf(words)?.of === of)).toBe(true)
    expect(sentencesOn(leftOut, example).join(" ")).toContain(
      `“${leftOut.find((words) => qualifierOf(words)?.of === of)}”`,
    )
  })

test("never names an aside, a hedge, a politeness or whoever says so", () => {
  const named = asides.flatMap((aside) => {
    const { leftOut } = understoodFrom(aBriefing(`${aside}, how many steps did i do yesterday`))
    return leftOut.length > 0 ? [[aside, leftOut] as const] : []
  })
  expect(named).toEqual([])
})

const narrowed = [
  ["my hrv after pottery", "pottery"],
  ["steps on kiln days", "kiln"],
  ["heart rate when I juggle", "juggle"],
  ["is my zork heart rate ok", "zork"],
  ["did I sleep more with the fan on", "fan"],
] as const

for (const [question, words] of narrowed)
  test(`names what narrows "${question}" down`, () => {
    expect(understoodFrom(aBriefing(question)).leftOut).toEqual([words])
  })

test("says of what is said to act on a measure that nothing records it", () => {
  expect(understand(aBriefing("does zorking affect my sleep"))).toMatchObject({
    kind: "talk",
    about: "untracked",
    unknown: ["zorking"],
  })
})

test("says that the hour of a question is left out", () => {
  const { leftOut } = understoodFrom(aBriefing("does caffeine after 3pm affect my deep sleep"))
  expect(sentencesOn(leftOut, "")).toEqual([
    "I cannot tell the hour here, so this covers every time of day, not only “after 3pm”.",
  ])
})

test("says in one short sentence which words it left out", () => {
  const question = "what was my average hrv in zork mode last week"
  const { intents, leftOut } = understoodFrom(aBriefing(question))
  expect(intents[0]).toMatchObject({ kind: "level", statistic: "mean" })
  expect(sentencesOn(leftOut, question)).toEqual(["I could not take “zork mode” into account."])
})

test("quotes no number, sign or long word of a message", () => {
  expect(sentencesOn(["<b>wobble</b>", "{{steps}}", "10-4", "a".repeat(80)], "")).toEqual([])
})

test("does not take a question for understood when most of it is unknown", () => {
  const intent = understand(aBriefing("flibber my sleep wobble gronk"))
  expect(intent).toMatchObject({
    kind: "talk",
    about: "unclear",
    unknown: ["flibber", "wobble gronk"],
  })
})

test("answers from the knowledge catalogue what another reading would leave out", () => {
  expect(understand(aBriefing("Does magnesium help me sleep?"))).toMatchObject({
    kind: "knowledge",
    subject: "magnesium_and_sleep",
  })
  expect(understand(aBriefing("Did I sleep longer last week?")).kind).not.toBe("knowledge")
})
