import { getCourseDraft, listCourses, publishCourse } from '@lyceum/contract/course'
import { moveLearners, previewVersionMove } from '@lyceum/contract/learning'
import { useState } from 'react'
import type { PublishButtonProps } from '#domains/course'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { shownCount } from './effect-figures.tsx'
import { text } from './text/index.ts'
import { useDraftEffect } from './use-preview.ts'

/** Publishes the draft; learners in progress are moved only if that is chosen. */
export function PublishButton({ editor, words: t, onReload }: PublishButtonProps) {
  const allText = useText(text)
  const { course, draft, sheet } = editor
  const refresh = [listCourses, getCourseDraft, previewVersionMove]
  const publish = useCommand(publishCourse, { refresh })
  const move = useCommand(moveLearners, { refresh: [previewVersionMove] })
  const groups = useDraftEffect(course.id, draft.revision).data?.groups ?? []
  const people = groups.reduce((sum, group) => sum + group.people, 0)
  const [isAsked, setIsAsked] = useState(false)
  const [takesAlong, setTakesAlong] = useState(false)
  const next = (course.versions[0]?.number ?? 0) + 1

  async function go() {
    await draft.flush()
    if (sheet.isDirty) await sheet.save()
    const { number } = await publish.mutateAsync({ id: course.id, revision: draft.session.revision })
    showSuccess(t.publishStep.published(number))
    setIsAsked(false)
    const from = groups.map((group) => group.number)
    // A failed move does not undo publishing: the error is shown, and they can still be moved below.
    if (takesAlong && people > 0)
      await move.mutateAsync({ id: course.id, from, to: number, confirmed: people }).catch(() => undefined)
    await onReload()
  }

  return (
    <>
      <Button look="primary" size="roomy" onClick={() => setIsAsked(true)}>
        {t.publish}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.publishStep.confirm(next)}
          confirm={t.publish}
          onConfirm={() => go().catch(() => {})}
          onClose={() => setIsAsked(false)}
        >
          <p>{next === 1 ? t.publishStep.firstHint : t.publishStep.confirmHint}</p>
          {people > 0 && (
            <div className="version-choice">
              <Checkbox checked={takesAlong} onChange={({ target }) => setTakesAlong(target.checked)}>
                {allText.alsoMove(shownCount(people))}
              </Checkbox>
              <small>{allText.alsoMoveHint}</small>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
