import { sha256 } from './sha256.ts'

type Puzzle = { readonly challenge: string; readonly zeroBits: number }

const sliceMs = 12

/**
 * Finds the answer to a puzzle: a text whose hash together with the challenge begins with so many zero bits. It works
 * in short slices and lets the page breathe between them.
 */
export async function solvePuzzle(puzzle: Puzzle, breathe = nextTurn): Promise<string> {
  let end = performance.now() + sliceMs
  let tried = 0
  while (!isAnswer(puzzle, String(tried))) {
    tried += 1
    if (performance.now() < end) continue
    await breathe()
    end = performance.now() + sliceMs
  }
  return String(tried)
}

export function isAnswer({ challenge, zeroBits }: Puzzle, answer: string): boolean {
  return leadingZeros(sha256(`${challenge}.${answer}`)) >= zeroBits
}

function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))
