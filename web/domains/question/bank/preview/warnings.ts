import type { getQuestion, HealthMark, PaperKey } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { letterAt } from '../../fields/leaves.ts'

type Seen = Pick<Result<typeof getQuestion>, 'body' | 'health'>

type Warning = { readonly mark: HealthMark; readonly letter: string; readonly percent: number }

/** The warnings from a question's statistics; a dominant wrong option comes with its letter and share. */
export function warningsOf({ body, health }: Seen): Warning[] {
  return health.marks.map((mark) => {
    const { content, key } = body
    if (mark !== 'misleading' || !('options' in content) || !key) return { mark, letter: '', percent: 0 }
    const [worst] = health.picks
      .filter(({ slot }) => !rightSlots(key).includes(slot))
      .toSorted((a, b) => b.share - a.share)
    const at = content.options.findIndex(({ slot }) => slot === worst?.slot)
    return { mark, letter: at < 0 ? '' : letterAt(at), percent: Math.round((worst?.share ?? 0) * 100) }
  })
}

const rightSlots = (key: PaperKey): readonly string[] => {
  if (key.type === 'MC') return [key.right]
  return key.type === 'MC_MANY' ? key.right : []
}
