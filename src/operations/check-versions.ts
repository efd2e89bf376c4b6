import { sqliteVersion } from "#db/sqlite/version"
import { sound } from "#domain/health-check"

/** What runs: the program, its runtime, its SQLite and its machine. */
export const checkVersions = (version: string) => {
  const { platform, arch } = process
  const parts = [`hygeia ${version}`, `Bun ${Bun.version}`, `SQLite ${sqliteVersion()}`]
  return sound("version", `${parts.join(", ")}, ${platform} ${arch}`)
}
