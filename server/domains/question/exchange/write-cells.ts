import type { PaperKey, QuestionBody, QuestionContent } from '@lyceum/contract/question'
import { optionsOf, textOf } from '../bank/question-rules.ts'
import { letters } from './read/columns.ts'

type Leaf = Pick<QuestionBody, 'content' | 'key'>

/** A question's stem, options and answer as sheet cells that can be read again. */
export function cellsOf({ content, key }: Leaf): { stem: string; options: string[]; answer: string } {
  const stem = textOf(content.stem).replaceAll(/\{\{\w+\}\}/g, '____')
  if (content.type === 'MT') return { stem, options: pairsOf(content, key), answer: '' }
  const options = optionsOf(content).map((option) => textOf(option.content))
  return { stem, options, answer: answerOf(content, key) }
}

function pairsOf(content: QuestionContent & { type: 'MT' }, key: PaperKey | null): string[] {
  const partner = new Map(content.right.map(({ slot, content: text }) => [slot, textOf(text)]))
  const pairs = key?.type === 'MT' ? key.pairs : {}
  return content.left.map(
    ({ slot, content: text }) => `${textOf(text)}=${partner.get(pairs[slot] ?? '') ?? ''}`,
  )
}

function answerOf(content: QuestionContent, key: PaperKey | null): string {
  if (key === null || key.type === 'MT') return ''
  if (key.type === 'MC' || key.type === 'MC_MANY') return lettersOf(content, [key.right].flat())
  if (key.type === 'TF') return key.right ? '对' : '错'
  return key.type === 'FB' ? acceptedOf(content, key) : key.guide
}

const lettersOf = (content: QuestionContent, right: readonly string[]) =>
  optionsOf(content)
    .flatMap(({ slot }, at) => (right.includes(slot) ? [letters[at] ?? ''] : []))
    .join('')

const acceptedOf = (content: QuestionContent, { accepted }: PaperKey & { type: 'FB' }) =>
  (content.type === 'FB' ? content.blanks : []).map((slot) => (accepted[slot] ?? []).join('|')).join(';')
