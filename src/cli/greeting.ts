/** The first lines of `serve`: where to look, how to get in, and what to try with no data. */
export const greeting = (at: {
  readonly base_url: string
  readonly isNew: boolean
  readonly DATA_DIR: string
}): string =>
  [
    "Hygeia is running.",
    "",
    `  start page   ${at.base_url}/`,
    `  API          ${at.base_url}/v1`,
    `  data         ${at.DATA_DIR}`,
    "",
    "  hygeia token   prints a bearer token for the API",
    ...(at.isNew
      ? ["  hygeia demo    brings a made-up person with two years of data to ask about"]
      : []),
    "",
  ].join("\n")
