import type { Source, WidgetSession } from "#domain/source"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Notice, Shown } from "#parts/notice"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { vendorName } from "./formats"

const words = text.sources

/** The makers that can be asked for, as the contract calls them. */
const VENDORS = [
  "apple",
  "dexcom",
  "fitbit",
  "libre",
  "garmin",
  "oura",
  "polar",
  "samsung",
  "whoop",
  "withings",
] as const satisfies ReadonlyArray<Source["provider"]>

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]

/** The page under the name of this machine that the console has: a browser takes another for another site. */
const nearest = (page: string): string => {
  const url = new URL(page)
  const isHere = [url.hostname, location.hostname].every((name) => LOOPBACK.includes(name))
  return isHere && url.port === location.port ? url.pathname : page
}

/** Opens the page on which a maker asks for leave; it comes back here. */
const connect = async (fields: FormData) => {
  const { widget_url } = await change<WidgetSession>("POST", "/v1/sources/aggregator/connect", {
    provider: String(fields.get("vendor")),
    redirect_url: `${location.origin}/sources`,
  })
  location.assign(nearest(widget_url))
}

const Linked = ({ source, reload }: { readonly source: Source; readonly reload: () => void }) => {
  const name = vendorName(source.provider)
  const { status, last_sync_at } = source
  return (
    <li class={status === "error" ? "brought failed" : "brought"}>
      <h3>{name}</h3>
      {status !== "disconnected" && (
        <Confirm
          label={words.disconnect}
          name={words.disconnect_of(name)}
          sure={words.disconnect_sure(name)}
          run={() => change("DELETE", `/v1/sources/${encodeURIComponent(source.id)}`).then(reload)}
        />
      )}
      <p>{words.statuses[status]}</p>
      <small>
        {last_sync_at ? words.delivered(instantText(last_sync_at)) : words.delivered_never}
      </small>
    </li>
  )
}

/** What is connected and delivers by itself, and what else can be. */
export const Devices = () => {
  const list = useResource<{ readonly data: ReadonlyArray<Source> }>("/v1/sources")
  return (
    <section class="part" aria-labelledby="connect">
      <h2 id="connect">{words.devices}</h2>
      <p>{words.devices_about}</p>
      <Shown of={list}>
        {({ data }) => {
          const devices = data.filter(({ is_file }) => !is_file)
          if (devices.length === 0) return <Notice>{words.devices_empty}</Notice>
          return (
            <ul class="list">
              {devices.map((source) => (
                <Linked key={source.id} source={source} reload={list.reload} />
              ))}
            </ul>
          )
        }}
      </Shown>
      <Form submit={words.connect} send={connect}>
        <Field label={words.vendor}>
          <select name="vendor">
            {VENDORS.map((vendor) => (
              <option key={vendor} value={vendor}>
                {vendorName(vendor)}
              </option>
            ))}
          </select>
        </Field>
      </Form>
    </section>
  )
}
