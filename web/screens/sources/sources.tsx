import { Together } from "#parts/notice"
import { session } from "#web/session"
import { text } from "#web/text"
import { Devices } from "./devices"
import { Imports } from "./imports"
import { Phone } from "./phone"

/** The part that the address names. */
const showPart = () => document.getElementById(location.hash.slice(1))?.scrollIntoView()

/** Where the rows come from: files, devices, and a phone that sends by itself. */
export const Sources = () => (
  <section class="sources">
    <h1>{text.sources.title}</h1>
    <Together onShown={showPart}>
      <Imports person={`${session.value?.session?.user_id} ${session.value?.session?.acting_as}`} />
      <Devices />
      <Phone />
    </Together>
  </section>
)
