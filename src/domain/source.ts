import { type Static, Type } from "typebox"

/** The vendors the contract knows. */
export const PROVIDERS = [
  "whoop",
  "oura",
  "garmin",
  "fitbit",
  "apple",
  "polar",
  "withings",
  "dexcom",
  "libre",
  "samsung",
  "other",
] as const
export type Provider = (typeof PROVIDERS)[number]

const slugs: Readonly<Record<string, Provider>> = {
  GOOGLE_HEALTH: "fitbit",
  FREESTYLELIBRE: "libre",
}

/** The slug of an aggregator's provider value, which is upper case and longer than our list. */
export const providerOf = (raw: string): Provider => {
  const upper = raw.toUpperCase()
  const known = slugs[upper]
  if (known) return known
  const lower = upper.toLowerCase()
  return PROVIDERS.find((provider) => provider === lower) ?? "other"
}

export const SOURCE_STATUSES = ["active", "disconnected", "error"] as const
export type SourceStatus = (typeof SOURCE_STATUSES)[number]

/** An item of GET /v1/sources. */
export const Source = Type.Object(
  {
    id: Type.String(),
    provider: Type.Enum([...PROVIDERS]),
    connected_at: Type.String({ format: "date-time" }),
    last_sync_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    status: Type.Enum([...SOURCE_STATUSES]),
    is_file: Type.Boolean({
      description: "Its rows came with files that were brought in: nothing delivers by itself.",
    }),
  },
  { title: "Source" },
)
export type Source = Static<typeof Source>

const RedirectUrl = Type.String({ format: "uri", maxLength: 2_048 })

/** Body of POST /v1/sources/aggregator/connect. The vendor may also be one the contract has no slug for. */
export const ConnectRequest = Type.Object(
  {
    provider: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" })),
    redirect_url: Type.Optional(RedirectUrl),
    auth_failure_redirect_url: Type.Optional(RedirectUrl),
  },
  { title: "ConnectRequest" },
)
export type ConnectRequest = Static<typeof ConnectRequest>

/**
 * The page on which a person signs in to a vendor. Valid for one sign-in; `expires_in` in seconds.
 */
export const WidgetSession = Type.Object(
  {
    widget_url: Type.String({ format: "uri" }),
    session_id: Type.Optional(Type.String()),
    expires_in: Type.Optional(Type.Number()),
  },
  { title: "WidgetSession" },
)
export type WidgetSession = Static<typeof WidgetSession>
