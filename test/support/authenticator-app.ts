const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The secret that an authenticator app reads: base32, five bits a letter. */
export const secretIn = (text: string) => {
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, "0")).join("")
  return Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2))
}
