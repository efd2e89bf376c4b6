import { Effect } from "effect"
import type { SignInTarget } from "#domain/sign-in"
import { sessionOf } from "#http/browser"
import type { PageWays } from "#http/pages/login"
import { freshSession } from "#operations/fresh-sign-in"
import { isCodeGood } from "#operations/printed-code"
import { sessionState } from "#operations/sessions"
import { signInByCode, signInBySession } from "#operations/sign-in"

/**
 * By what the reader of a page may say who they are: as who has just signed in in the console in this browser, since a
 * token comes of it, or by the printed code. Nobody is signed in as the demo person there.
 */
export const pageWays = Effect.fnUntraced(function* (request: Request) {
  const secret = yield* sessionOf(request)
  const { session } = yield* sessionState((yield* freshSession(secret)) && secret)
  const person = session?.acting_as === "self" ? (session.email ?? "the owner") : null
  return { person, byCode: yield* isCodeGood } satisfies PageWays
})

/**
 * Signs the reader of a page in for a command line or a device: by the code they typed, else as who has just signed in
 * in the console in this browser.
 */
export const signInOnPage = Effect.fnUntraced(function* (
  request: Request,
  target: SignInTarget,
  code: string,
  network: string,
) {
  const secret = code === "" ? yield* sessionOf(request) : null
  const result = secret === null ? null : yield* signInBySession(target, secret)
  return result ?? (yield* signInByCode(target, code, network))
})
