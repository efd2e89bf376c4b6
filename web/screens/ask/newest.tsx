import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { showPlace } from "#web/router"
import { text } from "#web/text"
import { turns } from "./conversation"

const lastTurn = () => [...document.querySelectorAll<HTMLElement>("article.turn")].at(-1)

/** Shows the newest question, with as much of its answer as there is room for. */
export const showNewest = () => lastTurn()?.scrollIntoView()

/** Takes the keyboard to the newest question where what it was on is gone, as a button by which something began. */
export const takeFocus = () => {
  if (document.activeElement !== document.body) return
  const question = lastTurn()?.querySelector<HTMLElement>("h2")
  question?.setAttribute("tabindex", "-1")
  question?.focus({ preventScroll: true })
}

/** Shows the turns that stood before those on screen, and leaves what is read where it is. */
export const keepPlace = async (showMore: () => Promise<void>) => {
  const first = document.querySelector("article.turn")
  const before = first?.getBoundingClientRect().top ?? 0
  await showMore()
  await new Promise(requestAnimationFrame)
  if (first) scrollBy(0, first.getBoundingClientRect().top - before)
}

/** The way to the newest answer, as long as it is not on screen. */
export const ToNewest = () => {
  const isAway = useSignal(false)
  const newest = turns.value.at(-1)
  useEffect(() => {
    const turn = lastTurn()
    if (!turn) return
    const observer = new IntersectionObserver((entries) => {
      isAway.value = entries.at(-1)?.isIntersecting === false
    })
    observer.observe(turn)
    return () => observer.disconnect()
  }, [newest?.key])
  const id = newest?.state.value.id
  if (!isAway.value || !id) return null
  return (
    <button type="button" class="newest" onClick={() => showPlace(id)}>
      {text.ask.newest}
    </button>
  )
}
