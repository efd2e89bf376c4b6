import { expect } from "bun:test"
import { copyFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Effect, Layer } from "effect"
import "#test/command"
import { executable } from "#scripts/build"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

/**
 * Everything a person does at home, in a network that has nothing but the loopback. The kernel counts what finds no
 * route there: a connection, a datagram, a question to a name server. A last one of our own shows that it does.
 */
const SCRIPT = `
PATH="$PWD:$PATH:/usr/sbin:/sbin"
ip link set lo up
unrouted() {
  echo "unrouted $(( $(awk '/^Ip: [0-9]/ { print $13 }' /proc/net/snmp) +
    $(awk '/^Ip6OutNoRoutes/ { print $2 }' /proc/net/snmp6) ))"
}
hygeia serve > served.txt 2>&1 &
until hygeia health > /dev/null 2>&1; do sleep 0.1; done
printf 'day,metric,value,unit\\n2026-06-01,steps,8200,\\n' > steps.csv
hygeia import steps.csv > /dev/null
hygeia upload report.pdf > /dev/null
hygeia ask "had 2 coffees" > /dev/null
hygeia ask "how many steps did I walk on 1 June 2026?"
hygeia sync > /dev/null
hygeia export everything.zip > /dev/null
unrouted
(exec 3<> /dev/tcp/192.0.2.1/80) 2> /dev/null || true
unrouted
kill %1
wait
`

const atHome = async (folder: string) => {
  copyFileSync(resolve(executable), join(folder, "hygeia"))
  copyFileSync("test/fixtures/labs/us_table.pdf", join(folder, "report.pdf"))
  const child = Bun.spawn(["unshare", "-rn", "bash", "-euo", "pipefail", "-c", SCRIPT], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", HOME: folder },
    stdout: "pipe",
    stderr: "pipe",
  })
  const [said, complaints] = await Promise.all([child.stdout.text(), child.stderr.text()])
  return { said, complaints, code: await child.exited }
}

it("a person's day with the executable alone in a folder touches no other host", () =>
  Effect.gen(function* () {
    const folder = yield* scratchFolder
    const { said, complaints, code } = yield* Effect.promise(() => atHome(folder))
    expect({ said, complaints, code }).toMatchObject({ code: 0 })
    expect(said).toContain("8,200")
    expect(said.match(/^unrouted \d+$/gm)).toEqual(["unrouted 0", "unrouted 1"])
  }))
