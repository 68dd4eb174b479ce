import { hashBlock } from './hash-block.ts'

export type Puzzle = { readonly challenge: string; readonly zeroBits: number }
type Range = { readonly from: number; readonly upTo: number }

/** A message, its end marker and its length must fit into one block of 64 bytes. */
const longest = 55

/** Finds the first number of a range whose hash together with the challenge begins with the required zero bits. */
export function findAnswer({ challenge, zeroBits }: Puzzle, { from, upTo }: Range): string | undefined {
  const prefix = `${challenge}.`
  const bytes = new Uint8Array(64)
  const view = new DataView(bytes.buffer)
  const block = new Int32Array(16)
  for (let tried = from; tried < upTo; tried += 1) {
    const text = prefix + String(tried)
    if (text.length > longest) throw new Error('challenge too long')
    bytes.fill(0)
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i)
    bytes[text.length] = 0x80
    view.setUint16(62, text.length * 8)
    for (let i = 0; i < 16; i += 1) block[i] = view.getInt32(i * 4)
    if (Math.clz32(hashBlock(block)) >= zeroBits) return String(tried)
  }
  return undefined
}
