import { escapeHtml, type PageOptions, page } from "#http/pages/page"
import type { SignInResult } from "#operations/sign-in"

const noStore = { "cache-control": "no-store" }

/** A page of the sign-in, which browsers and proxies must not store. */
export const signInPage = (title: string, main: string, options: PageOptions = {}) =>
  page(title, `<h1>${escapeHtml(title)}</h1>\n${main}`, {
    ...options,
    headers: { ...noStore, ...options.headers },
  })

/** Redirects a browser without a referrer. */
export const sendTo = (location: string, status: 302 | 303, headers: Record<string, string> = {}) =>
  new Response(null, {
    status,
    headers: { location, ...noStore, "referrer-policy": "no-referrer", ...headers },
  })

/** A field that a form sends back as it is. */
export const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** The field for the sign-in code that the service printed. */
const codeField = `<label><span>Code that <code>hygeia serve</code> has printed</span>
<input name="code" required maxlength="32" autocomplete="one-time-code"
  autocapitalize="characters" spellcheck="false"></label>`

/** The message after a wrong code; empty without one. */
export const codeProblem = (redeemed: "wrong" | "locked" | null): [notice: string, PageOptions] => {
  if (redeemed === null) return ["", {}]
  if (redeemed === "wrong") return [`<p role="alert">This is not the code.</p>`, { status: 422 }]
  return [
    `<p role="alert">Too many wrong codes from here. Try again in a minute.</p>`,
    { status: 429, headers: { "retry-after": "60" } },
  ]
}

/** By what the reader of a page may say who they are. */
export interface PageWays {
  /** Who has just signed in in the console in this browser, by their address; null for nobody. */
  readonly person: string | null
  /** The code that the service has printed counts. */
  readonly byCode: boolean
}

/** The ways to say who one is: signed in here, by typing the code, or by signing in in the console before. */
export const waysField = ({ person, byCode }: PageWays) => {
  if (person !== null) return `<p>You are signed in as <strong>${escapeHtml(person)}</strong>.</p>`
  const elsewhere = `<p>${byCode ? "Or" : "First"} <a href="/sign-in" target="_blank" rel="noopener">sign in in the
console</a>, in this browser, and load this page again within ten minutes. Who has been signed in there for longer
signs out and in again.</p>`
  return byCode ? `${codeField}\n${elsewhere}` : elsewhere
}

const submit = ({ person, byCode }: PageWays) =>
  person !== null ? "<button>Allow</button>" : byCode ? "<button>Sign in</button>" : ""

/** Asks who the reader is on behalf of a command line that waits at `callback`. */
export const codePage = (asked: {
  readonly callback: string
  readonly state: string
  readonly csrf_token: string
  readonly ways: PageWays
  readonly redeemed: "wrong" | "locked" | null
  readonly headers?: Readonly<Record<string, string>>
}) => {
  const { host, origin } = new URL(asked.callback)
  const [notice, options] = codeProblem(asked.redeemed)
  return signInPage(
    "Sign in",
    `${notice}
<p>A command line on this computer, at <code>${escapeHtml(host)}</code>, asks to act for you for 30 days.</p>
<form method="post" action="login">
${hidden("csrf_token", asked.csrf_token)}
${hidden("cb", asked.callback)}
${hidden("state", asked.state)}
${waysField(asked.ways)}
${submit(asked.ways)}
</form>`,
    {
      ...options,
      form_action: `'self' ${origin}`,
      headers: { ...options.headers, ...asked.headers },
    },
  )
}

/** Nobody can sign in with a browser here. */
export const noSignInPage = () =>
  signInPage(
    "Sign in",
    `<p>This service knows people by the session tokens of their identity provider, and has no page to
ask for one. Send such a token to <code>POST /v1/auth/cli-approve</code>.</p>`,
  )

/** The sign-in was started in another browser, has been finished, or took too long. */
export const startAgainPage = () =>
  signInPage(
    "Start again",
    `<p>This sign-in was begun in another browser, is over, or took too long. Nothing has happened:
start again where you came from.</p>`,
    { status: 410 },
  )

/** The page for a sign-in in which the provider identified nobody. */
export const refusedPage = () =>
  signInPage("Not signed in", `<p>Your identity provider did not sign you in.</p>`, { status: 422 })

/** The page for the result of a sign-in. */
export const signedInPage = (result: SignInResult) => {
  if (result.for === "command line") return sendTo(result.url, 303)
  if (result.for !== "device") return startAgainPage()
  return signInPage("Signed in", `<p>Your device is signed in. You can close this page.</p>`)
}
