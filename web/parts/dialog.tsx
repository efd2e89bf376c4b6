import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef } from "preact/hooks"
import { text } from "#web/text"

/**
 * The one dialog: a box in the middle, or a drawer at the edge. It is open while it is drawn; Escape, its button and a
 * press beside it close it, and the focus goes back to where it came from.
 */
export const Dialog = (given: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly isDrawer?: boolean
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLInputElement>("form input")?.select()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it closes with Escape or its button.
    <dialog
      ref={dialog}
      class={given.isDrawer ? "drawer" : undefined}
      aria-labelledby={title}
      onClose={given.onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) given.onClose()
      }}
    >
      <div class="inside">
        <header>
          <h2 id={title}>{given.title}</h2>
          <button type="button" onClick={given.onClose}>
            {text.close}
          </button>
        </header>
        {given.children}
      </div>
    </dialog>
  )
}
