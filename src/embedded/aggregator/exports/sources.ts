import type { Device } from "#embedded/aggregator/exports/record"

/** What speaks in records: a device, with one type of the vendor's. */
export interface Source {
  readonly device: Device
  /** The same for records of one device. */
  readonly deviceKey: string
  readonly type: string
}

/** A file may name devices without end: further ones count as one. */
const MAX_SOURCES = 10_000

/** The sources of a collection by small numbers. */
export class Sources {
  private readonly all: Array<Source> = []
  private readonly numbers = new Map<string, number>()
  /** The numbers again, by the device itself, which readers hand in millions of times. */
  private readonly known = new Map<string, Map<Device, number>>()

  at(number: number): Source {
    return this.all[number]!
  }

  numberOf(device: Device, type: string): number {
    const known = this.known.get(type)?.get(device)
    if (known !== undefined) return known
    const deviceKey = `${device.rank}|${device.name}`
    const key = `${deviceKey}|${type}`
    const number = this.numbers.get(key) ?? Math.min(this.all.length, MAX_SOURCES)
    if (number === this.all.length) this.all.push({ device, deviceKey, type })
    if (number === MAX_SOURCES) return number
    this.numbers.set(key, number)
    const devices = this.known.get(type) ?? new Map<Device, number>()
    if (devices.size < MAX_SOURCES) devices.set(device, number)
    this.known.set(type, devices)
    return number
  }

  /** The place of each source's device among all devices: by rank, then by name. */
  orders(): (source: number) => number {
    const devices = new Map(this.all.map(({ deviceKey, device }) => [deviceKey, device]))
    const sorted = [...devices].toSorted(
      ([a, one], [b, other]) => one.rank - other.rank || (a < b ? -1 : 1),
    )
    const order = new Map(sorted.map(([deviceKey], index) => [deviceKey, index]))
    const orders = this.all.map(({ deviceKey }) => order.get(deviceKey)!)
    return (source) => orders[source]!
  }
}
