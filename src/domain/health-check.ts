/** One thing that was looked at, and how it is. */
export interface HealthCheck {
  readonly name: string
  /** `warn`: it works, and somebody should know. */
  readonly status: "ok" | "warn" | "fail"
  readonly message: string
  /** What to do about it; null where nothing is to be done. */
  readonly remedy: string | null
}

/** Something is as it should be. */
export const sound = (name: string, message: string): HealthCheck => ({
  name,
  status: "ok",
  message,
  remedy: null,
})

/** Something works, and somebody should know. */
export const doubtful = (name: string, message: string, remedy: string): HealthCheck => ({
  name,
  status: "warn",
  message,
  remedy,
})

/** Something is not as it should be. */
export const unsound = (name: string, message: string, remedy: string): HealthCheck => ({
  name,
  status: "fail",
  message,
  remedy,
})

/** A host that the service may connect to, by its configuration. */
export interface Contact {
  readonly host: string
  /** The variable that names it, or brings it about. */
  readonly variable: string
  readonly why: string
}
