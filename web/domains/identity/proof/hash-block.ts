/**
 * SHA-256 of a message of one block (sixteen words): its first 32 bits, which are all that a puzzle needs. The browser's
 * own function returns a promise, which costs more than the hash itself when thousands are needed, and is missing
 * without TLS.
 */
export function hashBlock(block: Int32Array): number {
  schedule.set(block)
  stretch(schedule)
  return mix(schedule)
}

/** Expands the sixteen words of a block to sixty-four. */
function stretch(w: Int32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const s0 = turn(at(w, i - 15), 7) ^ turn(at(w, i - 15), 18) ^ (at(w, i - 15) >>> 3)
    const s1 = turn(at(w, i - 2), 17) ^ turn(at(w, i - 2), 19) ^ (at(w, i - 2) >>> 10)
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0
  }
}

function mix(w: Int32Array): number {
  let a = at(start, 0)
  let b = at(start, 1)
  let c = at(start, 2)
  let d = at(start, 3)
  let e = at(start, 4)
  let f = at(start, 5)
  let g = at(start, 6)
  let h = at(start, 7)
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    // Separate statements: a destructuring swap would allocate two arrays in each of a few million rounds.
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (at(start, 0) + a) | 0
}

const schedule = new Int32Array(64)

const at = (values: Int32Array, index: number) => values[index] ?? 0

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

const primes = Array.from({ length: 312 }, (_none, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_none, d) => d).every((d) => d < 2 || n % d !== 0),
)

/** The first 32 bits of the fraction, as the standard defines its constants. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)

const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
