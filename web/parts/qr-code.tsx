import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { encode } from "uqr"

type Code = ReturnType<typeof encode>

/** What scanners need empty around a code, in its own dots. */
const MARGIN = 4

/** The dark dots, as one path with a line for every run of a row. */
const pathOf = ({ data }: Code) =>
  data
    .flatMap((row, y) =>
      row.map((isDark, x) =>
        isDark && !row[x - 1]
          ? `M${x} ${y}h${row.findIndex((dark, at) => at > x && !dark) - x}v1H${x}z`
          : "",
      ),
    )
    .join("")

/** A text as a QR code for the camera of a phone, dark on white in every theme, drawn once its encoder is loaded. */
export const QrCode = ({ value, label }: { readonly value: string; readonly label: string }) => {
  const code = useSignal<Code | null>(null)
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      code.value = encode(value, { ecc: "M", border: MARGIN })
    })
  }, [value])
  const size = code.value?.size ?? 0
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      {code.value && <path d={pathOf(code.value)} />}
    </svg>
  )
}
