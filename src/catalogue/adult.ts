import type { Profile } from "#domain/profile"

const ADULT = 18
const PREGNANT = /\bpregnan|\bexpecting a (?:baby|child)\b/i

/**
 * Whether ranges and averages of adults apply to a person by their profile: not below 18 and not in
 * pregnancy.
 */
export const isUsualAdult = ({ age, conditions }: Pick<Profile, "age" | "conditions">): boolean =>
  (age === null || age >= ADULT) && !conditions.some(({ name }) => PREGNANT.test(name))
