const numbers = (...pairs: ReadonlyArray<readonly [value: number, size: number]>) =>
  Buffer.concat(
    pairs.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )

/** A zip of files as they are, without compression. */
export const zipOf = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const locals: Array<Uint8Array> = []
  const central: Array<Uint8Array> = []
  let at = 0
  for (const [path, bytes] of Object.entries(files)) {
    const name = Buffer.from(path)
    const shared = numbers(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [Bun.hash.crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), shared, name, bytes])
    locals.push(local)
    central.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [20, 2]),
        shared,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
        name,
      ]),
    )
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [central.length, 2],
    [central.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  )
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}
