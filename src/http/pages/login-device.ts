import { codeProblem, hidden, type PageWays, signInPage, waysField } from "#http/pages/login"
import { escapeHtml } from "#http/pages/page"

/** Why a device was not let in yet. */
export type DeviceProblem = "unknown" | "wrong" | "locked"

const unknown = `<p role="alert">No device waits under this code. It may have taken too long.</p>`

/** Asks which device may act for a person, and who that is where this service knows people itself. */
export const devicePage = (asked: {
  readonly user_code: string
  readonly csrf_token: string
  /** Null where a provider says who it is. */
  readonly ways: PageWays | null
  readonly problem: DeviceProblem | null
  readonly headers?: Readonly<Record<string, string>>
}) => {
  const [notice, options] =
    asked.problem === "unknown" ? [unknown, { status: 422 }] : codeProblem(asked.problem)
  return signInPage(
    "Let a device in",
    `${notice}
<p>Allow only a device that shows this very code to you now. It may act for you for 30 days.</p>
<form method="post" action="device">
${hidden("csrf_token", asked.csrf_token)}
<label>Code on the device
<input name="user_code" value="${escapeHtml(asked.user_code)}" required maxlength="32"
  autocomplete="off" autocapitalize="characters" spellcheck="false"></label>
${asked.ways === null ? "" : waysField(asked.ways)}
<button name="answer" value="allow">Allow</button>
<button name="answer" value="deny" formnovalidate>Turn away</button>
</form>`,
    {
      ...options,
      // Nobody knows where a provider sends a browser on its way.
      form_action: asked.ways === null ? "*" : "'self'",
      headers: { ...options.headers, ...asked.headers },
    },
  )
}

/** The device gets nothing. */
export const turnedAwayPage = () =>
  signInPage("Turned away", `<p>The device was not let in. You can close this page.</p>`)
