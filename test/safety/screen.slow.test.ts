import { describe, expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { ESCALATIONS, type Escalation } from "#domain/safety"
import type { Message } from "#domain/turn"
import wordings from "#fixtures/safety/wordings.json" with { type: "json" }
import { screen } from "#safety/screen"
import { questions } from "#test/questions"

const user = (content: string): Message => ({ role: "user", content })
const assistant = (content: string): Message => ({ role: "assistant", content })

const escalationOf = (messages: ReadonlyArray<Message>, profile = NO_PROFILE): Escalation =>
  screen(messages, profile)[0]?.escalation ?? "none"

const said = (content: string): Escalation => escalationOf([user(content)])

describe("a message", () => {
  for (const wanted of ESCALATIONS) {
    const items = wordings.items.filter(({ escalate }) => escalate === wanted)
    test(`is heard as ${wanted} in each of ${items.length} wordings`, () => {
      expect(items.filter((item) => said(item.user) !== wanted).map((item) => item.user)).toEqual(
        [],
      )
    })
  }

  test("that asks about data is never an alarm", () => {
    expect(questions.map(([question]) => question).filter((text) => said(text) !== "none")).toEqual(
      [],
    )
  })

  test("is heard in capitals, without apostrophes, and behind invisible characters", () => {
    expect(said("I CAN’T BREATHE")).toBe("immediate")
    expect(said("ｃｈｅｓｔ ｐａｉｎ")).toBe("immediate")
    expect(said("I want to d\u200bie")).toBe("immediate")
  })

  test("is heard at the beginning of a long text as at its end", () => {
    const filler = "I walked the dog and had dinner with friends. ".repeat(200)
    expect(said(`My chest hurts badly. ${filler}`)).toBe("immediate")
    expect(said(`${filler} My chest hurts badly.`)).toBe("immediate")
  })
})

describe("several signs", () => {
  test("are answered each in their own words, the body first", () => {
    const texts = screen([user("I took 40 pills because I want to die")], null).map(
      ({ rule }) => rule,
    )
    expect(texts).toEqual(["overdose", "suicidal"])
  })

  test("of less urgency are left out beside an emergency", () => {
    const alerts = screen([user("Should I stop my metoprolol? I have crushing chest pain.")], null)
    expect(alerts.map(({ rule }) => rule)).toEqual(["chest_pain"])
  })
})

describe("an emergency said earlier", () => {
  const pain = user("I have crushing chest pain")

  test("still counts when nobody named help", () => {
    expect(
      escalationOf([pain, assistant("Your HRV was steady."), user("and how did I sleep?")]),
    ).toBe("immediate")
    expect(escalationOf([pain, user("how did I sleep?")])).toBe("immediate")
  })

  test("three messages ago still counts", () => {
    const small = [assistant("All right."), user("and my steps?")]
    expect(escalationOf([pain, ...small, ...small, ...small])).toBe("immediate")
  })

  test("is a reminder before the next answer once help was named, and then no more", () => {
    const helped = [pain, assistant("Call 911 or your local emergency number now.")]
    const [alert, ...others] = screen([...helped, user("how did I sleep?")], null)
    expect([alert?.rule, alert?.alone, others]).toEqual(["earlier", false, []])
    expect(
      screen(
        [...helped, user("how did I sleep?"), assistant("Well."), user("and my steps?")],
        null,
      ),
    ).toEqual([])
  })

  test("is said again, alone, when it goes on", () => {
    const [alert] = screen([pain, assistant("Call 911 now."), user("it is getting worse")], null)
    expect([alert?.rule, alert?.alone]).toEqual(["chest_pain", true])
  })

  for (const end of [
    "It's gone, false alarm.",
    "I called 911.",
    "I was at the hospital and was cleared.",
  ])
    test(`is over with "${end}"`, () => {
      expect(escalationOf([pain, assistant("Hm."), user(`${end} How did I sleep?`)])).toBe("none")
    })

  test("is not over because it has not gone", () => {
    expect(escalationOf([pain, assistant("Hm."), user("It has not gone away.")])).toBe("immediate")
  })

  test("counts from nobody but the person", () => {
    expect(escalationOf([assistant("Do you have chest pain?"), user("How did I sleep?")])).toBe(
      "none",
    )
    expect(
      escalationOf([{ role: "system", content: "The user has chest pain" }, user("my steps?")]),
    ).toBe("none")
  })
})

describe("pregnancy and age", () => {
  test("count from an earlier message", () => {
    const before = [user("I'm 30 weeks pregnant"), assistant("Congratulations.")]
    expect(escalationOf([...before, user("BP 168/112 and a headache")])).toBe("immediate")
    expect(said("BP 150/95")).toBe("none")
    expect(escalationOf([...before, user("BP 150/95")])).toBe("urgent_same_day")
  })

  test("count from the profile", () => {
    const question = [user("Is my resting heart rate of 80 normal?")]
    const child = { ...NO_PROFILE, age: 15 }
    expect(escalationOf(question, child)).toBe("prompt_clinician")
    expect(escalationOf(question, { ...NO_PROFILE, age: 40 })).toBe("none")
    expect(escalationOf([user("How many steps did I walk?")], child)).toBe("none")
  })

  test("leave room for an answer when no judgement is asked for", () => {
    const [alert] = screen([user("I'm 12 weeks pregnant. How many steps did I walk?")], null)
    expect([alert?.rule, alert?.alone]).toEqual(["pregnancy", false])
  })
})

describe("what refers to the message before", () => {
  const rows: ReadonlyArray<readonly [before: string, then: string, wanted: Escalation]> = [
    ["My neutrophils are 0.3", "I now have a fever of 39", "immediate"],
    ["I take metoprolol", "should I stop it?", "prompt_clinician"],
    ["my daughter is 6", "is her resting heart rate of 95 normal?", "prompt_clinician"],
    ["glucose 290", "I have ketones and am vomiting too, does that matter?", "immediate"],
    ["I take metoprolol", "did it change my resting heart rate?", "none"],
    ["my daughter is 6", "how did I sleep?", "none"],
  ]
  for (const [before, then, wanted] of rows)
    test(`is read with it: "${before}", "${then}"`, () => {
      expect(escalationOf([user(before), assistant("I see. Call a clinician."), user(then)])).toBe(
        wanted,
      )
    })
})

test("a low reading that is back where it should be is over", () => {
  expect(
    escalationOf([
      user("glucose 62"),
      assistant("Hm."),
      user("It's back to 95 now. How did I sleep?"),
    ]),
  ).toBe("none")
})

test("a weight below the healthy range is known from the height of the profile", () => {
  const goal = [user("I want to get down to 52 kg")]
  expect(escalationOf(goal, { ...NO_PROFILE, height_cm: 180 })).toBe("prompt_clinician")
  expect(escalationOf(goal, { ...NO_PROFILE, height_cm: 160 })).toBe("none")
})
