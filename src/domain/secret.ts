import { parsedJson } from "#domain/json-object"

/** The shortest secret that is taken: a shorter one can be guessed, or was cut off. */
export const MIN_SECRET_CHARS = 16

/** 32 bytes in base64url, as the coordinates of a P-256 key are written. */
const COORDINATE = /^[A-Za-z0-9_-]{43}$/

/** Whether a text is a private key that signs sessions: P-256, as a JSON Web Key. */
export const isSigningKey = (text: string): boolean => {
  const { kty, crv, x, y, d } = Object(parsedJson(text)) as Readonly<Record<string, unknown>>
  const isComplete = [x, y, d].every((part) => typeof part === "string" && COORDINATE.test(part))
  return kty === "EC" && crv === "P-256" && isComplete
}
