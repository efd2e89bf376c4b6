import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { ConversationSummary } from "#domain/conversation"
import type { Page } from "#domain/page"
import { Dialog } from "#parts/dialog"
import { Loading, ProblemNotice } from "#parts/notice"
import { get, type Problem } from "#web/api"
import { dayText } from "#web/format"
import { text } from "#web/text"

type Listed = Page<ConversationSummary>

const LIMIT = 20

const useHistory = () => {
  const conversations = useSignal<ReadonlyArray<ConversationSummary> | null>(null)
  const next = useSignal<string | null>(null)
  const problem = useSignal<Problem | null>(null)
  const more = async () => {
    problem.value = null
    const cursor = next.value ? `&cursor=${encodeURIComponent(next.value)}` : ""
    try {
      const page = await get<Listed>(`/v1/conversations?limit=${LIMIT}${cursor}`)
      conversations.value = [...(conversations.value ?? []), ...page.data]
      next.value = page.next_cursor
    } catch (cause) {
      problem.value = cause as Problem
    }
  }
  useEffect(() => void more(), [])
  return {
    conversations: conversations.value,
    hasMore: next.value !== null,
    problem: problem.value,
    more,
  }
}

/** The conversations so far, the newest first. */
export const History = ({ onClose }: { readonly onClose: () => void }) => {
  const { conversations, hasMore, problem, more } = useHistory()
  return (
    <Dialog title={text.ask.earlier} onClose={onClose} isDrawer>
      {conversations === null && problem === null && <Loading />}
      {conversations?.length === 0 && <p>{text.ask.no_conversations}</p>}
      <ul class="history">
        {conversations?.map(({ id, title, preview, updated_at, restored }) => (
          <li key={id}>
            <a href={`/ask/${encodeURIComponent(id)}`} onClick={onClose}>
              <strong>{title}</strong>
              <small>
                {dayText(updated_at.slice(0, 10))} · {restored && `${text.ask.restored_mark} · `}
                {preview}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {problem && <ProblemNotice problem={problem} retry={() => void more()} />}
      {hasMore && !problem && (
        <button type="button" onClick={() => void more()}>
          {text.ask.older_conversations}
        </button>
      )}
    </Dialog>
  )
}
