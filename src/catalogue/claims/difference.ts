import {
  intervalOf,
  metricNamed,
  type Parts,
  placeholder,
  seasonal,
  type Unworded,
} from "#catalogue/claims/parts"
import type { DifferenceClaim } from "#domain/claim"
import { WEEKDAYS } from "#domain/date-in-words"

/** The difference, worded by whether the test is significant; the size follows. */
const differenceOf = ({ item }: Unworded, claim: DifferenceClaim) => {
  const { name } = metricNamed(item.target)
  switch (claim.kind) {
    case "periods":
      return {
        clear: `From the first period to the second average ${name} changed by`,
        unclear: `There is no clear difference in average ${name} between the periods:`,
      }
    case "typical_days":
      return {
        clear: `In the second period ${name} of a typical day changed by`,
        unclear: `There is no clear difference in ${name} between typical days of the periods:`,
      }
    case "weekends":
      return {
        clear: `On weekends average ${name} differs from weekdays by`,
        unclear: `There is no clear difference in average ${name} between weekends and weekdays:`,
      }
    case "day_of_week": {
      const day = WEEKDAYS[claim.day]!
      return {
        clear: `On ${day}s average ${name} differs from the other days by`,
        unclear: `There is no clear difference in average ${name} between ${day}s and the other days:`,
      }
    }
    case "limit": {
      const kept = `when ${metricNamed(item.feature).name} kept to the limit`
      return {
        clear: `On days ${kept} average ${name} differed from the other days by`,
        unclear: `There is no clear difference in average ${name} between days ${kept} and the others:`,
      }
    }
    case "after_workouts":
      return {
        clear: `After such workouts average ${name} differs from days without one by`,
        unclear: `There is no clear difference in average ${name} between days with such workouts and days without:`,
      }
    case "tagged":
      return {
        clear: `On days with “${claim.tag}” average ${name} differs from days without it by`,
        unclear: `There is no clear difference in average ${name} between days with “${claim.tag}” and days without:`,
      }
    case "ends":
      return {
        clear: `Typical ${name} changed by`,
        unclear: `There is no clear change in ${name} from the first days of the period to the last:`,
      }
  }
}

/** How two kinds of days differ. */
export const differenceParts = (finding: Unworded, claim: DifferenceClaim): Parts => {
  const { id, target } = finding.item
  const statistics = ` (${intervalOf(id)})`
  const effect = ` {{${id}.effect}}`
  if (claim.kind === "periods" && claim.device)
    return {
      link: `From the first period to the second average ${metricNamed(target).name} moved by`,
      size: effect,
      statistics,
      end: ", but the device changed in between: it may be the device and not the person.",
    }
  const { clear, unclear } = differenceOf(finding, claim)
  const span = claim.clear ? " from the first days of the period to the last" : ""
  return {
    link: claim.clear ? clear : unclear,
    size: claim.kind === "ends" ? ` ${placeholder(claim.change_key)}${span}` : effect,
    statistics,
    end: `.${seasonal(claim.clear && claim.kind === "periods" && claim.season)}`,
  }
}
