import { Database as Sqlite } from "bun:sqlite"
import { describe, expect } from "bun:test"
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { TestConsole } from "effect/testing"
import { temporaryServer } from "#app"
import { logs } from "#cli/log"
import { Config, readConfig } from "#config"
import { itLive } from "#test/effect"
import { type Env, examined, serving } from "#test/examined"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.mergeAll(logs("none"), TestConsole.layer))

/** A folder that is its owner's alone, with these files. */
const folderOf = (at: string, files: Readonly<Record<string, string>> = {}) => {
  mkdirSync(at, { mode: 0o700, recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at, name), text)
  return { DATA_DIR: at }
}

/** An empty database that says it has seen so many migrations. */
const databaseOf = (at: string, version: number) => {
  const env = folderOf(at)
  using sqlite = new Sqlite(join(at, "hygeia.db"), { create: true })
  sqlite.run(`PRAGMA user_version = ${version}`)
  return env
}

const AGE = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"
const SECRET = "sixteen-letters."
const NOBODY = "http://127.0.0.1:9"

interface Broken {
  readonly what: string
  /** What the set-up is, in a folder of its own. */
  readonly env: (at: string) => Env
  readonly check: string
  readonly cause: string
  readonly remedy: string
  /** It works all the same. */
  readonly works?: true
}

const BROKEN: ReadonlyArray<Broken> = [
  {
    what: "a value that cannot be read",
    env: () => ({ PORT: "http" }),
    check: "configuration",
    cause: "PORT must be a whole number",
    remedy: "serve --help",
  },
  {
    what: "a BASE_URL with a path",
    env: () => ({ BASE_URL: "https://nas.example/hygeia" }),
    check: "configuration",
    cause: "BASE_URL must be",
    remedy: "serve --help",
  },
  {
    what: "a key that anybody can guess",
    env: () => ({ ADMIN_KEY: "short" }),
    check: "configuration",
    cause: "ADMIN_KEY must be at least 16",
    remedy: "serve --help",
  },
  {
    what: "a secret whose file is not there",
    env: (at) => ({ ADMIN_KEY_FILE: join(at, "nowhere") }),
    check: "configuration",
    cause: "ADMIN_KEY_FILE must be a file",
    remedy: "serve --help",
  },
  {
    what: "an open HOST without its keys",
    env: () => ({ HOST: "0.0.0.0" }),
    check: "configuration",
    cause: "WEBHOOK_SECRET, ADMIN_KEY, BASE_URL",
    remedy: "serve --help",
  },
  {
    what: "half an identity provider",
    env: () => ({ IDP_ISSUER: "https://id.example" }),
    check: "configuration",
    cause: "IDP_JWKS_URL",
    remedy: "serve --help",
  },
  {
    what: "backups that nobody could open",
    env: (at) => ({ BACKUP_DIR: at }),
    check: "configuration",
    cause: "BACKUP_DIR needs",
    remedy: "serve --help",
  },
  {
    what: "backups that are locked twice",
    env: () => ({ BACKUP_PASSPHRASE: SECRET, BACKUP_RECIPIENTS: AGE }),
    check: "configuration",
    cause: "both set",
    remedy: "serve --help",
  },
  {
    what: "webhooks that nothing signs",
    env: () => ({ WEBHOOK_OUT_URL: "http://127.0.0.1:9" }),
    check: "configuration",
    cause: "WEBHOOK_OUT_SECRET",
    remedy: "serve --help",
  },
  {
    what: "a misspelt variable",
    env: () => ({ TRUSTED_PROXY: "10.0.0.1" }),
    check: "configuration",
    cause: "TRUSTED_PROXY is not read",
    remedy: "TRUSTED_PROXIES",
    works: true,
  },
  {
    what: "passwords that go unencrypted",
    env: () => ({ BASE_URL: "http://hygeia.example" }),
    check: "configuration",
    cause: "BASE_URL is http",
    remedy: "proxy with https",
    works: true,
  },
  {
    what: "a proxy that is not trusted",
    env: () => ({ BASE_URL: "https://hygeia.example" }),
    check: "configuration",
    cause: "no proxy is trusted",
    remedy: "TRUSTED_PROXIES",
    works: true,
  },
  {
    what: "everybody trusted as a proxy",
    env: () => ({ TRUSTED_PROXIES: "0.0.0.0/0" }),
    check: "configuration",
    cause: "believes everybody",
    remedy: "name the addresses",
    works: true,
  },
  {
    what: "a day that stands still",
    env: () => ({ TODAY: "2026-01-01" }),
    check: "configuration",
    cause: "TODAY is set",
    remedy: "unset TODAY",
    works: true,
  },
  {
    what: "an address that is not of this machine",
    env: () => ({ HOST: "192.0.2.1", PORT: "3999" }),
    check: "port",
    cause: "192.0.2.1:3999 cannot be listened on",
    remedy: "PORT and HOST",
  },
  {
    what: "an aggregator without a key",
    env: () => ({ AGGREGATOR_URL: NOBODY }),
    check: "aggregator",
    cause: "no key",
    remedy: "AGGREGATOR_API_KEY",
  },
  {
    what: "an aggregator that is not there",
    env: () => ({ AGGREGATOR_URL: NOBODY, AGGREGATOR_API_KEY: "a-key" }),
    check: "aggregator",
    cause: "does not answer",
    remedy: "correct it",
  },
  {
    what: "a folder for backups that cannot be one",
    env: (at) => ({
      BACKUP_DIR: join(folderOf(at, { backups: "" }).DATA_DIR, "backups"),
      BACKUP_PASSPHRASE: SECRET,
    }),
    check: "backup",
    cause: "can be written",
    remedy: "BACKUP_DIR",
  },
  {
    what: "an identity provider that is not there",
    env: () => ({ IDP_ISSUER: "https://id.example", IDP_JWKS_URL: NOBODY }),
    check: "sign-in",
    cause: "no key set is at IDP_JWKS_URL",
    remedy: "correct IDP_JWKS_URL",
  },
  {
    what: "a model server that is not there",
    env: () => ({ ANTHROPIC_BASE_URL: NOBODY }),
    check: "model",
    cause: "cannot be reached",
    remedy: "ANTHROPIC_BASE_URL",
  },
  {
    what: "a DATA_DIR that is a file",
    env: (at) => ({ DATA_DIR: join(folderOf(at, { data: "" }).DATA_DIR, "data") }),
    check: "folder",
    cause: "is no folder",
    remedy: "another DATA_DIR",
  },
  {
    what: "a DATA_DIR below a file",
    env: (at) => ({ DATA_DIR: join(folderOf(at, { data: "" }).DATA_DIR, "data", "below") }),
    check: "folder",
    cause: "is no folder",
    remedy: "another DATA_DIR",
  },
  {
    what: "keys whose database is gone",
    env: (at) => folderOf(at, { "session-key": "k".repeat(64) }),
    check: "folder",
    cause: "session-key",
    remedy: "restore a backup",
  },
  {
    what: "a secret that is cut off",
    env: (at) => {
      writeFileSync(join(databaseOf(at, 1).DATA_DIR, "admin-key"), "cut")
      return { DATA_DIR: at }
    },
    check: "folder",
    cause: "admin-key is cut off",
    remedy: "remove it",
  },
  {
    what: "a session key that is none",
    env: (at) => {
      writeFileSync(join(databaseOf(at, 1).DATA_DIR, "session-key"), "k".repeat(64))
      return { DATA_DIR: at }
    },
    check: "folder",
    cause: "session-key is cut off, or no key",
    remedy: "remove it",
  },
  {
    what: "folders where files have to be, and a file where a folder has to",
    env: (at) => {
      for (const name of ["hygeia.db", "admin-key"]) mkdirSync(join(at, name), { recursive: true })
      writeFileSync(join(at, "uploads"), "")
      return { DATA_DIR: at }
    },
    check: "folder",
    cause: "cannot use hygeia.db, admin-key, uploads",
    remedy: "own",
  },
  {
    what: "a lock that somebody else has written",
    env: (at) => folderOf(at, { lock: "not of SQLite" }),
    check: "folder",
    cause: "cannot use lock",
    remedy: "move away",
  },
  {
    what: "a restore that was not finished",
    env: (at) => {
      mkdirSync(join(at, "restoring"), { recursive: true })
      chmodSync(at, 0o700)
      return { DATA_DIR: at }
    },
    check: "folder",
    cause: "not finished",
    remedy: "hygeia restore",
  },
  {
    what: "a database of a newer executable",
    env: (at) => databaseOf(at, 9_999),
    check: "database",
    cause: "version 9999",
    remedy: "newer executable",
  },
  {
    what: "a clock behind what was written last",
    env: (at) => {
      const { DATA_DIR } = databaseOf(at, 1)
      const later = Date.now() / 1_000 + 86_400
      utimesSync(join(DATA_DIR, "hygeia.db"), later, later)
      return { DATA_DIR }
    },
    check: "clock",
    cause: "written later",
    remedy: "NTP",
  },
]

describe("hygeia doctor, of a set-up that is broken", () => {
  for (const { what, env, check, cause, remedy, works = false } of BROKEN)
    it(`names ${what}, and what to do`, () =>
      Effect.gen(function* () {
        const at = join(yield* scratchFolder, "own")
        const { checks, succeeds } = yield* examined({ DATA_DIR: at, ...env(at) })
        const found = checks.find(({ name, message }) => name === check && message.includes(cause))
        expect([what, found?.status]).toEqual([what, works ? "warn" : "fail"])
        expect(found?.remedy).toContain(remedy)
        expect(succeeds).toBe(works)
      }))

  it("names a server that was started with another admin key", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      const config = Layer.effect(Config, readConfig({ DATA_DIR, SHUTDOWN_GRACE_S: "0" }))
      yield* Layer.build(Layer.provide(temporaryServer, config))
      const { checks, succeeds } = yield* examined({ DATA_DIR, ADMIN_KEY: SECRET })
      expect(checks.find(({ name }) => name === "server")).toMatchObject({
        status: "fail",
        remedy: expect.stringContaining("ADMIN_KEY"),
      })
      expect(checks.find(({ name }) => name === "database")?.status).toBe("warn")
      expect(succeeds).toBe(false)
    }))

  it("names a port that another program has", () =>
    Effect.gen(function* () {
      const { port } = yield* serving(() => new Response())
      const { checks, succeeds } = yield* examined({
        DATA_DIR: join(yield* scratchFolder, "own"),
        PORT: String(port),
      })
      expect(checks.find(({ name }) => name === "port")?.status).toBe("fail")
      expect(succeeds).toBe(false)
    }))

  it("names all that is wrong at once, and no value of it", () =>
    Effect.gen(function* () {
      const { checks } = yield* examined({
        DATA_DIR: join(yield* scratchFolder, "own"),
        HOST: "not a host",
        ADMIN_KEY: "hush",
        MODEL_PRICES: "hush",
      })
      const said = checks.map(({ message }) => message).join()
      for (const name of ["HOST", "ADMIN_KEY", "MODEL_PRICES"])
        expect(said).toContain(`${name} must be`)
      expect(JSON.stringify(checks)).not.toContain("hush")
    }))

  it("says what to do about everything that it finds", () =>
    Effect.gen(function* () {
      const DATA_DIR = yield* scratchFolder
      chmodSync(DATA_DIR, 0o755)
      const { checks } = yield* examined({
        DATA_DIR,
        PRIVATE: "1",
        AGGREGATOR_URL: "http://9.9.9.9",
      })
      for (const { status, remedy } of checks) expect(remedy !== null).toBe(status !== "ok")
    }))
})
