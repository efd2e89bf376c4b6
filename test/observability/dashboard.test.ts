import { expect, test } from "bun:test"
import { families } from "#observability/registry"

/** The files that operators load into Prometheus and Grafana: they name what is exported, or they show nothing. */
const alerts = Bun.YAML.parse(await Bun.file("docs/operating/alerts.yaml").text()) as {
  readonly groups: ReadonlyArray<{
    readonly rules: ReadonlyArray<{ readonly alert: string; readonly expr: string }>
  }>
}
const dashboard = (await Bun.file("docs/operating/dashboard.json").json()) as {
  readonly panels: ReadonlyArray<{
    readonly id: number
    readonly title: string
    readonly targets?: ReadonlyArray<{ readonly expr: string }>
  }>
}
const rules = alerts.groups.flatMap((group) => group.rules)
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** The names of series as a query writes them, each with the labels that it has. */
const series = new Map(
  families.flatMap(({ name, type, labels }) => {
    const names =
      type === "histogram" ? ["_bucket", "_count", "_sum"].map((end) => name + end) : [name]
    return names.map((each) => [each, [...labels, "job", "le"]] as const)
  }),
)

/** What a query says that nothing is exported for. */
const unknownIn = (query: string): ReadonlyArray<string> => {
  const named = [...query.matchAll(/\b((?:hygeia|process)_\w+)(?:\{([^}]*)\})?/g)]
  const unknown = named.flatMap(([, name = "", selectors = ""]) => {
    const labels = series.get(name)
    if (labels === undefined) return [name]
    return [...selectors.matchAll(/(\w+)\s*(?:=~|!=|=)/g)]
      .map(([, label]) => label!)
      .filter((label) => !labels.includes(label))
  })
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) =>
    labels.split(",").map((label) => label.trim()),
  )
  const known = named.flatMap(([, name = ""]) => series.get(name) ?? [])
  return [...unknown, ...grouped.filter((label) => !known.includes(label))]
}

test("every rule and every panel asks for what is exported, by the labels that it has", () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(queries.length).toBeGreaterThan(20)
  for (const query of [...rules.map(({ expr }) => expr), ...queries])
    expect([query, unknownIn(query)]).toEqual([query, []])
  expect(unknownIn("sum by (route) (rate(hygeia_users[5m])) > hygeia_unheard{x='y'}")).toEqual([
    "hygeia_unheard",
    "route",
  ])
})

test("every metric is on the dashboard or in a rule, so that none is collected for nobody", () => {
  const all = [...rules.map(({ expr }) => expr), ...queries].join("\n")
  const unseen = families
    .map(({ name }) => name)
    .filter((name) => !new RegExp(`\\b${name}(_bucket|_count|_sum)?\\b`).test(all))
  expect(unseen).toEqual([])
})

test("rules and panels have names of their own", () => {
  const names = rules.map(({ alert }) => alert)
  expect(new Set(names).size).toBe(names.length)
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
