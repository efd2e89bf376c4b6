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
        {state.isCutOff ? text.ask.cut_off : last ? stageText(last) : text.ask.working}
      </p>
      <progress
        aria-label={isDeep ? text.ask.deep_progress : text.ask.working}
        max={ORDER.length}
        value={progressOf(state.stages)}
      />
    </div>
  )
}

/** How an answer came about, step by step. */
export const Stages = ({ stages }: { readonly stages: ReadonlyArray<Stage> }) => (
  <details class="stages">
    <summary>{text.ask.steps}</summary>
    <ol>
      {stages.map((stage, at) => (
        <li key={at}>{stageText(stage)}</li>
      ))}
    </ol>
  </details>
)
