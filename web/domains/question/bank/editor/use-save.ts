import {
  createQuestion,
  getQuestion,
  listQuestionCategories,
  listQuestions,
  listQuestionTags,
  saveQuestion,
} from '@lyceum/contract/question'
import { hasErrorCode, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import type { Draft } from './draft.ts'
import type { Place } from './place-form.tsx'
import { bodyFrom } from './draft-to-question.ts'
import { text } from './text/index.ts'

type Written = { readonly draft: Draft; readonly place: Place; readonly isDuplicateAllowed: boolean }
type Opened = { readonly id: string; readonly updatedAt: string }

const refresh = {
  refresh: [listQuestions, listQuestionCategories, listQuestionTags, getQuestion],
  awaitRefresh: true,
  quiet: true,
}

/** Saves a question; a used one gets a new version, which is shown. */
export function useSave(opened: Opened | undefined) {
  const t = useText(text)
  const create = useCommand(createQuestion, refresh)
  const save = useCommand(saveQuestion, refresh)
  const error = create.error ?? save.error

  async function send({ draft, place, isDuplicateAllowed }: Written): Promise<string | undefined> {
    const { categoryId, difficulty, pointIds, tags } = place
    if (!categoryId) return undefined
    const body = {
      ...bodyFrom(draft),
      categoryId,
      difficulty,
      pointIds: [...pointIds],
      tags: [...tags],
      isTwinMeant: isDuplicateAllowed,
    }
    if (!opened) {
      const { id } = await create.mutateAsync(body)
      showSuccess(t.saved)
      return id
    }
    const { isNewVersion } = await save.mutateAsync({ ...body, id: opened.id, since: opened.updatedAt })
    showSuccess(isNewVersion ? t.newVersion : t.savedInPlace)
    return opened.id
  }

  return {
    send,
    isBusy: create.isPending || save.isPending,
    isTwice: hasErrorCode(error, 'QUESTION_TWICE'),
    isOvertaken: hasErrorCode(error, 'QUESTION_CHANGED'),
    error: error ?? undefined,
    forget: () => {
      create.reset()
      save.reset()
    },
  }
}
