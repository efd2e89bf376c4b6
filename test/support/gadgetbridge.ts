import { Database } from "bun:sqlite"

const SQL = "test/fixtures/exports/gadgetbridge/database.sql"

/** The database of the sample, with what else some statements make of it. */
export const gadgetbridgeDatabase = async (more = ""): Promise<Uint8Array> => {
  using sqlite = new Database(":memory:")
  sqlite.run("PRAGMA page_size = 1024")
  sqlite.run((await Bun.file(SQL).text()) + more)
  return new Uint8Array(sqlite.serialize())
}
