import { createHash } from "node:crypto"

const HEADER_BYTES = 32
const LC_CODE_SIGNATURE = 0x1d
const CODE_DIRECTORY = 0

/** Numbers of Mach-O are little-endian, but for those inside a signature. */
const commandsOf = (file: Buffer) => {
  const commands: Array<{ readonly kind: number; readonly at: number }> = []
  let at = HEADER_BYTES
  for (let left = file.readUInt32LE(16); left > 0; left--) {
    commands.push({ kind: file.readUInt32LE(at), at })
    at += file.readUInt32LE(at + 4)
  }
  return commands
}

const directoryOf = (file: Buffer) => {
  const command = commandsOf(file).find(({ kind }) => kind === LC_CODE_SIGNATURE)
  if (command === undefined) throw new Error("it is not signed")
  const signature = file.subarray(file.readUInt32LE(command.at + 8))
  for (let blob = 0; blob < signature.readUInt32BE(8); blob++)
    if (signature.readUInt32BE(12 + blob * 8) === CODE_DIRECTORY)
      return signature.subarray(signature.readUInt32BE(16 + blob * 8))
  throw new Error("its signature has no code directory")
}

/**
 * Holds the pages of a program for macOS against the SHA-256 of each in its signature, as its kernel does on Apple
 * silicon, which ends a program whose pages are others.
 */
export const signedPages = (file: Buffer) => {
  const directory = directoryOf(file)
  const hashes = directory.readUInt32BE(16)
  const count = directory.readUInt32BE(28)
  const end = directory.readUInt32BE(32)
  const bytes = 1 << directory.readUInt8(39)
  const page = (at: number) => file.subarray(at * bytes, Math.min((at + 1) * bytes, end))
  const isSigned = (at: number) =>
    createHash("sha256")
      .update(page(at))
      .digest()
      .equals(directory.subarray(hashes + at * 32, hashes + (at + 1) * 32))
  const altered = Array.from({ length: count }, (_, at) => at).filter((at) => !isSigned(at))
  return { count, covered: Math.ceil(end / bytes), altered }
}
