import { FAILURES, type FileImport } from "#domain/file-import"
import type { ProfileOffer } from "#domain/profile-offer"

const MAX_TYPES = 40

const count = (number: number) => number.toLocaleString("en")

const damageText = (missing_from: string | null) =>
  missing_from === null
    ? "The file is damaged, and a part of it is missing."
    : `The file is damaged: what stood behind ${missing_from} in it is missing.`

const OFFERED = { birthday: "your birthday", gender: "your sex" } as const

const offerText = (offers: ProfileOffer) => {
  const named = (["birthday", "gender"] as const)
    .filter((name) => offers[name] !== null)
    .map((name) => OFFERED[name])
    .join(" and ")
  return `It says ${named}, which your profile does not: add it in the console under Sources, or by PUT /v1/me/profile.`
}

const wantingText = (id: string, kept_until: string) =>
  `Its file is kept until ${kept_until.slice(0, 10)}: once your time zone is set, POST /v1/imports/${id}/read-again.`

/** The text that `hygeia import` prints of a file. */
export const reportOf = (
  name: string,
  {
    id,
    status,
    vendor,
    records,
    by_type,
    from,
    to,
    error,
    missing_from,
    kept_until,
    offers,
    changes,
  }: FileImport,
): string => {
  const days = from && to ? `, from ${from} to ${to}` : ""
  const known = changes === 0 && records.used > 0 ? " Nothing new: all of it was here already." : ""
  const types = by_type
    .slice(0, MAX_TYPES)
    .flatMap(({ type, used, skipped }) => [
      `  ${type}: ${count(used)} used`,
      ...skipped.map((left) => `    ${count(left.count)} left out: ${left.reason}`),
    ])
  const more = by_type.length > MAX_TYPES ? [`  and ${by_type.length - MAX_TYPES} other types`] : []
  const result =
    status === "completed"
      ? `${name} (${vendor}): ${count(records.used)} of ${count(records.read)} records used${days}.${known}`
      : error === null
        ? `${name}: ${status}.`
        : `${name}: not imported, ${FAILURES[error]}.`
  const damage = status === "completed" && error === "damaged" ? [damageText(missing_from)] : []
  const wanting = kept_until === null ? [] : [wantingText(id, kept_until)]
  const offered = offers === null ? [] : [offerText(offers)]
  return [result, ...damage, ...types, ...more, ...wanting, ...offered].join("\n")
}
