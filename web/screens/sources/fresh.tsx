import { useEffect } from "preact/hooks"
import type { Today } from "#domain/today"
import { Shown } from "#parts/notice"
import { Freshness } from "#screens/today/freshness"
import { useResource } from "#web/resource"
import type { Queue } from "./queue"

/** How new what is here is, by maker; read again once files have come in. */
export const Fresh = ({ queue }: { readonly queue: Queue }) => {
  const today = useResource<Today>("/v1/today")
  const isBusy = queue.isBusy.value
  useEffect(() => {
    if (!isBusy && today.value) today.reload()
  }, [isBusy])
  return (
    <Shown of={today}>{({ sources, date }) => <Freshness sources={sources} today={date} />}</Shown>
  )
}
