/** Unambiguous characters, in capitals. */
export const alphabet = 'ACEFHJKMNPRTUVWXY34679'

/** Whether a hash begins with this many zero bits: proof of about 2^bits attempts. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  const next = hash[whole] ?? 255
  return hash.subarray(0, whole).every((byte) => byte === 0) && (rest === 0 || next >> (8 - rest) === 0)
}

/** About 262,000 hashes: some tenths of a second in the browser's background while the person types. */
const leastBits = 18
const mostBits = 22

/**
 * Difficulty of a puzzle by the number of recent failures from an address: twice as hard from ten on, and again at
 * 30, 70 and 150, where a few seconds each make a script pointless.
 */
export function zeroBitsAfter(failures: number): number {
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(1 + failures / 10)))
}
