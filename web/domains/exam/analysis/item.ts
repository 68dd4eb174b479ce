import type { getExamAnalysis, getExamQuestion, PaperKey } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'

export type Analysis = Result<typeof getExamAnalysis>
export type Item = Analysis['items'][number]
export type Doubted = Result<typeof getExamQuestion>

/** Fewer papers than this say nothing about a question. */
const fewest = 10

/** What the figures say against a question. */
export function marksOf(item: Item): readonly ('tooHard' | 'tooEasy' | 'weak')[] {
  const { papers, facility, discrimination } = item
  if (papers < fewest) return []
  return [
    ...(facility < 0.3 ? (['tooHard'] as const) : []),
    ...(facility > 0.95 ? (['tooEasy'] as const) : []),
    ...(discrimination !== null && discrimination < 0.15 ? (['weak'] as const) : []),
  ]
}

/** A question in words, with a line where a blank is. */
export const wordsOf = ({ text }: Item): string => text.replaceAll(/\{\{\w+\}\}/g, '____')

/** A share as percent. */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`

/** A key to begin with, shaped like the one that holds; what is marked by hand has none to mend. */
export function keyToMend(key: PaperKey): PaperKey | null {
  return key.type === 'ES' || key.type === 'SR' ? null : key
}

/** Whether a key says anything at all. */
export function isWhole(key: PaperKey): boolean {
  if (key.type === 'MC_MANY') return key.right.length > 0
  if (key.type === 'FB') return Object.values(key.accepted).every((words) => words.length > 0)
  return true
}

/** Lines as accepted words; empty ones are none. */
export const wordsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The slots that are right, of questions with options. */
export function rightSlots(key: PaperKey): readonly string[] {
  if (key.type === 'MC') return [key.right]
  if (key.type === 'MC_MANY') return key.right
  return key.type === 'TF' ? [String(key.right)] : []
}
