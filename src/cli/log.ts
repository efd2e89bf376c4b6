import { Cause, Layer, Logger, type LogLevel, References } from "effect"
import type { Values } from "#config"

const levels: Record<Values["LOG_LEVEL"], LogLevel.LogLevel> = {
  trace: "Trace",
  debug: "Debug",
  info: "Info",
  warn: "Warn",
  error: "Error",
  none: "None",
}

/** The innermost cause: the message of a failed query would repeat its parameters. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error

/**
 * A failure as it may be logged: name, message and stack. The message of a SyntaxError quotes the text
 * that was parsed, so it is left out.
 */
const failureOf = (thrown: unknown) => {
  const error = rootOf(thrown)
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    ...(error instanceof SyntaxError ? {} : { reason: error.message }),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 8)
      .map((line) => line.trim().slice(3)),
  }
}

const jsonLine = Logger.make<unknown, string>(({ message, logLevel, cause, date, fiber }) => {
  const parts = Array.isArray(message) ? message : [message]
  const failure = cause.reasons.length > 0 ? Cause.squash(cause) : parts.find(isError)
  const head = {
    at: date.toISOString(),
    level: logLevel.toLowerCase(),
    message: parts.filter((part) => typeof part === "string").join(": "),
  }
  return JSON.stringify({
    ...head,
    ...fiber.getRef(References.CurrentLogAnnotations),
    ...Object.assign({}, ...parts.filter(isPlain)),
    ...(failure === undefined ? {} : failureOf(failure)),
    ...head,
  })
})

const isError = (part: unknown) => part instanceof Error
const isPlain = (part: unknown) => typeof part === "object" && part !== null && !isError(part)

/** Logs as JSON, one object a line, on stderr. */
export const logs = (level: Values["LOG_LEVEL"]) =>
  Layer.mergeAll(
    Logger.layer([Logger.withConsoleError(jsonLine)]),
    Layer.succeed(References.MinimumLogLevel, levels[level]),
  )
