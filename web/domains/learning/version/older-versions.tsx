import { moveLearners, previewVersionMove } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { CompletionsStay, EffectFigures, shownCount } from './effect-figures.tsx'
import { VersionMoves } from './version-moves.tsx'
import { text } from './text/index.ts'
import { useOlderVersions } from './use-preview.ts'

type Preview = Result<typeof previewVersionMove>

/** The learners of older versions, what the newest would mean for them, and a button to move them. */
export function OlderVersions({ courseId }: { readonly courseId: string }) {
  const t = useText(text)
  const older = useOlderVersions(courseId)
  const [isAsked, setIsAsked] = useState(false)
  if (older.isError) return <ErrorPanel onRetry={() => void older.refetch()} />
  if (!older.data || (older.data.groups.length === 0 && older.data.moves.length === 0)) return null
  const { groups, moves, to, completions } = older.data
  return (
    <section aria-label={t.older}>
      {groups.length > 0 && (
        <>
          <h2>
            {t.older}
            <Button onClick={() => setIsAsked(true)}>{t.move(to)}</Button>
          </h2>
          <p className="editor-hint">{t.olderHint(to)}</p>
          <CompletionsStay count={completions} />
          {groups.map((group) => (
            <EffectFigures key={group.number} group={group} />
          ))}
        </>
      )}
      <VersionMoves moves={moves} />
      {isAsked && <MoveDialog courseId={courseId} preview={older.data} onClose={() => setIsAsked(false)} />}
    </section>
  )
}

type MoveDialogProps = {
  readonly courseId: string
  readonly preview: Preview
  readonly onClose: () => void
}

function MoveDialog({ courseId, preview: { groups, to }, onClose }: MoveDialogProps) {
  const t = useText(text)
  const move = useCommand(moveLearners, { refresh: [previewVersionMove] })
  const [chosen, setChosen] = useState<readonly number[]>(groups.map(({ number }) => number))
  const people = groups
    .filter(({ number }) => chosen.includes(number))
    .reduce((sum, group) => sum + group.people, 0)
  const choose = (number: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, number] : chosen.filter((other) => other !== number))
  return (
    <ConfirmDialog
      title={t.moveTitle(shownCount(people), to)}
      confirm={t.move(to)}
      onClose={onClose}
      onConfirm={async () => {
        if (people === 0) return
        await move.mutateAsync({ id: courseId, from: [...chosen], to, confirmed: people }).then(
          () => showSuccess(t.begun),
          () => undefined,
        )
        onClose()
      }}
    >
      <p>{t.moveHint}</p>
      {groups.length > 1 && (
        <div className="version-choice">
          {groups.map((group) => (
            <Checkbox
              key={group.number}
              checked={chosen.includes(group.number)}
              onChange={({ target }) => choose(group.number, target.checked)}
            >
              {t.chosen(group.number, shownCount(group.people))}
            </Checkbox>
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
}
