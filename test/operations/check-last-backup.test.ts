import { expect } from "bun:test"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import type { LastBackup } from "#domain/backup"
import type { HealthCheck } from "#domain/health-check"
import { checkLastBackup } from "#operations/check-last-backup"
import { itWith } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itWith(Layer.empty)

const NOW = "2026-11-20T12:00:00.000Z"

const said = (status: LastBackup["status"], problem: LastBackup["problem"]): LastBackup => ({
  made_at: "2026-11-20T03:00:00.000Z",
  bytes: 1,
  status,
  problem,
})

const SAID: ReadonlyArray<readonly [last: LastBackup | null, status: HealthCheck["status"]]> = [
  [null, "warn"],
  [said("restored", null), "ok"],
  [said("restored", "overdue"), "fail"],
  [said("not_restored", "not_restored"), "fail"],
  [said("not_made", "not_made"), "fail"],
]

it("goes by what a running server says", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse(NOW))
    for (const [last, status] of SAID)
      expect((yield* checkLastBackup("/backups", last)).status).toBe(status)
  }))

it("goes by the files of the folder where no server runs", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse(NOW))
    const folder = yield* scratchFolder
    const status = Effect.map(checkLastBackup(folder, undefined), (check) => check.status)
    writeFileSync(join(folder, "hygeia-of-somebody.age"), "")
    expect(yield* status).toBe("warn")
    writeFileSync(join(folder, "hygeia-2026-11-19T03-00-00Z.age"), "")
    expect(yield* status).toBe("warn")
    writeFileSync(join(folder, "hygeia-2026-11-20T03-00-00Z.age"), "")
    expect(yield* status).toBe("ok")
  }))

it("recommends a folder where none is configured", () =>
  Effect.map(checkLastBackup(null, null), ({ status, remedy }) => {
    expect(status).toBe("warn")
    expect(remedy).toContain("BACKUP_DIR")
  }))
