import type { ModuleContent } from '@lyceum/contract/course'
import type { Studied } from '@lyceum/contract/learning'
import { createHash } from 'node:crypto'
import type { Ctx } from '#platform/ctx'
import { isAnonymous, isShuffled, linkOf, questionsOf, taskOf } from '../progress/module-body.ts'
import { mediaContent } from './module-media.ts'

/** The content of a module for somebody who may open it. Questions are sent without their key. */
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
  // A different order for everyone, but stable for the same person after a reload.
  const rank = ({ key }: { readonly key: string }) =>
    createHash('sha256').update(`${seed}:${key}`).digest('hex')
  return shown.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}
