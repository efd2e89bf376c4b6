import { describe, expect, test } from "bun:test"
import { misspeltVariables, variables } from "#config"

const meantBy = (name: string) =>
  misspeltVariables({ [name]: "some value" }).map(({ meant }) => meant)

describe("names the variable that was meant", () => {
  test.each([
    ["PROT", "PORT"],
    ["HSOT", "HOST"],
    ["MODLE", "MODEL"],
    ["port", "PORT"],
    ["HYGEIA_PORT", "PORT"],
    ["BASEURL", "BASE_URL"],
    ["BASE-URL", "BASE_URL"],
    ["BASE_URI", "BASE_URL"],
    ["DATADIR", "DATA_DIR"],
    ["ADMIN_KEYS", "ADMIN_KEY"],
    ["ADMIN_KEY_FIEL", "ADMIN_KEY_FILE"],
    ["BASE_URL_FILE", "BASE_URL"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["CORS_ORIGIN", "CORS_ORIGINS"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["BACKUP_PASSWORD", "BACKUP_PASSPHRASE"],
    ["IDP_JWKS_URI", "IDP_JWKS_URL"],
    ["IDP_SECRET", "IDP_CLIENT_SECRET"],
    ["AGGREGATOR_KEY", "AGGREGATOR_API_KEY"],
    ["ANTHROPIC_APIKEY", "ANTHROPIC_API_KEY"],
    ["TURN_TIMEOUT", "TURN_TIMEOUT_S"],
  ])("%s: %s", (given, meant) => {
    expect(meantBy(given)).toEqual([meant])
  })
})

test("every variable with a letter missing, doubled or swapped is named, or is another one", () => {
  for (const name of Object.keys(variables)) {
    if (name.length <= 5) continue
    for (let at = 1; at < name.length - 1; at++) {
      const missing = name.slice(0, at) + name.slice(at + 1)
      const doubled = name.slice(0, at) + name[at] + name.slice(at)
      expect([missing, meantBy(missing).length]).toEqual([missing, 1])
      expect([doubled, meantBy(doubled).length]).toEqual([doubled, 1])
    }
  }
})

test("says nothing of what is spelt right, nor of what other programs use", () => {
  const others = [
    ..."HOME PATH PWD USER SHELL TERM LANG LC_ALL TZ MAIL EDITOR MODE NODE NODE_ENV SHLVL LOGNAME".split(
      " ",
    ),
    ..."HOSTNAME HOSTTYPE SSH_AUTH_SOCK XDG_DATA_DIRS XDG_RUNTIME_DIR DISPLAY TMPDIR OLDPWD".split(
      " ",
    ),
    ..."npm_config_cache npm_package_name npm_lifecycle_event INIT_CWD BUN_INSTALL HTTP_PROXY".split(
      " ",
    ),
    ..."INVOCATION_ID JOURNAL_STREAM LISTEN_FDS CREDENTIALS_DIRECTORY STATE_DIRECTORY".split(" "),
    ..."KUBERNETES_SERVICE_HOST KUBERNETES_PORT ANTHROPIC_MODEL OLLAMA_HOST PGHOST PGPORT".split(
      " ",
    ),
    ...Object.keys(variables),
    "ADMIN_KEY_FILE",
  ]
  expect(misspeltVariables(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([])
})

test("looks at no name that is too long to be one", () => {
  const env = { [`PORT${"T".repeat(100_000)}`]: "1", "BASE\nURL": "1" }
  expect(misspeltVariables(env)).toEqual([])
})
