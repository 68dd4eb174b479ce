/**
 * SHA-256 of a short text, at once. The browser's own answers through a promise, which costs more than the hash itself
 * when thousands are needed, and is missing on a page without TLS.
 */
export function sha256(text: string): Uint8Array {
  const words = padded(encoder.encode(text))
  const state = start.slice()
  const schedule = new Int32Array(64)
  for (let at = 0; at < words.length; at += 16) {
    schedule.set(words.subarray(at, at + 16))
    stretch(schedule)
    mix(state, schedule)
  }
  const bytes = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) bytes.setInt32(index * 4, word)
  return new Uint8Array(bytes.buffer)
}

/** The message, a one bit, zeros, and its length in bits: whole blocks of sixteen words. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(blocks.buffer).set(bytes)
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)
  const words = new Int32Array(blocks.byteLength / 4)
  for (let index = 0; index < words.length; index += 1) words[index] = blocks.getInt32(index * 4)
  return words
}

/** Sixteen words of a block become sixty-four. */
function stretch(w: Int32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const s0 = turn(at(w, i - 15), 7) ^ turn(at(w, i - 15), 18) ^ (at(w, i - 15) >>> 3)
    const s1 = turn(at(w, i - 2), 17) ^ turn(at(w, i - 2), 19) ^ (at(w, i - 2) >>> 10)
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
  }
}

function mix(state: Int32Array, w: Int32Array): void {
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    // One by one: a swap in one line would make two arrays in each of a few million rounds.
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word
}

const encoder = new TextEncoder()

const at = (words: Int32Array, index: number) => words[index] ?? 0

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

const primes = Array.from({ length: 312 }, (_none, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_none, d) => d).every((d) => d < 2 || n % d !== 0),
)

/** The first 32 bits behind the point, as the standard makes its constants. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)

const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
