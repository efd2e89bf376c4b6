import { Effect } from "effect"

/** Rewrites the line of a terminal; prints nothing anywhere else. */
export const onTerminal = (line: string) =>
  Effect.sync(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${line}`)
  })

/** Prints without ending the line. */
export const print = (text: string) => Effect.sync(() => process.stdout.write(text))
