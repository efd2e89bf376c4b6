/** What answers have shown to one who asks. */
export class Shown {
  readonly #ids: Array<string> = []
  readonly #cursors = new Map<string, string>()
  token = ""

  /** Takes note of every id, and of where the page of a path ended. */
  see(path: string, answer: unknown): void {
    if (typeof answer !== "object" || answer === null) return
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value !== "string") this.see(path, value)
      else if (/^(?:.*_)?id$/.test(name)) this.#ids.push(value)
      else if (name === "next_cursor") this.#cursors.set(path, value)
    }
  }

  /** Fills in what stands for it: ids of the kind that the path asks for, where there are any. */
  put(path: string): string {
    const [bare] = path.split("?")
    return path
      .replace(/(\w+)\/~id(\d+)~/g, (_, noun: string, pick: string) => {
        const same = this.#ids.filter((id) => noun.startsWith(id.split("_")[0]!))
        const from = same.length > 0 ? same : this.#ids
        return `${noun}/${encodeURIComponent(from.at(Number(pick) % from.length) ?? "none")}`
      })
      .replace(/~cursor~/g, () => this.#cursors.get(bare!) ?? "none")
  }
}
