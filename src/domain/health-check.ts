/** One thing that was looked at, and how it is. */
export interface HealthCheck {
  readonly name: string
  /** `warn`: it works, and somebody should know. */
  readonly status: "ok" | "warn" | "fail"
  readonly message: string
}

/** A host that the service may connect to, by its configuration. */
export interface Contact {
  readonly host: string
  /** The variable that names it, or brings it about. */
  readonly variable: string
  readonly why: string
}
