import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"

/** Keeps the room of something costly, and shows it once it comes near the screen, or onto paper. */
export const WhenSeen = (given: { readonly children: ComponentChildren }) => {
  const isSeen = useSignal(false)
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => {
      isSeen.value = true
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: "300px" },
    )
    observer.observe(room.current!)
    addEventListener("beforeprint", show)
    return () => {
      observer.disconnect()
      removeEventListener("beforeprint", show)
    }
  }, [])
  return (
    <div class="room" ref={room}>
      {isSeen.value && given.children}
    </div>
  )
}
