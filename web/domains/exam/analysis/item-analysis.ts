import type { getExamAnalysis, getExamQuestion } from '@lyceum/contract/exam'
import type { PaperKey } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'

export type Analysis = Result<typeof getExamAnalysis>
export type Item = Analysis['items'][number]
export type Doubted = Result<typeof getExamQuestion>

/** The minimum number of papers for question statistics. */
const fewest = 10

/** The problems that the statistics show. */
export function marksOf(item: Item): readonly ('tooHard' | 'tooEasy' | 'weak')[] {
  const { papers, facility, discrimination } = item
  if (papers < fewest) return []
  return [
    ...(facility < 0.3 ? (['tooHard'] as const) : []),
    ...(facility > 0.95 ? (['tooEasy'] as const) : []),
    ...(discrimination !== null && discrimination < 0.15 ? (['weak'] as const) : []),
  ]
}

/** The text of a question, with a line for each blank. */
export const plainTextOf = ({ text }: Item): string => text.replaceAll(/\{\{\w+\}\}/g, '____')

/** A share as percent. */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`

/** An empty key in the shape of the current one; null for manually marked questions, which have none. */
export function keyToMend(key: PaperKey): PaperKey | null {
  return key.type === 'ES' || key.type === 'SR' ? null : key
}

/** Whether a key contains an answer. */
export function isWhole(key: PaperKey): boolean {
  if (key.type === 'MC_MANY') return key.right.length > 0
  if (key.type === 'FB') return Object.values(key.accepted).every((answers) => answers.length > 0)
  return true
}

/** One accepted answer per line; empty lines are ignored. */
export const linesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The right slots of a question with options. */
export function rightSlots(key: PaperKey): readonly string[] {
  if (key.type === 'MC') return [key.right]
  if (key.type === 'MC_MANY') return key.right
  return key.type === 'TF' ? [String(key.right)] : []
}
