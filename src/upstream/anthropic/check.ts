import { Effect } from "effect"
import { CHECK, Checking } from "#agents/validator/check"
import type { Material } from "#domain/briefing"
import type { Check } from "#domain/check"
import { evidenceOf } from "#domain/ledger"
import { makeJudge } from "#upstream/anthropic/judgement"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { askedIn, quoted } from "#upstream/anthropic/quotation"
import { makeReferences } from "#upstream/anthropic/references"
import type { Attempt } from "#upstream/anthropic/stand-in"

/** Whether there is anything to check: a claim beside a finding that holds up, or may. */
export const isWorthChecking = ({ reports, ledger }: Material): boolean =>
  reports.some(({ notes }) => notes.length > 0) &&
  evidenceOf(ledger).some(({ verdict }) => verdict !== "rejected")

/** The validator's second look, as a model takes it. Numbers and ids of nothing are left out. */
export const makeCheck = (messages: Messages, model: string) => {
  const checking = makeJudge({
    messages,
    model,
    prompt: CHECK,
    shape: Checking,
    purpose: { agent: "validator", step: "validation_gates" },
  })
  return ({ briefing, reports, ledger }: Material): Attempt<Check> =>
    Effect.suspend(() => {
      const refs = makeReferences()
      const found = ledgerOf(refs, ledger)
      const notes = reports.flatMap((report) => report.notes.map(refs.shortened))
      const numbered = notes.map((note, at) => `${at + 1}. ${note}`)
      const known = new Set(evidenceOf(ledger).map(({ item }) => item.id))
      const question = [
        askedIn(briefing),
        quoted("found", found),
        quoted("agent_notes", numbered),
      ].join("\n\n")
      return Effect.map(checking(question), ({ value, ...judged }) => ({
        ...judged,
        value: value && {
          struck: value.struck.map((number) => number - 1).filter((at) => at < notes.length),
          doubted: value.doubted
            .map(({ id, doubt }) => ({ id: refs.keyOf(id), doubt }))
            .filter(({ id }) => known.has(id)),
        },
      }))
    })
}
