/** What a person told the service about themselves. Null where they said nothing. */
export interface Profile {
  readonly name: string | null
  readonly age: number | null
  readonly gender: "male" | "female" | null
  readonly height_cm: number | null
  readonly weight_kg: number | null
  readonly smoker: "yes" | "no" | null
  readonly alcohol_consumption: "never" | "occasional" | "regular" | null
  readonly conditions: ReadonlyArray<string>
  readonly medications: ReadonlyArray<string>
  readonly goal: string | null
  readonly story: string | null
}
