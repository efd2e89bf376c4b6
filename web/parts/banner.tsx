import { actAs } from "#web/session"
import { text } from "#web/text"

/** Says on every screen that what is shown is the demo person's. */
export const Banner = () => (
  <aside class="banner" aria-label={text.demo.banner}>
    <p>{text.demo.banner}</p>
    <button type="button" onClick={() => void actAs("self")}>
      {text.demo.back}
    </button>
  </aside>
)
