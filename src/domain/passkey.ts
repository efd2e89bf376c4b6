import { type Static, Type } from "typebox"
import type { Id, UserId } from "#domain/ids"

/** A passkey of a person. */
export type PasskeyId = Id<"key">

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 20

/** How long a browser may take to sign a challenge, in seconds. */
export const CHALLENGE_S = 300

const Base64Url = (maxLength: number) => Type.String({ pattern: "^[\\w-]+$", maxLength })

const ofCredential = {
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: Type.Literal("public-key"),
}

/** What a browser makes of a new passkey: `RegistrationResponseJSON` of WebAuthn, level 3. */
export const NewCredential = Type.Object(
  {
    ...ofCredential,
    response: Type.Object(
      {
        clientDataJSON: Base64Url(4_096),
        attestationObject: Base64Url(16_384),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 8 })),
      },
      { title: "AttestationResponse" },
    ),
  },
  { title: "NewCredential" },
)
export type NewCredential = Static<typeof NewCredential>

/** What a browser signs with a passkey: `AuthenticationResponseJSON` of WebAuthn, level 3. */
export const SignedChallenge = Type.Object(
  {
    ...ofCredential,
    response: Type.Object(
      {
        clientDataJSON: Base64Url(4_096),
        authenticatorData: Base64Url(4_096),
        signature: Base64Url(4_096),
        userHandle: Type.Optional(Type.Union([Base64Url(128), Type.Null()])),
      },
      { title: "AssertionResponse" },
    ),
  },
  { title: "SignedChallenge" },
)
export type SignedChallenge = Static<typeof SignedChallenge>

const Descriptors = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      type: Type.Literal("public-key"),
      transports: Type.Optional(Type.Array(Type.String())),
    },
    { title: "PasskeyDescriptor" },
  ),
)

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, level 3. */
export const CreationOptions = Type.Object(
  {
    rp: Type.Object({ id: Type.String(), name: Type.String() }, { title: "RelyingParty" }),
    user: Type.Object(
      { id: Type.String(), name: Type.String(), displayName: Type.String() },
      { title: "PasskeyUser" },
    ),
    challenge: Type.String(),
    pubKeyCredParams: Type.Array(
      Type.Object(
        { type: Type.Literal("public-key"), alg: Type.Integer() },
        { title: "PasskeyAlgorithm" },
      ),
    ),
    timeout: Type.Integer(),
    attestation: Type.Literal("none"),
    authenticatorSelection: Type.Object(
      {
        residentKey: Type.Literal("required"),
        requireResidentKey: Type.Literal(true),
        userVerification: Type.Literal("required"),
      },
      { title: "AuthenticatorSelection" },
    ),
    excludeCredentials: Descriptors,
  },
  { title: "PasskeyCreationOptions" },
)
export type CreationOptions = Static<typeof CreationOptions>

/** What a browser needs to sign in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, level 3. */
export const RequestOptions = Type.Object(
  {
    rpId: Type.String(),
    challenge: Type.String(),
    timeout: Type.Integer(),
    userVerification: Type.Literal("required"),
  },
  { title: "PasskeyRequestOptions" },
)
export type RequestOptions = Static<typeof RequestOptions>

/** POST /v1/passkeys. */
export const PasskeyRegistration = Type.Object(
  {
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 80, description: "By which its person knows it." }),
    ),
    passkey: NewCredential,
  },
  { title: "PasskeyRegistration" },
)
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

/** A passkey as its person sees it. */
export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created_at: Type.String({ format: "date-time" }),
    used_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "When somebody last signed in with it.",
    }),
  },
  { title: "Passkey" },
)
export type Passkey = Static<typeof Passkey>

/** A passkey as it is stored. Times in epoch milliseconds. */
export interface StoredPasskey {
  readonly id: PasskeyId
  readonly user_id: UserId
  readonly name: string
  readonly credential_id: string
  /** In the COSE form, as the authenticator gave it. */
  readonly public_key: Uint8Array
  /** How often it has signed, as far as it counts at all. */
  readonly counter: number
  readonly transports: ReadonlyArray<string>
  readonly created_at: number
  readonly used_at: number | null
}

/** The service as a browser sees it, which passkeys are bound to. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Whether browsers offer passkeys at an origin: https with a name, or localhost. */
const isOffered = ({ protocol, hostname }: URL) =>
  hostname === "localhost" || (protocol === "https:" && /[a-z]/i.test(hostname.split(".").at(-1)!))

/**
 * The relying party of a request by its Origin: this service's public address, or localhost on its port. Null where
 * browsers allow no passkeys.
 */
export const relyingPartyOf = (
  origin: string | null,
  { base_url, port }: { readonly base_url: string; readonly port: number },
): RelyingParty | null => {
  const known = [new URL(base_url), new URL(`http://localhost:${port}`)]
  const found = known.find((url) => url.origin === origin)
  return found && isOffered(found) ? { id: found.hostname, origin: found.origin } : null
}
