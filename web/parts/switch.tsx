import { useSignal } from "@preact/signals"
import { Problem } from "#web/api"
import { text } from "#web/text"

/** A switch that is kept as soon as it is turned; it turns back, and says why, where that fails. */
export const Switch = (given: {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly change: (isOn: boolean) => Promise<unknown>
}) => {
  const wanted = useSignal<boolean | null>(null)
  const problem = useSignal<string | null>(null)
  const turn = async (isOn: boolean) => {
    wanted.value = isOn
    problem.value = null
    try {
      await given.change(isOn)
    } catch (cause) {
      problem.value = cause instanceof Problem && cause.message ? cause.message : text.problem
    }
    wanted.value = null
  }
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
          role="switch"
          checked={wanted.value ?? given.isOn}
          onChange={({ currentTarget }) => {
            if (wanted.value === null) void turn(currentTarget.checked)
            else currentTarget.checked = wanted.value
          }}
        />
        <span>{given.label}</span>
        {given.hint && <small>{given.hint}</small>}
      </label>
      {problem.value !== null && (
        <p class="wrong" role="alert">
          {problem.value}
        </p>
      )}
    </>
  )
}
