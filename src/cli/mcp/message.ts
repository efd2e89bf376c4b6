/** What a line of the Model Context Protocol holds, as far as its way is concerned. */
export interface Message {
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: {
    readonly name?: unknown
    readonly uri?: unknown
    readonly requestId?: unknown
    readonly _meta?: Readonly<Record<string, unknown>>
  }
  readonly error?: object
}

/** The message of a line; an empty one for a line that holds none. */
export const messageOf = (line: string): Message => {
  try {
    return Object(JSON.parse(line))
  } catch {
    return {}
  }
}

/** JSON-RPC's code of an error that a server defines itself. */
const SERVER_ERROR = -32_000

/** The error that answers a request. */
export const failureOf = (id: string | number, message: string) =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code: SERVER_ERROR, message } })

const OWN_VERSION = "io.modelcontextprotocol/protocolVersion"

/** What a header cannot hold as it is, and what would be taken for what it stands for there. */
const UNFIT = /[^\x20-\x7e]|^ | $|^=\?base64\?/

const headerValue = (text: string) =>
  UNFIT.test(text) ? `=?base64?${Buffer.from(text).toString("base64")}?=` : text

/**
 * The headers of a message that names its version of the protocol itself, as from 2026-07-28 on, and so belongs to no
 * session. Null for one that does not.
 */
export const ownHeaders = ({ method = "", params }: Message): Record<string, string> | null => {
  const version = params?._meta?.[OWN_VERSION]
  if (typeof version !== "string") return null
  const name = method === "resources/read" ? params?.uri : params?.name
  return {
    "mcp-protocol-version": headerValue(version),
    "mcp-method": headerValue(method),
    ...(typeof name === "string" ? { "mcp-name": headerValue(name) } : {}),
  }
}
