import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedChallenge,
} from "#domain/passkey"

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url")

const sha256 = (bytes: Uint8Array | string) => new Bun.CryptoHasher("sha256").update(bytes).digest()

const bigEndian = (value: number, bytes: 2 | 4) => {
  const view = Buffer.alloc(bytes)
  view.writeUIntBE(value, 0, bytes)
  return view
}

/** CBOR (RFC 8949) of the little that an authenticator says: integers, short texts, bytes, maps. */
const cbor = (value: number | string | Uint8Array | Map<number | string, unknown>): Buffer => {
  if (typeof value === "number")
    return value >= 0 ? Buffer.from([value]) : Buffer.from([0x20 | (-1 - value)])
  if (typeof value === "string")
    return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
  if (value instanceof Uint8Array)
    return Buffer.concat([
      value.length < 256
        ? Buffer.from([0x58, value.length])
        : Buffer.concat([Buffer.from([0x59]), bigEndian(value.length, 2)]),
      value,
    ])
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as number)])
  return Buffer.concat([Buffer.from([0xa0 | value.size]), ...entries])
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const KEY_INCLUDED = 64

/** What may go wrong between a page and an authenticator, for tests of what is refused. */
interface Circumstances {
  readonly origin?: string
  readonly rp_id?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

/** A raw ECDSA signature as DER, in which authenticators give it. */
const derOf = (raw: Uint8Array) => {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const short = bytes.subarray(start)
    const positive = short[0]! > 127 ? Buffer.concat([Buffer.from([0]), short]) : short
    return Buffer.concat([Buffer.from([2, positive.length]), positive])
  }
  const body = Buffer.concat([integer(raw.subarray(0, 32)), integer(raw.subarray(32))])
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}

/** An authenticator with one passkey, and the browser before it. It attests nothing. */
export const makeAuthenticator = async (page_origin: string) => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign"],
  )
  const { x, y } = await crypto.subtle.exportKey("jwk", publicKey)
  const credential = crypto.getRandomValues(new Uint8Array(16))
  const id = base64Url(credential)
  let signed = 0
  let user_handle = base64Url("nobody")

  const clientData = (type: string, challenge: string, { origin = page_origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authData = (rp_id: string, more: Uint8Array, given: Circumstances, flag = 0) => {
    const verified = given.isVerified === false ? 0 : USER_VERIFIED
    return Buffer.concat([
      sha256(given.rp_id ?? rp_id),
      Buffer.from([USER_PRESENT | verified | flag]),
      bigEndian(given.counter ?? signed, 4),
      more,
    ])
  }

  return {
    make: ({ challenge, rp, user }: CreationOptions, given: Circumstances = {}): NewCredential => {
      user_handle = user.id
      const key = cbor(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, "base64url")],
          [-3, Buffer.from(y!, "base64url")],
        ]),
      )
      const attested = Buffer.concat([new Uint8Array(16), bigEndian(16, 2), credential, key])
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(rp.id, attested, given, KEY_INCLUDED)],
      ])
      const clientDataJSON = base64Url(clientData("webauthn.create", challenge, given))
      return {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject: base64Url(cbor(attestation)) },
      }
    },
    sign: async (
      { challenge, rpId }: RequestOptions,
      given: Circumstances = {},
    ): Promise<SignedChallenge> => {
      signed++
      const client = clientData("webauthn.get", challenge, given)
      const data = authData(rpId, new Uint8Array(0), given)
      const raw = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        privateKey,
        Buffer.concat([data, sha256(client)]),
      )
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(derOf(new Uint8Array(raw))),
          userHandle: user_handle,
        },
      }
    },
  }
}
