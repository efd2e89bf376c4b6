/** Takes turns between people: whoever was served longest ago is next, and a newcomer first. */
export class RoundRobin<Person> {
  /** Those who were served, the latest last. */
  private readonly served = new Set<Person>()

  /** The person whose turn it is among those who wait, in the order of their waiting; null where nobody does. */
  next(waiting: ReadonlyArray<Person>): Person | null {
    const chosen =
      waiting.find((person) => !this.served.has(person)) ??
      [...this.served].find((person) => waiting.includes(person))
    if (chosen === undefined) return null
    this.served.delete(chosen)
    this.served.add(chosen)
    return chosen
  }
}
