import type { UserId } from "#domain/ids"

/** How long a link to a connect page is good for until it is opened, in seconds. */
export const CONNECT_LINK_S = 600

/** How long the page is good for once it is open, in seconds. */
export const CONNECT_PAGE_S = 3_600

/** A page on which a person hands files over instead of linking an account. */
export interface ConnectSession {
  readonly user_id: UserId
  /** The vendor that was asked for, a lower-case slug. Any file is taken all the same. */
  readonly provider: string
  /** Where the browser goes once files are imported. */
  readonly redirect_url: string
  /** Where it goes when the person declines; null for where it goes otherwise. */
  readonly failure_url: string | null
}

/** The path of the page that a link's token opens. */
export const connectPath = (token: string) => `/connect/${token}`
