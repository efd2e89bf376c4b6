import { useComputed, useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import type { DeepResearch } from "#domain/turn"
import { Loading, Notice } from "#parts/notice"
import { Problem } from "#web/api"
import { unreachableText, useAgain } from "#web/connection"
import { address, isFollowed, navigate, showPlace } from "#web/router"
import { text } from "#web/text"
import { Announcer } from "./announcer"
import { Answer } from "./answer"
import { Composer, WHOLE_YEAR } from "./composer"
import {
  ask,
  isRestored,
  isWorking,
  leave,
  older,
  open,
  showOlder,
  stop,
  turns,
} from "./conversation"
import { EvidenceDrawer, type Selected } from "./evidence"
import { Heading } from "./heading"
import { keepPlace, showNewest, takeFocus } from "./newest"
import { Suggestions } from "./suggestions"

const explain = (cause: unknown) =>
  cause instanceof Problem && cause.message !== "" ? cause.message : text.problem

/** The id in an address, which may hold any sign. */
const idOf = (detail: string | null) => {
  try {
    return detail && decodeURIComponent(detail)
  } catch {
    return detail
  }
}

/** A page that has moved by less has not been scrolled by anybody. */
const A_LINE_PX = 24

type Reading = "reading" | "offline" | "missing" | "shown"

/** Opens the conversation of an address. One that is not there is left for an empty one, which says so. */
const useConversation = (id: string | null) => {
  const reading = useSignal<Reading>("shown")
  const read = () => {
    const isLeft = id === null && reading.value === "missing"
    if (!isLeft) reading.value = id === null ? "shown" : "reading"
    open(id).then(
      () => {
        if (!isLeft) reading.value = "shown"
      },
      (cause: unknown) => {
        leave()
        const isMissing = cause instanceof Problem && cause.status === 404
        reading.value = isMissing ? "missing" : "offline"
        if (isMissing) navigate("/ask", { replace: true })
      },
    )
  }
  useEffect(read, [id])
  useAgain(reading.value === "offline", read)
  return { reading: reading.value, read }
}

/**
 * Shows a question once it is asked, then its answer from its beginning when that is there; whoever has scrolled
 * meanwhile is left where they read.
 */
const useShownAnswer = (lastQuestion: string | undefined) => {
  const scrolled = useRef<number | null>(null)
  const isAtWork = useComputed(isWorking).value
  useEffect(() => {
    if (!lastQuestion || !isWorking()) return
    scrollTo(0, document.documentElement.scrollHeight)
    scrolled.current = scrollY
    if (turns.peek().length > 1) takeFocus()
  }, [lastQuestion])
  useEffect(() => {
    if (isAtWork || scrolled.current === null) return
    if (Math.abs(scrollY - scrolled.current) < A_LINE_PX) showNewest()
    scrolled.current = null
  }, [isAtWork])
}

/** A conversation: the questions so far, and the field for the next one. */
export const Ask = ({ id: detail }: { readonly id: string | null }) => {
  const id = idOf(detail)
  const question = useSignal(address.peek().searchParams.get("q") ?? "")
  const problem = useSignal<string | null>(null)
  const selected = useSignal<Selected | null>(null)
  const { reading, read } = useConversation(id)
  useEffect(() => leave, [])
  useEffect(() => {
    if (reading !== "shown") return
    if (location.hash !== "") showPlace()
    else if (id !== null && turns.peek().length > 1) showNewest()
  }, [id, reading])
  useEffect(() => {
    if (isFollowed() && question.value.trim() !== "") void onAsk(question.value.trim())
  }, [])

  const onAsk = async (asked: string, deep?: DeepResearch) => {
    if (isWorking()) return
    problem.value = null
    question.value = ""
    try {
      const conversation = await ask(asked, deep)
      if (conversation !== null && id === null)
        navigate(`/ask/${encodeURIComponent(conversation)}`, { replace: true })
    } catch (cause) {
      problem.value = explain(cause)
      if (question.value === "") question.value = asked
    }
  }

  const onStop = async () => {
    problem.value = null
    try {
      const back = await stop()
      if (back !== null && question.value === "") question.value = back
    } catch (cause) {
      problem.value = `${text.ask.not_stopped} ${explain(cause)}`
    }
  }

  const lastQuestion = turns.value.at(-1)?.key
  useShownAnswer(lastQuestion)

  return (
    <section class="ask">
      <Heading />
      {reading === "reading" && turns.value.length === 0 && <Loading />}
      {reading === "offline" && (
        <Notice action={{ label: text.retry, run: read }}>{unreachableText()}</Notice>
      )}
      {reading === "missing" && turns.value.length === 0 && <Notice>{text.ask.missing}</Notice>}
      {(reading === "shown" || reading === "missing") && turns.value.length === 0 && (
        <Suggestions onAsk={(asked) => void onAsk(asked)} />
      )}
      {isRestored.value && <Notice>{text.ask.restored}</Notice>}
      {older.value !== null && (
        <button type="button" onClick={() => void keepPlace(showOlder).catch(() => {})}>
          {text.ask.older_turns}
        </button>
      )}
      {turns.value.map((turn) => (
        <Answer
          key={turn.key}
          turn={turn}
          onEvidence={(chosen) => {
            selected.value = chosen
          }}
          onDeeper={(asked) => void onAsk(asked, WHOLE_YEAR)}
          onAgain={({ question: asked, isDeep }) =>
            void onAsk(asked, isDeep ? WHOLE_YEAR : undefined)
          }
          onBegin={
            turn.key === lastQuestion && !turn.isRestored
              ? () => void onAsk(text.ask.begin_question)
              : null
          }
        />
      ))}
      <Announcer />
      <Composer
        question={question}
        problem={problem}
        onAsk={(asked, deep) => void onAsk(asked, deep)}
        onStop={() => void onStop()}
      />
      {selected.value && (
        <EvidenceDrawer
          selected={selected.value}
          onClose={() => {
            selected.value = null
          }}
        />
      )}
    </section>
  )
}
