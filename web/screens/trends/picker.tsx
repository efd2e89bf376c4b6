import { useSignal } from "@preact/signals"
import { useId } from "preact/hooks"
import type { KnownMetric } from "#domain/metric-points"
import { text } from "#web/text"
import { titleOf } from "./content"

const found = (metrics: ReadonlyArray<KnownMetric>, typed: string) => {
  const query = typed.trim().toLowerCase()
  const rank = ({ title, words }: KnownMetric) => {
    if (title.startsWith(query)) return 0
    if (title.includes(query)) return 1
    return words.some((word) => word.includes(query)) ? 2 : 3
  }
  return metrics
    .map((metric) => ({ metric, rank: rank(metric) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ metric }) => metric)
}

/** Chooses a metric from a list that is searched by everyday names; `none` names the choice of no metric. */
export const Picker = (given: {
  readonly label: string
  readonly metrics: ReadonlyArray<KnownMetric>
  readonly chosen: KnownMetric | null
  readonly none?: string
  readonly choose: (name: string | null) => void
}) => {
  const { metrics, chosen, none, choose } = given
  const id = useId()
  const typed = useSignal<string | null>(null)
  const active = useSignal(0)
  const isOpen = typed.value !== null
  const options: ReadonlyArray<KnownMetric | null> = [
    ...(none !== undefined && typed.value === "" ? [null] : []),
    ...found(metrics, typed.value ?? ""),
  ]
  const nameOf = (option: KnownMetric | null) => (option ? titleOf(option) : (none ?? ""))
  const close = () => {
    typed.value = null
  }
  const open = (words: string) => {
    typed.value = words
    active.value = 0
  }
  const take = (option: KnownMetric | null | undefined) => {
    close()
    if (option !== undefined) choose(option?.name ?? null)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      if (!isOpen) open("")
      else active.value = Math.min(active.value + 1, options.length - 1)
    },
    ArrowUp: () => {
      active.value = Math.max(active.value - 1, 0)
    },
    Enter: () => take(options[active.value]),
    Escape: close,
  }
  return (
    <div class="metric-picker">
      <label class="field" for={id}>
        <span>{given.label}</span>
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active.value}` : undefined}
        placeholder={text.trends.search}
        value={typed.value ?? nameOf(chosen)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !isOpen && open("")}
        onInput={(event) => open(event.currentTarget.value)}
        onBlur={close}
        onKeyDown={(event) => {
          const run = isOpen || event.key === "ArrowDown" ? keys[event.key] : undefined
          if (!run) return
          event.preventDefault()
          run()
        }}
      />
      {isOpen && options.length > 0 && (
        <div class="metric-options" id={`${id}-list`} role="listbox" aria-label={given.label}>
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
            <div
              key={option?.name ?? ""}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active.value}
              // The field would lose its focus, and the list its place, before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {nameOf(option)}
            </div>
          ))}
        </div>
      )}
      {isOpen && options.length === 0 && (
        <p class="metric-options" role="status">
          {text.trends.no_match}
        </p>
      )}
    </div>
  )
}
