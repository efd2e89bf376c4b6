import { Effect, Stream } from "effect"
import { Elysia } from "elysia"
import { Backups } from "#actors/backups"
import { BackupLock } from "#domain/backup"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"

const TYPE = "application/age"

const backup = Effect.fnUntraced(function* (lock: BackupLock) {
  const pieces = yield* Backups.use(({ make }) => Effect.succeed(make(lock)))
  // Nothing is made ahead of what its reader takes.
  const body = yield* Stream.toReadableStreamEffect(pieces, { strategy: { highWaterMark: 0 } })
  return new Response(body, { headers: { "content-type": TYPE } })
})

/** A backup of everything, by the admin key. */
export const backups = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .post("/admin/backups", ({ body, run }) => run(backup(body)), {
      ...jsonBody(BackupLock),
      detail: operation({
        operationId: "makeBackup",
        tag: "Meta",
        summary: "Back up everything",
        description:
          "The database, the uploads and the generated secrets of DATA_DIR in one state, as a zip that is locked " +
          "with age; made while it is read. `hygeia restore` takes it.",
        responses: { 200: [TYPE] },
        admin: true,
      }),
    })
