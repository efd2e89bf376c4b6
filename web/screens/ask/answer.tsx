import { useSignal } from "@preact/signals"
import { useMemo } from "preact/hooks"
import type { TurnFailure } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { text } from "#web/text"
import { paragraphsOf } from "./blocks"
import type { Selected } from "./evidence"
import { matcherOf } from "./numbers"
import { type Numbers, Prose } from "./prose"
import { ReceiptDrawer } from "./receipt"
import { Stages, Working } from "./stages"
import { isOver, type ShownTurn } from "./turn"
import { Widgets } from "./widgets"

interface Given {
  readonly turn: ShownTurn
  readonly onEvidence: (selected: Selected) => void
  /** Looks deeper into the question; null where that cannot be asked now. */
  readonly onDeeper: ((question: string) => void) | null
  /** Asks a question that was not answered again. */
  readonly onAgain: (turn: ShownTurn) => void
  /** Begins the experiment that the answer proposes; null where something was asked since. */
  readonly onBegin: (() => void) | null
}

const useNumbers = (result: TurnResult | null, onEvidence: Given["onEvidence"]): Numbers | null =>
  useMemo(
    () =>
      result && {
        piecesOf: matcherOf(result),
        onNumber: (fact) => onEvidence({ result, fact }),
      },
    [result],
  )

/** The lines that the check lists of an answer show. */
const useChecked = (result: TurnResult | null): ReadonlySet<string> =>
  useMemo(
    () =>
      new Set(
        result?.widgets?.flatMap(({ spec }) =>
          spec.kind === "checklist" ? spec.items.map((item) => item.text) : [],
        ),
      ),
    [result],
  )

/** What an answer says, each widget behind its paragraph. One whose paragraph is not there comes last. */
const Said = (given: {
  readonly turn: string
  readonly answer: string
  readonly result: TurnResult | null
  readonly onEvidence: Given["onEvidence"]
  readonly onBegin: Given["onBegin"]
}) => {
  const { turn, answer, result, onEvidence, onBegin } = given
  const numbers = useNumbers(result, onEvidence)
  const checked = useChecked(result)
  const paragraphs = paragraphsOf(answer)
  const last = paragraphs.length - 1
  return (
    <div class="answer">
      {paragraphs.map((paragraph, at) => (
        <div key={at} class="paragraph">
          <Prose paragraph={paragraph} numbers={numbers} checked={checked} />
          {result && (
            <Widgets
              turn={turn}
              result={result}
              widgets={(result.widgets ?? []).filter(
                ({ anchor }) => Math.min(Math.max(anchor, 0), last) === at,
              )}
              onEvidence={(evidence) => onEvidence({ result, evidence })}
              onBegin={onBegin}
            />
          )}
        </div>
      ))}
    </div>
  )
}

const failures: Readonly<Record<string, string>> = text.ask.failures

/** Why there is no answer: a question that its person stopped is nothing to be alarmed about. */
const Unanswered = ({ error }: { readonly error: TurnFailure }) =>
  error.code === "cancelled" ? (
    <p role="status">{text.ask.stopped}</p>
  ) : (
    <p class="wrong" role="alert">
      {`${text.ask.failed} ${failures[error.code] ?? error.message}`}
    </p>
  )

/** A question with its answer, as far as it has come. */
export const Answer = ({ turn, onEvidence, onDeeper, onAgain, onBegin }: Given) => {
  const state = turn.state.value
  const { answer, result, error } = state
  const showsReceipt = useSignal(false)
  const hasNumbers = result !== null && result.fact_sheet.length > 0
  return (
    <article id={state.id ?? undefined} class="turn" aria-busy={!isOver(state)}>
      <h2 class="question">{turn.question}</h2>
      {!isOver(state) && <Working state={state} isDeep={turn.isDeep} />}
      {turn.isRestored && <p class="restored">{text.ask.restored_answer}</p>}
      <Said
        turn={state.id ?? ""}
        answer={answer}
        result={result}
        onEvidence={onEvidence}
        onBegin={onBegin}
      />
      {error && <Unanswered error={error} />}
      {result?.notes?.map(({ code, message }) => (
        <p key={code}>
          <small>{message}</small>
        </p>
      ))}
      {isOver(state) && (
        <footer>
          {hasNumbers && (
            <button type="button" aria-haspopup="dialog" onClick={() => onEvidence({ result })}>
              {text.ask.evidence}
            </button>
          )}
          {result?.suggest_deep_research && onDeeper && (
            <button type="button" onClick={() => onDeeper(turn.question)}>
              {text.ask.deep}
            </button>
          )}
          {error && (
            <button type="button" onClick={() => onAgain(turn)}>
              {text.ask.again}
            </button>
          )}
          {state.id !== null && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                showsReceipt.value = true
              }}
            >
              {text.ask.receipt.title}
            </button>
          )}
          {state.id !== null && <Stages turn={state.id} />}
        </footer>
      )}
      {showsReceipt.value && state.id !== null && (
        <ReceiptDrawer
          turn={state.id}
          onClose={() => {
            showsReceipt.value = false
          }}
        />
      )}
    </article>
  )
}
