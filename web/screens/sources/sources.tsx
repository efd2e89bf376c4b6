import { Together } from "#parts/notice"
import { showPlace } from "#web/router"
import { session } from "#web/session"
import { text } from "#web/text"
import { Devices } from "./devices"
import { Imports } from "./imports"
import { Phone } from "./phone"

/** Where the rows come from: files, devices, and a phone that sends by itself. */
export const Sources = () => (
  <section class="sources">
    <h1>{text.sources.title}</h1>
    <Together onShown={() => showPlace()}>
      <Imports person={`${session.value?.session?.user_id} ${session.value?.session?.acting_as}`} />
      <Devices />
      <Phone />
    </Together>
  </section>
)
