import { Dialog } from "#parts/dialog"
import { again, notAgain } from "#web/again"
import { text } from "#web/text"
import { Ways } from "./ways"

const words = text.once_more

/** Asks who has a screen open to sign in once more. What they have filled in stays below it. */
export const OnceMore = () => {
  const why = again.value
  if (why === null) return null
  return (
    <div class={why === "ended" ? "once-more ended" : "once-more"}>
      <Dialog title={words.title} onClose={notAgain}>
        <p>{words[why]}</p>
        <Ways />
      </Dialog>
    </div>
  )
}
