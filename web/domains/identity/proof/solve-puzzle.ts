import { findAnswer, type Puzzle } from './find-answer.ts'

const sliceTries = 10_000

/**
 * Finds the answer to a puzzle: a text whose hash together with the challenge begins with the required zero bits. It
 * runs in a worker; where that is not possible, in short slices between which the page can render.
 */
export async function solvePuzzle(puzzle: Puzzle, breathe = nextTurn): Promise<string> {
  if (typeof Worker === 'undefined') return inSlices(puzzle, breathe)
  try {
    const { inBackground } = await import('./in-background.ts')
    return await inBackground(puzzle)
  } catch {
    return inSlices(puzzle, breathe)
  }
}

async function inSlices(puzzle: Puzzle, breathe: () => Promise<void>): Promise<string> {
  for (let from = 0; ; from += sliceTries) {
    const answer = findAnswer(puzzle, { from, upTo: from + sliceTries })
    if (answer !== undefined) return answer
    await breathe()
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))
