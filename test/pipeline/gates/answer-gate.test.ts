import { expect, test } from "bun:test"
import { makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { drained, endedWith } from "#test/drained"
import { aFact, aLedger } from "#test/ledger"
import { numbersOnly } from "#test/numbers-only"

const ledger = aLedger({ facts: [aFact("rhr_mean", 58.34)] })

const fed = (pieces: ReadonlyArray<string>) => {
  const gate = makeAnswerGate(numbersOnly(makeNumberGate(ledger, "")))
  const shown = pieces.map((piece) => {
    gate.add(piece)
    return drained(gate)
  })
  shown.push(endedWith(gate))
  return {
    shown,
    answer: gate.answer(),
    dropped: gate.struck().length,
    paragraph: gate.paragraph(),
  }
}

test("shows nothing of a sentence before it is whole", () => {
  const { shown } = fed(["Your pulse ", "was {{rhr_", "mean}}. ", "Good."])
  expect(shown).toEqual(["", "", "", "Your pulse was 58.3 bpm.", " Good."])
})

test("joins what it showed to the answer, to the letter", () => {
  const { shown, answer } = fed([
    "First.  Se",
    "cond!\n\nA new one. ",
    "\n",
    "- a point\n- another ",
  ])
  expect(shown.join("")).toBe(answer)
  expect(answer).toBe("First.  Second!\n\nA new one. \n- a point\n- another")
})

test("takes an invented number's whole sentence with it, and nothing else", () => {
  const { answer, dropped } = fed(["It was {{rhr_mean}}. That is 12% better. Keep going."])
  expect(answer).toBe("It was 58.3 bpm. Keep going.")
  expect(dropped).toBe(1)
})

test("does not cut at the point of a number, nor after the number of a list item", () => {
  const { answer } = fed(["1. Walk.\n2. It was 58.3 bpm. Then rest."])
  expect(answer).toBe("1. Walk.\n2. It was 58.3 bpm. Then rest.")
})

test("keeps two paragraphs apart when the sentence between them is withheld", () => {
  const { answer, paragraph } = fed(["First. It was 99.\n\n", "Then."])
  expect(answer).toBe("First.\n\nThen.")
  expect(paragraph).toBe(1)
})

test("shows the same whatever the pieces are", () => {
  const text = "It was {{rhr_mean}}. No 77 here.\n\nBut e.g. this. And (that.) End"
  const whole = fed([text]).answer
  for (let size = 1; size < 9; size++)
    expect(fed(text.match(new RegExp(`[^]{1,${size}}`, "g"))!).answer).toBe(whole)
})

test("takes for the number of a list item only what counts up at the start of a line", () => {
  expect(fed(["What was it? 61. That is low."]).answer).toBe("What was it?")
  expect(fed(["61. That is low."]).answer).toBe("")
  expect(fed(["Do:\n1. Walk.\n2) Rest.\n7. Sleep."]).answer).toBe("Do:\n1. Walk.\n2) Rest.")
})

test("does not let the text before a widget and the text after it grow to one number", () => {
  const gate = makeAnswerGate(numbersOnly(makeNumberGate(ledger, "5 or 8?")))
  const shown = endedWith(gate, "It was 5") + endedWith(gate, "8 bpm.")
  expect(shown).toBe("It was 5 8 bpm.")
})

test("waits at a refused sentence, and shows another in its place when that one passes", () => {
  const gate = makeAnswerGate(numbersOnly(makeNumberGate(ledger, "")))
  gate.add("Good. That is 12% better. It was {{rhr_mean}}. So")
  expect(gate.next()).toEqual({ shown: "Good." })
  expect(gate.next()).toEqual({ refused: "ungrounded", sentence: "That is 12% better." })
  expect(gate.mend("That is better.")).toBe(" That is better.")
  expect(gate.next()).toEqual({ shown: " It was 58.3 bpm." })
  expect(gate.next()).toBeNull()
  expect(gate.struck()).toEqual([])
})

test("strikes a sentence whose second writing is refused as well, and keeps the first", () => {
  const gate = makeAnswerGate(numbersOnly(makeNumberGate(ledger, "")))
  gate.add("That is 12% better. It was {{rhr_mean}}. ")
  gate.end()
  gate.next()
  expect(gate.mend("That is a tenth better.")).toBe("")
  expect(gate.next()).toEqual({ shown: "It was 58.3 bpm." })
  expect(gate.struck()).toEqual([{ class: "ungrounded", sentence: "That is 12% better." }])
})
