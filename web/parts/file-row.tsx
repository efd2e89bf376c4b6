import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"

/** How far something is. */
export interface Progress {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** A file that is brought in: how far it is in a bar and a sentence, and what can be done with it. */
export const FileRow = (given: {
  readonly name: string
  /** How far it is, in words. */
  readonly state: string
  /** None once nothing more happens to it. */
  readonly progress: Progress | null
  readonly isFailed: boolean
  /** A button, or none. */
  readonly action?: ComponentChildren
  readonly children?: ComponentChildren
}) => {
  const { progress } = given
  const title = useRef<HTMLHeadingElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const wasWithin = useRef(false)
  // What had the focus may be gone with the end of the file: its name has it then.
  wasWithin.current = row.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    if (wasWithin.current && !row.current?.contains(document.activeElement)) title.current?.focus()
  })
  return (
    <li
      ref={row}
      class={given.isFailed ? "brought failed" : "brought"}
      aria-busy={progress !== null}
    >
      <h3 ref={title} tabIndex={-1}>
        {given.name}
      </h3>
      {given.action}
      {progress && (
        <progress
          aria-label={progress.label}
          value={progress.value}
          max={Math.max(progress.max, 1)}
        />
      )}
      <p>{given.state}</p>
      {given.children}
    </li>
  )
}
