import { expect, test } from "bun:test"
import { families } from "#observability/registry"

const page = await Bun.file("docs/operating/metrics.md").text()

const ROW = /^\| `(\w+)(?:\{([\w,]+)\})?` \| (\w+) \| .+ \|$/gm

test("docs/operating/metrics.md has a row for every metric, with its labels and type, in the same order", () => {
  const documented = [...page.matchAll(ROW)].map(([, name, labels = "", type]) => ({
    name,
    type,
    labels: labels.split(",").filter((label) => label !== ""),
  }))
  expect(documented).toEqual(
    families.map(({ name, type, labels }) => ({ name, type, labels: [...labels] })),
  )
})

test("names follow the conventions of Prometheus: a unit in its base form, and _total for counters", () => {
  for (const { name, type, labels } of families) {
    expect(name).toMatch(/^(hygeia|process)_[a-z][a-z_]*$/)
    expect(name.endsWith("_total")).toBe(type === "counter")
    if (type === "histogram") expect(name).toEndWith("_seconds")
    expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb)\b/)
    for (const label of labels) expect(label).toMatch(/^[a-z]+$/)
  }
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length)
})
