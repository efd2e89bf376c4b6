import { expect } from "bun:test"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { hygeia, serving } from "#test/command"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

/** The commands of docs/deliveries.md. */
const commands = async () =>
  /```sh\n([\s\S]+?)```/.exec(await Bun.file("docs/deliveries.md").text())![1]!

/** Asks until a row of the day is there: deliveries are acknowledged before they are read. */
const stepsOf = async (url: string, token: string): Promise<ReadonlyArray<number>> => {
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const response = await fetch(`${url}/v1/data/sync`, { headers })
    const { daily_summary } = (await response.json()) as {
      daily_summary: ReadonlyArray<{ steps: number }>
    }
    if (daily_summary.length > 0) return daily_summary.map(({ steps }) => steps)
  }
}

const firstDelivery = async (folder: string) => {
  const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "error" }
  const TOKEN = (await hygeia(["token"], env)).stdout.trim()
  const server = await serving(env)
  const shell = Bun.spawn(["bash", "-euo", "pipefail", "-c", await commands()], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", URL: server.url, TOKEN },
    stdout: "pipe",
    stderr: "pipe",
  })
  const answer = await shell.stdout.text()
  expect([await shell.exited, JSON.parse(answer)]).toMatchObject([0, { ok: true }])
  const steps = await stepsOf(server.url, TOKEN)
  await server.end("SIGTERM")
  return steps
}

it("the commands of docs/deliveries.md bring in a day", () =>
  Effect.gen(function* () {
    const folder = yield* scratchFolder
    expect(yield* Effect.promise(() => firstDelivery(folder))).toEqual([8200])
  }))
