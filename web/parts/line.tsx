import { useSignal } from "@preact/signals"
import { text } from "#web/text"

/** A line that is copied elsewhere. Browsers copy by a button on https and on localhost alone. */
export const Line = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const isCopied = useSignal(false)
  return (
    <div class="line">
      <span>{label}</span>
      <code>{value}</code>
      {"clipboard" in navigator && (
        <button
          type="button"
          aria-label={text.sources.copy_of(label)}
          onClick={() => {
            void navigator.clipboard.writeText(value).then(() => {
              isCopied.value = true
            })
          }}
        >
          {isCopied.value ? text.sources.copied : text.sources.copy}
        </button>
      )}
    </div>
  )
}
