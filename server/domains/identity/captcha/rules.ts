/** Characters that nobody mistakes for another, in capitals. */
export const alphabet = 'ACEFHJKMNPRTUVWXY34679'

/** Whether a hash begins with so many zero bits: the proof that somebody has tried about 2^bits times. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  const next = hash[whole] ?? 255
  return hash.subarray(0, whole).every((byte) => byte === 0) && (rest === 0 || next >> (8 - rest) === 0)
}

/** About 262,000 hashes: some tenths of a second in a browser's background, which nobody waits for while typing. */
const leastBits = 18
const mostBits = 22

/**
 * How hard a puzzle is for an address from which somebody was wrong so often within the last minutes: twice as hard from
 * ten on, and again at 30, 70 and 150, where a few seconds each end what a script hopes to gain.
 */
export function zeroBitsAfter(failures: number): number {
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(1 + failures / 10)))
}
