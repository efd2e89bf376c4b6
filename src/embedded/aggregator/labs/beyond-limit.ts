import type { LabLimit } from "#domain/lab-limit"

/** A file is not read because it is beyond a limit. */
export class BeyondLimit extends Error {
  readonly limit: LabLimit

  constructor(limit: LabLimit) {
    super(limit)
    this.limit = limit
  }
}
