import type { ImportProgress } from "#domain/file-import"
import { NO_OFFER, type ProfileOffer } from "#domain/profile-offer"
import type { LocalDate } from "#domain/time"
import { Tally } from "#embedded/aggregator/exports/tally"

/** It is announced this often, in milliseconds, at most. */
const ANNOUNCED_MS = 100
/** The clock is looked at every so many moves. */
const LOOKED_MOVES = 256

/** Counts what an import has come to so far. */
export class Progress {
  readonly tally = new Tally()
  /** The number of times that something was found or passed. */
  private moves = 0
  private bytes_read = 0
  private from: LocalDate | null = null
  private to: LocalDate | null = null
  private missing_from: LocalDate | null = null
  private offers = NO_OFFER
  private announced_at = performance.now()
  private readonly vendors: () => ReadonlyArray<string>
  private readonly announce: (shown: ImportProgress, moves: number) => void

  constructor(
    vendors: () => ReadonlyArray<string>,
    announce: (shown: ImportProgress, moves: number) => void,
  ) {
    this.vendors = vendors
    this.announce = announce
  }

  /** Counts bytes of the file that was sent. */
  sent(bytes: number): void {
    this.bytes_read += bytes
    this.look()
  }

  /** Counts something that was found, or passed over because nobody reads it. */
  moved(): void {
    if (++this.moves % LOOKED_MOVES === 0) this.look()
  }

  /** Says how far it is, where it has not been said for a while. */
  look(): void {
    const now = performance.now()
    if (now - this.announced_at < ANNOUNCED_MS) return
    this.announced_at = now
    this.announce(this.shown(), this.moves)
  }

  /** Takes in a day for which it has something. */
  seen(date: LocalDate): void {
    if (this.from === null || date < this.from) this.from = date
    if (this.to === null || date > this.to) this.to = date
  }

  /** Takes in that a file broke off behind a day. */
  brokeOff(date: LocalDate | null): void {
    if (date !== null && (this.missing_from === null || date < this.missing_from))
      this.missing_from = date
  }

  /** Takes in what a file says of its person. */
  offered(offer: Partial<ProfileOffer>): void {
    this.offers = { ...this.offers, ...offer }
  }

  /** The number of records that were used. */
  get used(): number {
    return this.tally.all().reduce((sum, { used }) => sum + used, 0)
  }

  shown(): ImportProgress {
    const by_type = this.tally.all()
    const sum = (of: "read" | "used") => by_type.reduce((total, each) => total + each[of], 0)
    return {
      vendor: this.vendors().join(", ") || null,
      bytes_read: this.bytes_read,
      records: { read: sum("read"), used: sum("used") },
      by_type,
      from: this.from,
      to: this.to,
      missing_from: this.missing_from,
      offers: this.offers,
    }
  }
}
