import { Data } from "effect"
import type { Screen } from "#domain/screen"

/**
 * The target of a browser sign-in: a command line that waits at a callback, a device with a code, or the browser
 * itself, which goes on at a screen of the console.
 */
export type SignInTarget =
  | { readonly callback: string; readonly state: string }
  | { readonly user_code: string }
  | { readonly browser: string; readonly screen: Screen }

const LOOPBACK = ["localhost", "127.0.0.1"]

/**
 * The address a command line on the person's own machine waits at: `http`, `localhost` or
 * `127.0.0.1`, a port, and neither credentials nor a fragment nor a backslash. Null for anything else, however it
 * is spelt.
 */
export const callbackOf = (text: string): URL | null => {
  const url = URL.parse(text)
  if (url?.protocol !== "http:" || !LOOPBACK.includes(url.hostname)) return null
  if (!text.startsWith(`http://${url.hostname}:`) || /[\s\\#]/.test(text)) return null
  return url.username === "" && url.password === "" ? url : null
}

/** No vowels, so that no code is a word, and nothing that reads like something else. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ"

/** How many letters a code has: what a person reads off a device, and what opens the owner's account. */
const DEVICE_LETTERS = 8
const SIGN_IN_LETTERS = 16

/** The largest multiple of the alphabet a byte holds: bytes above it would favour some letters. */
const FAIR = 256 - (256 % LETTERS.length)

const hyphenated = (letters: string) => letters.replace(/.{4}(?=.)/g, "$&-")

const newCode = (length: number): string => {
  let letters = ""
  while (letters.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < FAIR && letters.length < length) letters += LETTERS[byte % LETTERS.length]
  return hyphenated(letters)
}

const codeOf = (typed: string, length: number): string | null => {
  const letters = typed.replace(/[\s-]/g, "").toUpperCase()
  const isCode = letters.length === length && [...letters].every((one) => LETTERS.includes(one))
  return isCode ? hyphenated(letters) : null
}

/** A fresh code of a device for people to read and type, `WDJB-MJHT`: 34 bits of a CSPRNG. */
export const newDeviceCode = () => newCode(DEVICE_LETTERS)

/** A fresh code that signs the owner in, four times four letters: 69 bits of a CSPRNG. */
export const newSignInCode = () => newCode(SIGN_IN_LETTERS)

/**
 * A typed text as a device code, in any case and spacing; null when it has not the form of a code.
 */
export const deviceCodeOf = (typed: string) => codeOf(typed, DEVICE_LETTERS)

/** The same of a code that signs the owner in. */
export const signInCodeOf = (typed: string) => codeOf(typed, SIGN_IN_LETTERS)

/** A secret for machines to keep: 256 bits in base64url. */
export const newSecret = (): string =>
  crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: "base64url", omitPadding: true })

/** How long a device waits for somebody to sign in for it, and how often it may ask. Seconds. */
export const DEVICE_CODE_S = 900
export const POLL_S = 5

/** Why a device has no token, in the words of RFC 8628 and 6749. */
export const WAITING = [
  "authorization_pending",
  "slow_down",
  "expired_token",
  "access_denied",
  "invalid_grant",
] as const
export type Waiting = (typeof WAITING)[number]

/** People sign in another way here: at a provider, or not in a browser. */
export class SignInNotOffered extends Data.TaggedError("SignInNotOffered") {
  override get message() {
    return "This way to sign in is not offered here."
  }
}
