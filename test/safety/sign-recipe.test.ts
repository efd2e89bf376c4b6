import { expect, test } from "bun:test"
import { lexiconOf, matchText, sentenceTokens } from "#language/lexicon"
import { runAll } from "#language/steps"
import { contextReader, contextTables } from "#safety/context"
import { assessmentsOf } from "#safety/emergencies"
import { signFinder, signTables } from "#safety/find-signs"
import { normaliseMessage } from "#safety/normalise-message"
import type { Sign } from "#safety/sign"
import { fragments } from "#safety/signs"
import { SOON } from "#safety/texts"
import { signFaults } from "#test/sign-faults"

/** The recipe "An emergency sign" of docs/contributing.md, followed for a sign that nobody has. */

const NONE = { unheard: [], misheard: [], idlePhrases: [], idleExclusions: [] }

/** The first step as it is begun: phrases and an exclusion, of whose wordings some are missing. */
const begun: Sign = {
  rule: "glimmer",
  level: "urgent_same_day",
  patterns: `
    glimmer/ing ...3 (elbow/s|knee/s)
    (elbow/s|knee/s) ...3 glimmer/s/ing
  `,
  exclusions: "(knee|elbow) (pad/s)",
  heard: ["my glimmering left elbow"],
}

const done: Sign = {
  ...begun,
  heard: [...begun.heard, "both knees are glimmering since noon"],
  notHeard: ["my knee pads glimmer in the dark", "no glimmering elbow"],
}

const faultsOf = (sign: Sign) => signFaults([sign])(0)

test("an empty wording, an idle phrase and an idle exclusion are named until each has its wording", () => {
  expect(faultsOf(begun)).toEqual({
    ...NONE,
    idlePhrases: ["(elbow/s|knee/s) ...3 glimmer/s/ing"],
    idleExclusions: ["(knee|elbow) (pad/s)"],
  })
  expect(faultsOf({ ...done, heard: [...done.heard, "a shining elbow"] }).unheard).toEqual([
    "a shining elbow",
  ])
  expect(
    faultsOf({ ...done, notHeard: [...done.notHeard!, "glimmering elbows"] }).misheard,
  ).toEqual(["glimmering elbows"])
  expect(faultsOf(done)).toEqual(NONE)
})

test("a sign that is done is heard in a message with its level and the fixed text of that level", () => {
  const tables = [...contextTables, ...signTables([done])]
  const lexicon = lexiconOf(() => tables, fragments)
  const find = signFinder([done], lexicon.numbersOf, contextReader(lexicon.numbersOf))
  const assessed = (message: string) => {
    const sentences = runAll(normaliseMessage(message)).map(({ sentence }) => sentence)
    const text = runAll(matchText(lexicon, runAll(sentenceTokens(sentences)).tokens))
    return runAll(find(text)).found.flatMap(assessmentsOf)
  }
  expect(assessed("Hello. My knees have been glimmering today, what is my HRV?")).toEqual([
    { rule: "glimmer", escalation: "urgent_same_day", text: SOON },
  ])
  expect(assessed("There are no glimmering knees.")).toEqual([])
  expect(assessed("My knee pads glimmer.")).toEqual([])
})
