/** The first lines of `serve`: the addresses, the sign-in code, and the next commands to try. */
export const greeting = (at: {
  readonly base_url: string
  /** The console as a browser on this machine opens it best. */
  readonly console_url: string
  readonly isNew: boolean
  /** The sign-in code; null where the owner has another way to sign in, or signs in elsewhere. */
  readonly code: string | null
  /** People sign in by accounts of this service. */
  readonly isLocal: boolean
  readonly DATA_DIR: string
  /** The command that runs this program from the current folder. */
  readonly command: string
}): string =>
  [
    "Hygeia is running.",
    "",
    `  open         ${at.console_url}`,
    ...(at.code ? [`               good once, within the hour; the code alone: ${at.code}`] : []),
    `  API          ${at.base_url}/v1`,
    `  data         ${at.DATA_DIR}`,
    "",
    `  ${at.command} token   prints a bearer token for the API`,
    ...(at.isNew
      ? [`  ${at.command} demo    makes a person with two years of data to ask about, beside you`]
      : []),
    ...(at.isLocal && at.code === null
      ? [`  ${at.command} reset-sign-in   prints a link for who cannot sign in any more`]
      : []),
    "",
  ].join("\n")
