import { text } from "#web/text"
import { Welcome } from "./welcome"

/** Last night and today against one's own usual. */
export const Today = () => (
  <section>
    <h1>{text.today.title}</h1>
    <Welcome />
  </section>
)
