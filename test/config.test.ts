import { afterAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { readConfig, variables } from "#config"
import { newPrivateKey } from "#upstream/jwt"

const LONG = "sixteen-letters."

const read = (env: Record<string, string>) => Effect.runSync(readConfig(env))
const refusal = (env: Record<string, string>) =>
  Effect.runSync(Effect.flip(readConfig(env))).message

test("starts with nothing set", () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    BASE_URL: null,
    DATA_DIR: "./data",
    ENV: "development",
    LOG_LEVEL: "info",
    WEBHOOK_SECRET: null,
    WEBHOOK_SIGNATURE_HEADER: ["aggregator-signature", "x-aggregator-signature"],
    RATE_LIMIT_PER_MINUTE: 60,
    RATE_LIMIT_PER_DAY: 5000,
    RAW_RETENTION_DAYS: 90,
    DEFAULT_PROVIDER: "garmin",
    TURNS_IN_FLIGHT: 20,
    TURN_PARALLELISM: 64,
    TURN_TIMEOUT_S: 600,
    SHUTDOWN_GRACE_S: 10,
    TODAY: null,
  })
})

test("explains every variable to whoever operates it", async () => {
  const manual = await Bun.file(`${import.meta.dir}/../docs/operating.md`).text()
  for (const name of Object.keys(variables)) expect(manual).toContain(name)
})

test("says of every address of another service what it is contacted for", () => {
  const ours = ["BASE_URL", "DATABASE_URL", "DOCS_URL"]
  const addresses = Object.entries<{ readonly contactedFor?: string }>(variables).filter(
    ([name]) => /_(?:URL|ISSUER)$/.test(name) && !ours.includes(name),
  )
  expect(addresses.map(([name]) => name)).toContain("AGGREGATOR_URL")
  expect(addresses.filter(([, { contactedFor }]) => !contactedFor)).toEqual([])
})

test("writes an origin as browsers do", () => {
  const given = {
    BASE_URL: "HTTPS://Hygeia.Example:443/",
    CORS_ORIGINS: "http://LAN:80, http://a:81",
  }
  expect(read(given)).toMatchObject({
    BASE_URL: "https://hygeia.example",
    CORS_ORIGINS: ["http://lan", "http://a:81"],
  })
})

test("takes an empty variable for an unset one", () => {
  expect(read({ PORT: "", TODAY: " " })).toMatchObject({ PORT: 3000, TODAY: null })
})

const malformed: ReadonlyArray<readonly [name: string, value: string]> = [
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "3000.5"],
  ["PORT", "1e3"],
  ["HOST", "not a host"],
  ["BASE_URL", "example.org"],
  ["BASE_URL", "ftp://example.org"],
  ["BASE_URL", "https://example.org/hygeia"],
  ["BASE_URL", "https://example.org/hygeia/"],
  ["BASE_URL", "https://example.org/?at=hygeia"],
  ["BASE_URL", "https://example.org#hygeia"],
  ["BASE_URL", "https://ada:lovelace@example.org"],
  ["DOCS_URL", "docs"],
  ["LOG_LEVEL", "loud"],
  ["WEBHOOK_SECRET", `${LONG},,${LONG}`],
  ["WEBHOOK_SECRET", "fifteen-letters"],
  ["WEBHOOK_SECRET", `${LONG},short`],
  ["ADMIN_KEY", "fifteen-letters"],
  ["ADMIN_KEY", `${LONG},fifteen-letters`],
  ["SERVICE_TOKEN_SECRET", "fifteen-letters"],
  ["SERVICE_TOKEN_SECRET", `${LONG},`],
  ["FORGOTTEN_KEY", "fifteen-letters"],
  ["SESSION_KEY", "sixteen-letters."],
  ["SESSION_KEY", "null"],
  ["SESSION_KEY", '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}'],
  ["WEBHOOK_SIGNATURE_HEADER", "a header"],
  ["IDP_JWKS_URL", "keys.json"],
  ["MODEL_MAX_TOKENS", "63"],
  ["MODEL_CONTEXT", "8k"],
  ["PRIVATE", "yes"],
  ["MODEL_PRICES", "{"],
  ["MODEL_PRICES", "[]"],
  ["MODEL_PRICES", '{"m":{"input":"1","output":1,"cache_read":1,"cache_write":1}}'],
  ["IDP_ISSUER", "local"],
  ["IDP_ISSUER", "Hygeia"],
  ["MODEL_PRICES", '{"m":{"input":1}}'],
  ["TRUSTED_PROXIES", "proxy.example"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "2001:db8::/129"],
  ["TRUSTED_PROXIES", "10.0.0.1,"],
  ["TRUSTED_PROXIES", "::1/8/8"],
  ["TURNS_IN_FLIGHT", "0"],
  ["TURN_TIMEOUT_S", "soon"],
  ["TODAY", "2026-02-29"],
  ["TODAY", "2026-13-01"],
  ["TODAY", "20261120"],
  ["CORS_ORIGINS", "example.org"],
  ["CORS_ORIGINS", "https://example.org,https://example.org/app"],
]

for (const [name, value] of malformed)
  test(`names ${name} when it is ${value}, and does not repeat the value`, () => {
    const message = refusal({ [name]: value })
    expect(message).toStartWith(`${name} must be `)
    expect(message).not.toContain(`"${value}"`)
    expect(message).not.toContain("\n")
  })

test("never shows a secret, neither when it is printed nor as JSON", () => {
  const secrets = {
    WEBHOOK_SECRET: "hush-one-of-two-secrets,hush-two-of-two-secrets",
    ADMIN_KEY: "hush-key-of-the-admin",
    SERVICE_TOKEN_SECRET: "hush-secret-of-tokens",
    ANTHROPIC_API_KEY: "hush-api",
    AGGREGATOR_API_KEY: "hush-aggregator",
    IDP_SCIM_TOKEN: "hush-scim",
  }
  const config = read(secrets)
  expect(Bun.inspect(config) + JSON.stringify(config)).not.toContain("hush")
  expect(config.WEBHOOK_SECRET?.map(Redacted.value)).toEqual([
    "hush-one-of-two-secrets",
    "hush-two-of-two-secrets",
  ])
})

test("refuses a host that strangers reach until all three of its secrets and names are set", () => {
  expect(refusal({ HOST: "0.0.0.0", ADMIN_KEY: LONG })).toBe(
    "HOST is not loopback, so WEBHOOK_SECRET, BASE_URL must be set too.",
  )
  const set = { WEBHOOK_SECRET: LONG, ADMIN_KEY: LONG, BASE_URL: "https://hygeia.example/" }
  expect(read({ HOST: "0.0.0.0", ...set }).BASE_URL).toBe("https://hygeia.example")
})

test.each(["127.0.0.1", "127.8.8.8", "localhost", "::1"])("takes %s for loopback", (HOST) => {
  expect(read({ HOST }).HOST).toBe(HOST)
})

test("refuses webhooks that nothing signs, a secret in another form, and a topic without a name", () => {
  const WEBHOOK_OUT_URL = "https://hooks.example/in"
  expect(refusal({ WEBHOOK_OUT_URL })).toBe("WEBHOOK_OUT_URL needs WEBHOOK_OUT_SECRET.")
  for (const WEBHOOK_OUT_SECRET of [LONG, "whsec_c2hvcnQ=", "whsec_"])
    expect(refusal({ WEBHOOK_OUT_URL, WEBHOOK_OUT_SECRET })).toStartWith("WEBHOOK_OUT_SECRET must")
  for (const NOTIFY_NTFY_URL of ["https://ntfy.example", "https://ntfy.example/a?b=c", "ntfy/a"])
    expect(refusal({ NOTIFY_NTFY_URL })).toStartWith("NOTIFY_NTFY_URL must be")
})

test("refuses backups of every day that nobody could open, and ones that are locked twice", () => {
  const BACKUP_RECIPIENTS = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"
  expect(refusal({ BACKUP_DIR: "/backups" })).toBe(
    "BACKUP_DIR needs BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.",
  )
  expect(refusal({ BACKUP_PASSPHRASE: LONG, BACKUP_RECIPIENTS })).toBe(
    "BACKUP_PASSPHRASE and BACKUP_RECIPIENTS are both set: use one.",
  )
  expect(read({ BACKUP_DIR: "/backups", BACKUP_RECIPIENTS }).BACKUP_KEEP).toBe(7)
})

test("refuses half an identity provider", () => {
  expect(refusal({ IDP_ISSUER: "https://id.example" })).toContain("IDP_JWKS_URL")
  expect(refusal({ IDP_JWKS_URL: "https://id.example/keys" })).toContain("IDP_ISSUER")
})

const folder = mkdtempSync(join(tmpdir(), "hygeia-config-"))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (text: string) => {
  const file = join(folder, `${Bun.hash(text)}`)
  writeFileSync(file, text)
  return file
}

const SECRETS = Object.entries(variables).flatMap(([name, one]) =>
  "isSecret" in one ? [name as "ADMIN_KEY" | "WEBHOOK_SECRET"] : [],
)

test("knows which variables are secrets", () => {
  expect(SECRETS.toSorted() as ReadonlyArray<string>).toEqual([
    "ADMIN_KEY",
    "AGGREGATOR_API_KEY",
    "ANTHROPIC_API_KEY",
    "BACKUP_PASSPHRASE",
    "DATABASE_URL",
    "FORGOTTEN_KEY",
    "IDP_CLIENT_SECRET",
    "IDP_SCIM_TOKEN",
    "NOTIFY_NTFY_TOKEN",
    "SERVICE_TOKEN_SECRET",
    "SESSION_KEY",
    "WEBHOOK_OUT_SECRET",
    "WEBHOOK_SECRET",
  ])
})

/** As a folder holds it. */
const SESSION_KEY = await Effect.runPromise(newPrivateKey)

/** Secrets of a form of their own. */
const formed: Readonly<Record<string, string>> = {
  SESSION_KEY,
  WEBHOOK_OUT_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
}

for (const name of SECRETS)
  test(`takes ${name} from the file ${name}_FILE names, and from one place alone`, () => {
    const secret = formed[name] ?? LONG
    const file = fileOf(`${secret}\n`)
    const [found] = [read({ [`${name}_FILE`]: file })[name]].flat() as Array<Redacted.Redacted>
    expect(Redacted.value(found!)).toBe(secret)
    expect(refusal({ [name]: secret, [`${name}_FILE`]: file })).toBe(
      `${name} and ${name}_FILE are both set: use one.`,
    )
    for (const nothing of [fileOf(""), fileOf("\n"), join(folder, "none"), folder])
      expect(refusal({ [`${name}_FILE`]: nothing })).toStartWith(`${name}_FILE must be `)
  })

test("refuses a short secret from a file, and does not repeat it", () => {
  const message = refusal({ ADMIN_KEY_FILE: fileOf("fifteen-letters") })
  expect(message).toBe("ADMIN_KEY must be at least 16 characters long.")
})

test("takes a key that another service issued whatever its length, and no empty one", () => {
  expect(Redacted.value(read({ AGGREGATOR_API_KEY: "k" }).AGGREGATOR_API_KEY!)).toBe("k")
  expect(read({ AGGREGATOR_API_KEY: " " }).AGGREGATOR_API_KEY).toBeNull()
  expect(refusal({ AGGREGATOR_API_KEY_FILE: fileOf("\n") })).toContain("AGGREGATOR_API_KEY_FILE")
})
