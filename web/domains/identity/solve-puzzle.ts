type Puzzle = { readonly challenge: string; readonly zeroBits: number }

const atOnce = 256

/** Finds the number whose hash, after the challenge, begins with enough zero bits: the captcha that needs no eyes. */
export async function solvePuzzle({ challenge, zeroBits }: Puzzle): Promise<string> {
  for (let from = 0; ; from += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, i) => String(from + i))
    const hashes = await Promise.all(numbers.map((number) => hashOf(`${challenge}.${number}`)))
    const found = hashes.findIndex((hash) => hasZeroBits(hash, zeroBits))
    if (found >= 0) return numbers[found] ?? ''
  }
}

const encoder = new TextEncoder()

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  const isZero = hash.subarray(0, whole).every((byte) => byte === 0)
  return isZero && (rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0)
}
