import { useComputed } from "@preact/signals"
import { stateOf } from "./brought"
import { isOver, type Queue } from "./queue"

/** Says of each file once that it has come to its end, to who cannot see it, and what follows from that. */
export const Announced = (given: { readonly queue: Queue; readonly more?: string | null }) => {
  const { items } = given.queue
  const said = useComputed(() => {
    const latest = items.value.find((item) => item.key !== item.shown?.id)
    return latest && isOver(latest) ? `${latest.name}: ${stateOf(latest)}` : ""
  })
  return (
    <p class="unseen" role="status">
      {given.more ? `${said.value}. ${given.more}` : said}
    </p>
  )
}
