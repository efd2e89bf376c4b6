import { Effect } from "effect"
import type { NewCredential, RelyingParty, SignedChallenge, StoredPasskey } from "#domain/passkey"

/** The algorithms of keys that are taken: Ed25519, ECDSA on P-256, RSA. */
export const ALGORITHMS = [-8, -7, -257]

/**
 * Loaded when somebody first uses a passkey, not when the service starts. What the library needs of reflection has to
 * be there before it is: in the executable nothing else sees to that order.
 */
const library = async () => {
  await import("reflect-metadata")
  return import("@simplewebauthn/server")
}

const expected = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
})

/** The key of a new passkey; null when the browser's answer does not hold. */
export const verifyNewCredential = (
  credential: NewCredential,
  challenge: string,
  party: RelyingParty,
): Effect.Effect<Pick<StoredPasskey, "credential_id" | "public_key" | "counter"> | null> =>
  Effect.promise(async () => {
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected(challenge, party),
      supportedAlgorithmIDs: ALGORITHMS,
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          attestationObject: credential.response.attestationObject,
        },
        clientExtensionResults: {},
      },
    }).catch(() => ({ verified: false, registrationInfo: undefined }))
    if (!verified || !registrationInfo) return null
    const { id: credential_id, publicKey: public_key, counter } = registrationInfo.credential
    return { credential_id, public_key, counter }
  })

/**
 * How often a passkey has signed now; null when its signature does not hold, or when it has counted back, as a copy of
 * it would.
 */
export const verifySignedChallenge = (
  { id, rawId, type, response }: SignedChallenge,
  challenge: string,
  party: RelyingParty,
  { credential_id, public_key, counter }: StoredPasskey,
): Effect.Effect<number | null> =>
  Effect.promise(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { clientDataJSON, authenticatorData, signature } = response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(challenge, party),
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    return verified && authenticationInfo ? authenticationInfo.newCounter : null
  })
