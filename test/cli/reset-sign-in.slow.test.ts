import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hygeia, serving } from "#test/command"

const root = mkdtempSync(join(tmpdir(), "hygeia-reset-"))
afterAll(() => rmSync(root, { recursive: true }))

const EMAIL = "ada@example.org"
const PASSWORD = "a long walk by the sea"

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" }

const signIn = (url: string, body: unknown) =>
  fetch(`${url}/v1/session`, { method: "POST", headers: OWN, body: JSON.stringify(body) })

const codeOf = (text: string) => /#code=(\S+)/.exec(text)![1]!

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

/** A server whose owner has chosen a password. */
const withPassword = async (DATA_DIR: string) => {
  const server = await serving({ DATA_DIR, LOG_LEVEL: "none" })
  const cookie = cookieOf(await signIn(server.url, { link: codeOf(server.greeting) }))
  const set = await fetch(`${server.url}/v1/password`, {
    method: "PUT",
    headers: { ...OWN, cookie },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  expect(set.status).toBe(200)
  return { ...server, cookie }
}

const meOf = async (url: string, headers: Record<string, string>) =>
  (await fetch(`${url}/v1/me`, { headers: { ...OWN, ...headers } })).status

describe("hygeia serve", () => {
  test("prints a link at a start while its owner has no other way to sign in, then the address alone", async () => {
    const DATA_DIR = join(root, "greeting")
    const first = await withPassword(DATA_DIR)
    expect(first.greeting).toMatch(/open +http:\/\/localhost:\d+\/sign-in#code=\S+\n/)
    expect(first.greeting).not.toContain("reset-sign-in")
    const { stdout } = await first.end("SIGTERM")
    expect(stdout.slice(first.greeting.length)).not.toMatch(/(?:[A-Z]{4}-){3}[A-Z]{4}/)
    const second = await serving({ DATA_DIR, LOG_LEVEL: "none" })
    expect(second.greeting).toMatch(/open +http:\/\/localhost:\d+\/\n/)
    expect(second.greeting).not.toMatch(/(?:[A-Z]{4}-){3}[A-Z]{4}/)
    expect(second.greeting).toContain(" reset-sign-in ")
    await second.end("SIGTERM")
  })
})

describe("hygeia reset-sign-in", () => {
  test("prints a link, good once, of who has the address alone; until it is used nothing changes", async () => {
    const DATA_DIR = join(root, "running")
    const server = await withPassword(DATA_DIR)
    const nobody = await hygeia(["reset-sign-in", "--email", "bea@example.org"], { DATA_DIR })
    expect(nobody).toEqual({
      code: 1,
      stdout: "",
      stderr: "hygeia: Nobody has that address here.\n",
    })
    const token = (await hygeia(["token"], { DATA_DIR })).stdout.trim()
    const bearer = { authorization: `Bearer ${token}` }
    const { code, stdout } = await hygeia(["reset-sign-in", "--email", EMAIL], { DATA_DIR })
    const { port } = new URL(server.url)
    expect([code, stdout]).toEqual([0, `http://localhost:${port}/sign-in#code=${codeOf(stdout)}\n`])
    expect((await signIn(server.url, { email: EMAIL, password: PASSWORD })).status).toBe(200)
    expect(await meOf(server.url, { cookie: server.cookie })).toBe(200)
    const back = await signIn(server.url, { link: codeOf(stdout) })
    expect(back.status).toBe(200)
    expect(await meOf(server.url, { cookie: cookieOf(back) })).toBe(200)
    expect((await signIn(server.url, { link: codeOf(stdout) })).status).toBe(401)
    expect((await signIn(server.url, { email: EMAIL, password: PASSWORD })).status).toBe(401)
    expect(await meOf(server.url, { cookie: server.cookie })).toBe(401)
    expect(await meOf(server.url, bearer)).toBe(401)
    await server.end("SIGTERM")
  })

  test("works without a server too, and the link when one is there again", async () => {
    const DATA_DIR = join(root, "stopped")
    await (await withPassword(DATA_DIR)).end("SIGTERM")
    const { code, stdout } = await hygeia(["reset-sign-in", "--email", EMAIL], { DATA_DIR })
    expect(code).toBe(0)
    const server = await serving({ DATA_DIR, LOG_LEVEL: "none" })
    expect((await signIn(server.url, { link: codeOf(stdout) })).status).toBe(200)
    expect((await signIn(server.url, { email: EMAIL, password: PASSWORD })).status).toBe(401)
    await server.end("SIGTERM")
  })
})
