import { describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Layer, Redacted } from "effect"
import { Aggregator } from "#upstream/aggregator"
import { outsideAggregator } from "#upstream/aggregator/client"
import { anthropicLabModel } from "#upstream/anthropic/lab-rows"
import { sessionIdentity } from "#upstream/identity"
import { remoteKeys } from "#upstream/jwt"
import { LabModel } from "#upstream/lab-model"
import { providerSignIn } from "#upstream/oidc"
import { makePrivateSend, Outgoing, type Send } from "#upstream/outgoing"
import { isPrivateAddress, isPrivateHost } from "#upstream/private-address"
import { outsideScim, Scim } from "#upstream/scim"
import { ServiceTokens } from "#upstream/service-tokens"
import { BrowserSignIn } from "#upstream/sign-in"

const PRIVATE = [
  "127.0.0.1",
  "127.8.9.10",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.9",
  "100.64.0.1",
  "100.127.255.255",
  "::1",
  "fc00::1",
  "fdab::2",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "::ffff:100.64.0.1",
]

const PUBLIC = [
  "8.8.8.8",
  "0.0.0.0",
  "100.63.255.255",
  "100.128.0.1",
  "169.254.0.7",
  "169.254.169.254",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "11.0.0.1",
  "::",
  "::127.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:169.254.169.254",
  "::ffff:a9fe:a9fe",
  "fe80::1",
  "fe80::1%eth0",
  "febf::1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
  "fec0::1",
  "localhost",
  "127.1",
  "",
]

test("an address is private when it is of this machine or its own network", () => {
  for (const address of PRIVATE)
    expect([address, isPrivateAddress(address)]).toEqual([address, true])
  for (const address of PUBLIC)
    expect([address, isPrivateAddress(address)]).toEqual([address, false])
})

test("a name is private when every address it has is", () => {
  const hosts: Record<string, ReadonlyArray<string>> = {
    ollama: ["172.20.0.2", "fd00::2"],
    both: ["10.0.0.1", "8.8.8.8"],
    nowhere: [],
    metadata: ["169.254.169.254"],
    "link.local": ["10.0.0.1", "fe80::1%eth0"],
    "desk.tailnet": ["100.101.102.103", "fd7a:115c:a1e0::1"],
  }
  const judged = (host: string) =>
    Effect.runPromise(isPrivateHost(host, async (name) => hosts[name] ?? Promise.reject()))
  return Promise.all(
    [...Object.keys(hosts), "unknown", "10.0.0.1", "8.8.8.8", "169.254.169.254"].map(judged),
  ).then((answers) =>
    expect(answers).toEqual([true, false, false, false, false, true, false, true, false, false]),
  )
})

/** A server on a loopback port that says which host it was asked for. */
const listening = (answer?: () => Response) =>
  Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch:
      answer ?? ((request) => new Response(`${request.method} ${request.headers.get("host")}`)),
  })

const outcome = (sent: Promise<Response>) =>
  Effect.runPromise(
    Effect.map(Effect.exit(Effect.tryPromise({ try: () => sent, catch: String })), (exit) =>
      Exit.isSuccess(exit) ? exit.value.status : String(exit.cause),
    ),
  )

describe("a private connection", () => {
  test("goes to the address of a name that was checked, and names the host it is meant for", async () => {
    using server = listening()
    const send = makePrivateSend(async () => ["127.0.0.1"])
    const answer = await send(`http://model.example:${server.port}/v1`, {
      method: "POST",
      body: "{}",
    })
    expect(await answer.text()).toBe(`POST model.example:${server.port}`)
  })

  test("is refused once one address of the name is public", async () => {
    using server = listening()
    let asked = 0
    const rebinding = makePrivateSend(async () =>
      asked++ === 0 ? ["127.0.0.1"] : ["127.0.0.1", "93.184.216.34"],
    )
    const url = `http://model.example:${server.port}/`
    expect(await outcome(rebinding(url))).toBe(200)
    expect(await outcome(rebinding(url))).toContain("model.example is not private")
  })

  test("sees through other spellings of an address", async () => {
    using server = listening()
    const send = makePrivateSend()
    for (const host of ["2130706433", "0x7f.1", "017700000001", "127.1", "[::ffff:127.0.0.1]"])
      expect([host, await outcome(send(`http://${host}:${server.port}/`))]).toEqual([host, 200])
    for (const host of ["134744072", "0x08080808", "010.8.8.8", "[::ffff:8.8.8.8]", "0.0.0.0"])
      expect(await outcome(send(`http://${host}:${server.port}/`))).toContain("is not private")
  })

  test("follows no redirect", async () => {
    using server = listening(() => Response.redirect("http://8.8.8.8/", 307))
    const sent = makePrivateSend()(`http://127.0.0.1:${server.port}/`, { redirect: "follow" })
    expect(await outcome(sent)).toBe(307)
  })

  test("tries the next address of a name when nothing listens at one", async () => {
    using server = listening()
    const send = makePrivateSend(async () => ["::1", "127.0.0.1"])
    expect(await outcome(send(`http://model.example:${server.port}/`))).toBe(200)
  })
})

test("every client of another service sends through the one place", async () => {
  const hosts: Array<string> = []
  const send: Send = (url) => {
    hosts.push(new URL(url).hostname)
    return Promise.reject(new TypeError("nobody is there"))
  }
  const key = { api_key: null, dev_id: null }
  const provider = { issuer: "http://issuer.example", jwks_url: "http://keys.example/" }
  const client = {
    ...provider,
    client_id: "us",
    client_secret: null,
    redirect_uri: "http://us.example",
  }
  const scim = outsideScim({ ...provider, url: "http://scim.example", token: null })
  const everyCall = Effect.gen(function* () {
    const aggregator = yield* Aggregator
    const lab = yield* LabModel
    const signIn = yield* BrowserSignIn
    const identity = yield* sessionIdentity(yield* remoteKeys(provider.jwks_url), {
      ...provider,
      audience: null,
    })
    const code = { code: "c", iss: undefined }
    const secrets = { nonce: "n", code_verifier: "v".repeat(43), state: "s" }
    yield* Effect.forEach(
      [
        aggregator.usersOf("user_1"),
        lab.rows!(["line"]),
        signIn.by === "provider" ? signIn.exchangeCode(code, secrets) : Effect.void,
        Scim.use(({ deleteUser }) => deleteUser("somebody")),
        identity.verify(
          `${btoa('{"alg":"ES256","kid":"k"}')}.${btoa('{"sub":"a","exp":9999999999}')}.AA`,
        ),
      ],
      (call) => Effect.exit(call as Effect.Effect<unknown, unknown>),
    )
  })
  const account = { api_key: null, base_url: "http://model.example", prices: null }
  const clients = Layer.mergeAll(
    outsideAggregator({ ...key, url: "http://aggregator.example/v2" }),
    anthropicLabModel({ ...account, model: null, model_fast: null }),
    providerSignIn(client),
    scim,
    ServiceTokens.layer([Redacted.make("a-secret-of-thirty-two-characters")]),
  ).pipe(Layer.provide(Layer.succeed(Outgoing, { send })))
  await Effect.runPromise(
    everyCall.pipe(Effect.provide(clients), Effect.provideService(Outgoing, { send })),
  )
  expect(new Set(hosts)).toEqual(
    new Set(["aggregator", "model", "issuer", "scim", "keys"].map((name) => `${name}.example`)),
  )
})

/** A certificate of a name for a day, made by the system's own tool. */
const certified = async (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`]
  const files = ["-keyout", key, "-out", cert, "-days", "1", "-nodes"]
  const made = Bun.spawnSync([
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    ...files,
    ...subject,
  ])
  expect(made.exitCode).toBe(0)
  const pair = { key: await Bun.file(key).text(), cert: await Bun.file(cert).text() }
  rmSync(folder, { recursive: true })
  return pair
}

test("a private connection by TLS is to the host it is meant for, and to none of its name later", async () => {
  const { key, cert } = await certified("model.example")
  using server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    tls: { key, cert },
    fetch: (request) => new Response(new URL(request.url).host),
  })
  let asked = 0
  const send = makePrivateSend(async () => (asked++ === 0 ? ["127.0.0.1"] : ["93.184.216.34"]))
  const trusting = { tls: { ca: cert } } as RequestInit
  const at = (name: string) => `https://${name}:${server.port}/v1/models`
  const answer = await send(at("model.example"), trusting)
  expect(await answer.text()).toBe(`model.example:${server.port}`)
  expect(await outcome(send(at("model.example"), trusting))).toContain("is not private")
  const elsewhere = makePrivateSend(async () => ["127.0.0.1"])
  expect(await outcome(elsewhere(at("other.example"), trusting))).not.toBe(200)
  expect(await outcome(elsewhere(at("model.example")))).not.toBe(200)
})
