/** "What is my goal?", "what do you know about me?" */
export interface Remembered {
  readonly kind: "remembered"
  readonly about: "goals" | "preferences" | "findings" | "profile" | "everything"
}
