import type { Pair } from "#embedded/model/understanding/pair"

/** The time of the target as seen from the feature: "in the night that follows". */
export const apart = ({ feature, target, lag }: Pair): string => {
  if (feature.day === "day" && target.day === "night") {
    if (lag === 0) return "in the night before"
    return lag === 1 ? "in the night that follows" : "a night later than the one that follows"
  }
  if (feature.day === "night" && target.day === "day")
    return lag > 0 ? "a day after that" : "on the day after the night"
  if (lag === 0) return target.day === "night" ? "in the same night" : "on the same day"
  return lag === 1 ? `the ${target.day} after` : `some ${target.day}s after`
}

/** The same before a clause about the feature: "in the nights after days". */
export const onThose = ({ feature, target, lag }: Pair): string => {
  if (feature.day === target.day && lag === 0) return `on ${feature.day}s`
  if (feature.day === "day" && target.day === "night" && lag === 0)
    return "in the nights before days"
  if (feature.day === "night" && target.day === "day" && lag > 0)
    return "on the second day after nights"
  if (lag > 1) return `some ${target.day}s after ${feature.day}s`
  return `${target.day === "night" ? "in the nights" : "on the days"} after ${feature.day}s`
}
