import { test } from "bun:test"

/** Programs of the system that tests drive, and the Debian packages that bring them: .ci/run installs those. */
const PACKAGES = {
  caddy: "caddy",
  nginx: "nginx-light",
  promtool: "prometheus",
  "qemu-aarch64": "qemu-user libc6-arm64-cross",
  "systemd-analyze": "systemd",
} as const

type Program = keyof typeof PACKAGES

const pathOf = (program: Program) =>
  Bun.which(program, { PATH: `${process.env.PATH}:/usr/sbin:/sbin` })

/** What is said where programs are missing and their tests are skipped; null where there are all. */
export const NOT_INSTALLED = (() => {
  const missing = (Object.keys(PACKAGES) as ReadonlyArray<Program>).filter((one) => !pathOf(one))
  const packages = missing.map((one) => PACKAGES[one]).join(" ")
  return missing.length === 0
    ? null
    : `NO ${missing.join(", ")}: the tests with them are SKIPPED. Debian: apt-get install ${packages}`
})()

/** A test that drives a program of the system, whose path it is given. Skipped without it, but not in CI. */
export const testWith = (
  program: Program,
  name: string,
  body: (path: string) => Promise<void>,
  limitMs?: number,
): void => {
  const path = pathOf(program)
  if (path === null && process.env.CI === "true")
    throw new Error(`CI has no ${program}: .ci/run installs it`)
  test.skipIf(path === null)(name, () => body(path!), limitMs)
}
