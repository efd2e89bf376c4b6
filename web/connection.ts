import { signal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { text } from "#web/text"

/** True while the browser has any network; the service may not answer all the same. */
const isOnline = signal(navigator.onLine)

for (const change of ["online", "offline"])
  addEventListener(change, () => {
    isOnline.value = navigator.onLine
  })

/** The reason why nothing is answered: the browser is offline, or the service is silent. */
export const unreachableText = (silent: string = text.unreachable): string =>
  isOnline.value ? silent : text.offline

/** Some time, or less where the browser says that it is online again. */
export const awhile = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener("online", done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener("online", done)
  })

const AGAIN_MS = 5_000

/** Runs something every few seconds, and at once when the browser is online again, for as long as it is cut off. */
export const useAgain = (isCutOff: boolean, run: () => void) => {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!isCutOff) return
    let isLeft = false
    const repeat = async () => {
      for (;;) {
        await awhile(AGAIN_MS)
        if (isLeft) return
        latest.current()
      }
    }
    void repeat()
    return () => {
      isLeft = true
    }
  }, [isCutOff])
}
