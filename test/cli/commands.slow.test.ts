import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { variables } from "#config"
import { hygeia, serving } from "#test/command"

const root = mkdtempSync(join(tmpdir(), "hygeia-commands-"))
afterAll(() => rmSync(root, { recursive: true }))

const manifest = await Bun.file(join(import.meta.dir, "../../package.json")).json()

let count = 0
const freshDir = () => join(root, `${count++}`)

const me = async (url: string, token: string) =>
  (await fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${token.trim()}` } })).json()

describe("hygeia", () => {
  test("tells its version and how it is used", async () => {
    const [version, help] = await Promise.all([hygeia(["--version"]), hygeia(["--help"])])
    expect(version).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" })
    expect(help.code).toBe(0)
    for (const command of ["serve", "login", "ask", "upload", "sync", "demo", "token", "health"])
      expect(help.stdout).toContain(command)
  })

  test("tells the whole environment of serve", async () => {
    const { code, stdout } = await hygeia(["serve", "--help"])
    expect(code).toBe(0)
    for (const name of Object.keys(variables)) expect(stdout).toContain(name)
  })

  for (const args of [
    [],
    ["fly"],
    ["serve", "--fast"],
    ["token", "--email"],
    ["token", "--demo", "--email", "ada@example.org"],
    ["health", "now"],
    ["login", "--server", "nowhere"],
    ["ask"],
    ["ask", " "],
    ["upload"],
    ["sync", "--since"],
    ["import"],
    ["import", "--days", "many"],
    ["import", "steps.csv", "--days", "3"],
  ])
    test(`ends with 2 when it is used as hygeia ${args.join(" ")}`, async () => {
      expect((await hygeia(args)).code).toBe(2)
    })
})

describe("hygeia serve", () => {
  test("greets, serves, hands out tokens, refuses a second owner and ends with 0", async () => {
    const DATA_DIR = freshDir()
    const server = await serving({ DATA_DIR })
    expect(server.greeting).toContain(`${server.url}/v1`)
    expect(server.greeting).toContain("hygeia demo")
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    const [health, second, owner, ada] = await Promise.all([
      hygeia(["health"], { DATA_DIR }),
      hygeia(["serve"], { DATA_DIR, PORT: "0" }),
      hygeia(["token"], { DATA_DIR }),
      hygeia(["token", "--email", "ada@example.org"], { DATA_DIR }),
    ])
    expect(health).toEqual({ code: 0, stdout: "", stderr: "" })
    expect(second.code).toBe(1)
    expect(second.stderr).toMatch(/^hygeia: DATA_DIR .* is in use .*\n$/)
    expect(await me(server.url, owner.stdout)).toMatchObject({ email: null })
    expect(await me(server.url, ada.stdout)).toMatchObject({ email: "ada@example.org" })

    const ended = await server.end("SIGTERM")
    expect(ended.code).toBe(0)
    for (const line of ended.stderr.trim().split("\n"))
      expect(JSON.parse(line)).toMatchObject({ at: expect.any(String), level: "info" })
    expect(readdirSync(DATA_DIR)).not.toContain("server.json")
  })

  test("ends with 0 on SIGINT, and offers no demo where it has been before", async () => {
    const DATA_DIR = freshDir()
    expect((await (await serving({ DATA_DIR })).end("SIGINT")).code).toBe(0)
    const again = await serving({ DATA_DIR })
    expect(again.greeting).not.toContain("hygeia demo")
    await again.end("SIGTERM")
  })

  test("never writes a secret to its log or its greeting", async () => {
    const DATA_DIR = freshDir()
    const server = await serving({ DATA_DIR, LOG_LEVEL: "trace", ANTHROPIC_API_KEY: "hush-hush" })
    const token = await hygeia(["token"], { DATA_DIR })
    await me(server.url, token.stdout)
    const { stdout, stderr } = await server.end("SIGTERM")
    const secrets = ["admin-key", "webhook-secret", "service-token-secret"].map((name) =>
      readFileSync(join(DATA_DIR, name), "utf8"),
    )
    for (const secret of [...secrets, token.stdout.trim(), "hush-hush"])
      expect(stdout + stderr).not.toContain(secret)
  })

  test("stops at a malformed variable, or at a taken port, with one line", async () => {
    const taken = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => {} } })
    const [malformed, refused] = await Promise.all([
      hygeia(["serve"], { DATA_DIR: freshDir(), TURNS_IN_FLIGHT: "many" }),
      hygeia(["serve"], { DATA_DIR: freshDir(), PORT: `${taken.port}` }),
    ])
    taken.stop(true)
    expect(malformed).toEqual({
      code: 1,
      stdout: "",
      stderr: "hygeia: TURNS_IN_FLIGHT must be a whole number from 1 to 10000.\n",
    })
    expect(refused.code).toBe(1)
    expect(refused.stderr).toBe(`hygeia: Cannot listen on 127.0.0.1:${taken.port}: is it in use?\n`)
  })
})

describe("hygeia token and health, with no server", () => {
  test("a token is made all the same, and the next server takes it", async () => {
    const DATA_DIR = freshDir()
    const token = await hygeia(["token"], { DATA_DIR })
    expect(token).toMatchObject({ code: 0, stderr: "" })
    const server = await serving({ DATA_DIR })
    expect(await me(server.url, token.stdout)).toMatchObject({ email: null })
    await server.end("SIGTERM")
  })

  for (const email of ["ada", "", "ada@example.org\n"])
    test(`a token for ${JSON.stringify(email)}, which is no e-mail address, is refused`, async () => {
      const DATA_DIR = freshDir()
      expect(await hygeia(["token", "--email", email], { DATA_DIR })).toEqual({
        code: 1,
        stdout: "",
        stderr: "hygeia: --email must be an e-mail address.\n",
      })
    })

  test("a token is refused for another key than the server's", async () => {
    const DATA_DIR = freshDir()
    const server = await serving({ DATA_DIR })
    const refused = await hygeia(["token"], { DATA_DIR, ADMIN_KEY: "a guess of some length" })
    expect(refused.code).toBe(1)
    expect(refused.stderr).toBe(
      `hygeia: The server at ${server.url} was started with another ADMIN_KEY.\n`,
    )
    await server.end("SIGTERM")
  })

  test("health fails in one line, also after a server was killed", async () => {
    const DATA_DIR = freshDir()
    const server = await serving({ DATA_DIR })
    await server.end("SIGKILL")
    const health = await hygeia(["health"], { DATA_DIR })
    expect(health.code).toBe(1)
    expect(health.stderr).toBe(`hygeia: No server owns DATA_DIR ${DATA_DIR}.\n`)
  })
})
