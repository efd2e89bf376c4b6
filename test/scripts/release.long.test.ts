import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { release } from "#scripts/release"
import { testWith } from "#test/installed"
import { signedPages } from "#test/mach-o"

const MINUTES = 60_000
const ARM_LIBRARIES = "/usr/aarch64-linux-gnu"

const folder = mkdtempSync(join(tmpdir(), "hygeia-released-"))
beforeAll(() => release(["linux-arm64", "macos-arm64"], folder), 10 * MINUTES)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ran = async (command: ReadonlyArray<string>, cwd = ".") => {
  const child = Bun.spawn([...command], { cwd, stdout: "pipe", stderr: "pipe" })
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()])
  return { code: await child.exited, stdout, stderr }
}

test("the checksums are those of all that is released", async () => {
  const { code, stdout } = await ran(["sha256sum", "--check", "--strict", "SHA256SUMS"], folder)
  expect({ code, stdout: stdout.trim().split("\n").sort() }).toEqual({
    code: 0,
    stdout: ["hygeia-linux-arm64: OK", "hygeia-macos-arm64: OK", "sbom.cdx.json: OK"],
  })
  expect([...new Bun.Glob("*").scanSync(folder)]).toHaveLength(4)
})

testWith(
  "qemu-aarch64",
  "the executable for a Raspberry Pi passes the smoke test on an emulated one",
  async (qemu) => {
    const program = join(folder, "hygeia-linux-arm64")
    const emulated = [qemu, "-L", ARM_LIBRARIES, program]
    const smoke = await ran([process.execPath, "scripts/smoke.ts", ...emulated])
    expect(smoke).toMatchObject({ code: 0, stderr: "" })
  },
  10 * MINUTES,
)

test("every page of the executable for macOS is signed as it is", () => {
  const program = readFileSync(join(folder, "hygeia-macos-arm64"))
  const { count, covered, altered } = signedPages(program)
  expect({ covered, altered }).toEqual({ covered: count, altered: [] })
  program[program.length >> 1]! ^= 1
  expect(signedPages(program).altered).toHaveLength(1)
})
