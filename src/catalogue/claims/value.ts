import { metricNamed, type Parts, type Unworded } from "#catalogue/claims/parts"
import type { LabChangeClaim } from "#domain/claim"

/** The distance of one day from those before it. */
export const singleDayParts = ({ item }: Unworded): Parts => {
  const { day, name } = metricNamed(item.target)
  return {
    link: `A single ${day}'s ${name} lay`,
    size: ` {{${item.id}.effect}} from the median of the ${day}s before it`,
    statistics: "",
    end: ".",
  }
}

const VARIATION = {
  true: ", more than tests of an unchanged person usually differ by",
  false: ", which is within normal variation between tests",
  null: "",
} as const

/** How a lab result moved. */
export const labChangeParts = ({ item }: Unworded, { name, is_real }: LabChangeClaim): Parts => ({
  link: `${name} moved`,
  size: ` by {{${item.id}.effect}} from one test to the next`,
  statistics: "",
  end: `${VARIATION[`${is_real}`]}.`,
})
