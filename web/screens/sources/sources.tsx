import { useEffect } from "preact/hooks"
import { session } from "#web/session"
import { text } from "#web/text"
import { Devices } from "./devices"
import { Formats } from "./formats"
import { Imports } from "./imports"
import { Phone } from "./phone"

/** Where the rows come from: files, devices, and a phone that sends by itself. */
export const Sources = () => {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <section class="sources">
      <h1>{text.sources.title}</h1>
      <Imports person={`${session.value?.session?.user_id} ${session.value?.session?.acting_as}`} />
      <Devices />
      <Phone />
      <section class="part" aria-labelledby="formats">
        <h2 id="formats">{text.sources.formats}</h2>
        <Formats vendor={null} />
      </section>
    </section>
  )
}
