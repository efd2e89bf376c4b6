import { type Static, Type } from "typebox"
import type { UserId } from "#domain/ids"

/** How long a link to a connect page is good for until it is opened, in seconds. */
export const CONNECT_LINK_S = 600

/** How long the page is good for once it is open, in seconds. */
export const CONNECT_PAGE_S = 3_600

/** What the browser that has opened a link to connect is answered about it. */
export const OpenedLink = Type.Object(
  {
    provider: Type.String({
      description: "The vendor that was asked for, a lower-case slug. Any file is taken.",
    }),
    redirect_url: Type.String({ description: "Where the browser goes once files are imported." }),
    failure_url: Type.Union([Type.String(), Type.Null()], {
      description: "Where it goes when the person declines; null for where it goes otherwise.",
    }),
  },
  { title: "OpenedLink" },
)
export type OpenedLink = Static<typeof OpenedLink>

/** A page on which a person hands files over instead of linking an account. */
export interface ConnectSession extends Readonly<OpenedLink> {
  readonly user_id: UserId
}

/** The path of the page that a link's token opens. */
export const connectPath = (token: string) => `/connect/${token}`
