import { Context } from "effect"
import type { UserId } from "#domain/ids"
import type { TokenScope } from "#domain/personal-token"

/** The scopes of personal tokens that open something here. */
export const MCP_SCOPES = ["read", "ask"] as const satisfies ReadonlyArray<TokenScope>
export type McpScope = (typeof MCP_SCOPES)[number]

/** The person of a request, and what their token lets it do. */
export interface Caller {
  readonly user_id: UserId
  /** Null for a token that is good for everything. */
  readonly scopes: ReadonlyArray<TokenScope> | null
}

const NOBODY: Caller = { user_id: "user_nobody", scopes: [] }

/** Who makes the request that is being answered; outside of one, somebody who may do nothing. */
export const McpCaller = Context.Reference<Caller>("mcp/Caller", { defaultValue: () => NOBODY })

/** Whether a caller's token opens what needs one of some scopes. */
export const mayUse = ({ scopes }: Pick<Caller, "scopes">, enough: ReadonlyArray<McpScope>) =>
  scopes === null || enough.some((scope) => scopes.includes(scope))
