import { Database } from "bun:sqlite"

/**
 * The floor of a delta sync: a bare Bun.serve that joins the stored copies of a person's rows, read
 * from the table that is clustered by (user_id, updated_at, id). Arguments: the file, the person.
 */
const [file, user] = process.argv.slice(2)
const sqlite = new Database(file!, { readonly: true })
const rows = sqlite.query<{ row: string }, [string, number]>(
  "SELECT row FROM sync_rows WHERE user_id = ? AND updated_at > ? ORDER BY updated_at, id",
)

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: (request) => {
    const since = new URL(request.url).searchParams.get("since")
    if (since === null) return Response.json({ ok: true })
    const found = rows.all(user!, Date.parse(since)).map(({ row }) => row)
    return new Response(`{"daily_summary":[${found.join(",")}]}`, {
      headers: { "content-type": "application/json" },
    })
  },
})
