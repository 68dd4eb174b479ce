import type { ModuleContent } from '@lyceum/contract/course'
import type { Studied } from '@lyceum/contract/learning'
import { createHash } from 'node:crypto'
import type { Ctx } from '#platform/ctx'
import { isAnonymous, isShuffled, linkOf, questionsOf, taskOf } from './body.ts'
import { mediaContent } from './media.ts'

/** What is studied, for somebody who may open it. A question leaves without its key. */
export async function contentFor(
  ctx: Ctx,
  module: ModuleContent,
  { enrolmentId, item }: { readonly enrolmentId: string | null; readonly item?: string | undefined },
): Promise<Studied> {
  if (module.type === 'URLVOD') return { kind: 'link', address: linkOf(module) }
  if (module.type === 'ASS') return { kind: 'assignment', ...taskOf(module) }
  if (module.type === 'TST' || module.type === 'ACE')
    return {
      kind: 'questions',
      isTest: module.type === 'TST',
      isAnonymous: isAnonymous(module),
      questions: questionsShown(module, enrolmentId ?? ''),
    }
  return mediaContent(ctx, { module, enrolmentId, item })
}

function questionsShown(module: ModuleContent, seed: string) {
  const shown = questionsOf(module).map(({ key, type, stem, choices, score, isRequired }) => ({
    key,
    type,
    stem,
    score,
    isRequired,
    choices: choices.map(({ key, text }) => ({ key, text })),
  }))
  if (!isShuffled(module)) return shown
  // Another order for everyone, and the same one for the same person after a reload.
  const rank = ({ key }: { readonly key: string }) =>
    createHash('sha256').update(`${seed}:${key}`).digest('hex')
  return shown.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}
