import type { DraftFault } from '@lyceum/contract/course'
import type { Editor } from './editor.ts'
import type { StepName } from './step-names.ts'

/** The step on which each problem is fixed. */
export function stepOf({ fault }: DraftFault): StepName {
  const atCompletion: readonly DraftFault['fault'][] = [
    'weightsNotWhole',
    'ruleOnNothing',
    'nothingRequired',
    'scoreWithoutWeights',
  ]
  return atCompletion.includes(fault) ? 'completion' : 'outline'
}

/** Whether a step is complete. */
export function isStepDone(step: StepName, { sheet, draft, course }: Editor): boolean {
  const has = (name: StepName) => draft.faults.some((fault) => stepOf(fault) === name)
  if (step === 'basics') return sheet.sheet.title.trim() !== '' && sheet.sheet.categoryId !== null
  if (step === 'outline') return draft.content.chapters.length > 0 && !has('outline')
  if (step === 'completion') return draft.content.chapters.length > 0 && !has('completion')
  if (step === 'offer') return sheet.isWhole
  return course.versions.length > 0 && draft.revision === course.revision && !course.isChanged
}
