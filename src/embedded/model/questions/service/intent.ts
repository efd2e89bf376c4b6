/** A question about the service itself: its data, who sees them, what it is and what it cannot do. */
export interface Service {
  readonly kind: "service"
  /** The id of a topic. */
  readonly topic: string
}
