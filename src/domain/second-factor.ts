import { type Static, Type } from "typebox"
import type { UserId } from "#domain/ids"

/** A code of an authenticator app as it is typed. */
export const TotpCode = Type.String({ pattern: "^\\d{3} ?\\d{3}$" })

/** PUT /v1/totp. */
export const TotpConfirmation = Type.Object({ code: TotpCode }, { title: "TotpConfirmation" })

/** A secret for an authenticator app, shown once. */
export const TotpSecret = Type.Object(
  {
    secret: Type.String({ description: "In base32, to be typed." }),
    uri: Type.String({ description: "The same as an otpauth URI, which apps read as a QR code." }),
  },
  { title: "TotpSecret" },
)
export type TotpSecret = Static<typeof TotpSecret>

/** POST /v1/recovery-codes: shown once. */
export const RecoveryCodes = Type.Object(
  { codes: Type.Array(Type.String(), { description: "Each is good once." }) },
  { title: "RecoveryCodes" },
)
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** How many recovery codes a person is given at once. */
export const RECOVERY_CODES = 10

/** The secret that a person shares with an authenticator app, as it is stored. */
export interface StoredTotp {
  readonly user_id: UserId
  readonly sealed_secret: string
  /** The time step of the code that was used last. */
  readonly last_step: number
  /** When a code proved that the app has it: in epoch milliseconds, null until then. */
  readonly confirmed_at: number | null
}
