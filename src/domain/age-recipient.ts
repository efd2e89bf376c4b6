/** The public key of somebody who may open a backup, as age writes it. */
export const AGE_RECIPIENT = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,4000}$/

const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** The checksum of Bech32 (BIP 173) over values of five bits; 1 where they hold their own. */
const checksum = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => {
    const shifted = ((sum & 0x1ffffff) << 5) ^ value
    return GENERATOR.reduce(
      (rest, term, bit) => ((sum >>> (25 + bit)) & 1 ? rest ^ term : rest),
      shifted,
    )
  }, 1)

/** Whether a text is such a key, without a slip: its last six characters are a checksum of the others. */
export const isAgeRecipient = (text: string): boolean => {
  if (!AGE_RECIPIENT.test(text)) return false
  const end = text.lastIndexOf("1")
  const prefix = [...text.slice(0, end)].map((character) => character.charCodeAt(0))
  return (
    checksum([
      ...prefix.map((code) => code >> 5),
      0,
      ...prefix.map((code) => code & 31),
      ...[...text.slice(end + 1)].map((character) => ALPHABET.indexOf(character)),
    ]) === 1
  )
}
