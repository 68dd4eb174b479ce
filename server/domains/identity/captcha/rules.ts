/** Characters that nobody mistakes for another, in capitals. */
export const alphabet = 'ACEFHJKMNPRTUVWXY34679'

/** Whether a hash begins with so many zero bits: the proof that somebody has tried about 2^bits times. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  const next = hash[whole] ?? 255
  return hash.subarray(0, whole).every((byte) => byte === 0) && (rest === 0 || next >> (8 - rest) === 0)
}
