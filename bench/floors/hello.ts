/** The floor of a start: the smallest server, built into an executable the same way. */
Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: () => Response.json({ ok: true }),
})
