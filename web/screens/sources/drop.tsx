import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { text } from "#web/text"

/** Where files are chosen or dropped. Files that miss the frame are meant for it: a browser would leave for them. */
export const Drop = ({ bring }: { readonly bring: (files: ReadonlyArray<File>) => void }) => {
  const isOver = useSignal(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      isOver.value = true
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) isOver.value = false
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      isOver.value = false
      bring([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener("dragover", over)
    document.addEventListener("dragleave", leave)
    document.addEventListener("drop", drop)
    return () => {
      document.removeEventListener("dragover", over)
      document.removeEventListener("dragleave", leave)
      document.removeEventListener("drop", drop)
    }
  }, [bring])
  return (
    <label class={isOver.value ? "drop over" : "drop"}>
      <input
        type="file"
        multiple
        onChange={({ currentTarget }) => {
          bring([...(currentTarget.files ?? [])])
          currentTarget.value = ""
        }}
      />
      <span>
        <b>{text.sources.choose}</b> {text.sources.drop}
      </span>
    </label>
  )
}
