import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Service } from "#embedded/model/questions/service/intent"
import type { Status } from "#embedded/model/questions/service/topic"
import { topics } from "#embedded/model/questions/service/topics"
import { capital } from "#language/capital"

const statusOf = ({ briefing, ledger }: Material): Status => {
  const { those, fact } = foundBy(ledger, "service_status", {})
  const lasts = those("last_date")
  const vendors = those("vendor").map((vendor, at) => ({
    name: capital(String(vendor.item.value)),
    last: placeholder(lasts[at]!),
  }))
  const [first] = those("first_date").toSorted((a, b) =>
    String(a.item.value).localeCompare(String(b.item.value)),
  )
  return {
    vendors,
    first: first ? placeholder(first) : null,
    names: listed(vendors.map(({ name }) => name)),
    isConnectable: fact("aggregator")?.item.value === "configured",
    hasLabs: briefing.biomarkers.length > 0,
    hasData: briefing.metrics.length > 0,
  }
}

/** What is to be said of a topic, given what is on record and configured. */
export const writeService = ({ topic }: Service, material: Material): ReadonlyArray<Paragraph> => {
  const said = topics.find(({ id }) => id === topic)
  return said ? [paragraph(said.says(statusOf(material)))] : []
}
