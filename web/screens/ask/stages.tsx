import { useSignal } from "@preact/signals"
import type { TurnReceipt } from "#domain/turn-receipt"
import { Shown } from "#parts/notice"
import { unreachableText } from "#web/connection"
import { numberText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { agentText } from "./labels"
import type { Stage, TurnState } from "./turn"

const steps: Readonly<Record<string, string>> = text.ask.step_names
const ORDER = Object.keys(steps)

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const stageText = ({ kind, name, question }: Stage) => {
  if (kind === "step") return steps[name] ?? capital(name.replaceAll("_", " "))
  if (kind === "progress") return capital(name)
  return text.ask.agent_asked(agentText(name), question ?? "")
}

/** How far it has come: the last step that was begun, out of all. */
const progressOf = (stages: ReadonlyArray<Stage>) =>
  Math.max(0, ...stages.map(({ kind, name }) => (kind === "step" ? ORDER.indexOf(name) + 1 : 0)))

const cutOffText = () => `${unreachableText(text.ask.silent)} ${text.ask.trying}`

/** What is being done for an answer, while it is done. */
export const Working = ({
  state,
  isDeep,
}: {
  readonly state: TurnState
  readonly isDeep: boolean
}) => {
  const last = state.stages.at(-1)
  return (
    <div class="working">
      <p role="status">
        {state.isCutOff ? cutOffText() : last ? stageText(last) : text.ask.working}
      </p>
      <progress
        aria-label={isDeep ? text.ask.deep_progress : text.ask.working}
        max={ORDER.length}
        value={progressOf(state.stages)}
      />
    </div>
  )
}

const timeText = (ms: number) => (ms < 950 ? `${ms} ms` : `${numberText(ms / 1_000)} s`)

interface Group {
  readonly name: string
  readonly started_at: string
  readonly duration_ms: number
}

/** Steps as they are read: one that was done several times stands once, with all of its time. */
const groupsOf = (done: TurnReceipt["steps"]): ReadonlyArray<Group> => {
  const groups = new Map<string, Group>()
  for (const { step, agent, started_at, duration_ms } of done) {
    const name = [steps[step], ...(agent ? [agentText(agent)] : [])].join(": ")
    const known = groups.get(name)
    groups.set(
      name,
      known
        ? { ...known, duration_ms: known.duration_ms + duration_ms }
        : { name, started_at, duration_ms },
    )
  }
  return [...groups.values()]
}

const Recorded = ({ turn }: { readonly turn: string }) => {
  const receipt = useResource<TurnReceipt>(`/v1/turns/${encodeURIComponent(turn)}/receipt`)
  return (
    <Shown of={receipt}>
      {({ steps: done }) =>
        done.length === 0 ? (
          <p>{text.ask.no_steps}</p>
        ) : (
          <ol>
            {groupsOf(done).map(({ name, started_at, duration_ms }) => (
              <li key={name}>
                {name}{" "}
                <small>
                  <time dateTime={started_at}>{timeText(duration_ms)}</time>
                </small>
              </li>
            ))}
          </ol>
        )
      }
    </Shown>
  )
}

/**
 * Shows how an answer came about, step by step, from the journal of its turn: the same after a reload, or years later.
 */
export const Stages = ({ turn }: { readonly turn: string }) => {
  const isOpen = useSignal(false)
  return (
    <details
      class="stages"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open
      }}
    >
      <summary>{text.ask.steps}</summary>
      {isOpen.value && <Recorded turn={turn} />}
    </details>
  )
}
