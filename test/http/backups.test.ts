import { describe, expect } from "bun:test"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { BackupStore } from "#db/backups"
import { restoreBackup } from "#operations/restore-backup"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"
import { direct } from "#test/sqlite"
import { ownersBrowser, secondPerson, visit } from "#test/visits"

const it = itLive(App)

const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"

const PASSPHRASE = "correct horse battery staple"

const backups = (browser: { readonly cookie: string }) => visit("GET", "/v1/backups", browser)

describe("a backup that the owner takes in a browser", () => {
  it("holds what is here, and opens with the passphrase alone", () =>
    Effect.gen(function* () {
      const { fetch } = yield* Client
      const owner = yield* ownersBrowser
      yield* visit("PUT", "/v1/me/profile", owner, { goal: "Sleep before midnight" })
      const response = yield* fetch("/v1/backups", {
        method: "POST",
        headers: {
          ...owner,
          "sec-fetch-site": "same-origin",
          origin: "http://localhost",
          "content-type": "application/json",
        },
        body: JSON.stringify({ passphrase: PASSPHRASE }),
      })
      expect(response.status).toBe(200)
      expect(response.headers.get("content-disposition")).toMatch(/hygeia-\d{4}-\d\d-\d\d\.age"$/)
      const root = yield* scratchFolder
      const file = join(root, "backup.age")
      writeFileSync(file, yield* Effect.promise(() => response.bytes()))
      const wrong = { passphrase: `${PASSPHRASE}s` }
      const refused = yield* Effect.flip(
        restoreBackup({ file, key: wrong, folder: join(root, "wrong") }),
      )
      expect(refused.message).toContain("does not open")
      const key = { passphrase: PASSPHRASE }
      const { rows } = yield* restoreBackup({ file, key, folder: join(root, "restored") })
      expect(rows.profiles).toBe(1)
    }))

  it("asks for a fresh sign-in, and for a passphrase that nobody guesses", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      const ask = (body: object) => visit("POST", "/v1/backups", owner, body)
      expect((yield* ask({ passphrase: "short" })).status).toBe(400)
      expect((yield* ask({ recipients: ["age1nobody"] })).status).toBe(400)
      expect((yield* ask({ recipients: [RECIPIENT.replace(/p$/, "q")] })).status).toBe(400)
      yield* direct((_, sqlite) =>
        sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
      )
      const { status, body } = yield* ask({ passphrase: PASSPHRASE })
      expect([status, body.error.code]).toEqual([403, "forbidden"])
    }))

  it("is nobody else's to take, nor to see", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, "bea@example.org")
      expect((yield* backups(bea)).status).toBe(403)
      expect((yield* visit("POST", "/v1/backups", bea, { passphrase: PASSPHRASE })).status).toBe(
        403,
      )
      const { post } = yield* Client
      expect((yield* post("/v1/backups", { passphrase: PASSPHRASE })).status).toBe(403)
    }))
})

describe("the settings of the owner", () => {
  it("say that no backup is made every day where none is", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      expect((yield* backups(owner)).body).toEqual({
        is_daily: false,
        last: null,
        can_restore: true,
      })
    }))

  it("know a folder in which something is kept", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      yield* visit("PUT", "/v1/me/profile", owner, { goal: "Sleep before midnight" })
      expect((yield* backups(owner)).body.can_restore).toBe(false)
    }))
})

const HOUR_MS = 3_600_000

/** Since when, how the last backup ended, and what is said of it. */
const LAST = [
  [1, "restored", null],
  [27, "restored", "overdue"],
  [1, "not_restored", "not_restored"],
  [1, "not_made", "not_made"],
] as const

describe("the last backup of every day", () => {
  for (const [hours, status, problem] of LAST)
    itLive(appIn({ BACKUP_DIR: "/nowhere", BACKUP_PASSPHRASE: PASSPHRASE }))(
      `of ${hours} h ago that is ${status} is told as ${problem ?? "good"}, to the owner and in /readyz`,
      () =>
        Effect.gen(function* () {
          const made_at = Date.now() - hours * HOUR_MS
          yield* BackupStore.use(({ save }) => save({ made_at, bytes: 1, status }))
          const expected = { made_at: new Date(made_at).toISOString(), bytes: 1, status, problem }
          const { body } = yield* backups(yield* ownersBrowser)
          expect(body).toMatchObject({ is_daily: true, last: expected })
          const { send } = yield* Client
          const ready = yield* send("/readyz", { headers: { "x-admin-key": "test-admin-key" } })
          expect([ready.status, ready.body.backup]).toEqual([200, expected])
        }),
    )
})
