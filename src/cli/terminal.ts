import { Effect } from "effect"

/** A text without what a terminal would obey: a report or a model may hold anything. */
export const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "")

/** Rewrites the line of a terminal; prints nothing anywhere else. */
export const onTerminal = (line: string) =>
  Effect.sync(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${printable(line)}`)
  })

/**
 * Prints without ending the line, and waits until all of it is written: a pipe takes a long text in pieces. A reader
 * that has heard enough is no failure.
 */
export const print = (text: string) =>
  Effect.ignore(Effect.tryPromise(() => Bun.write(Bun.stdout, printable(text))))

/** The same with the end of the line. */
export const printLine = (text: string) => print(`${text}\n`)
