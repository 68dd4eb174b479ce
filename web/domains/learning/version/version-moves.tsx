import { previewVersionMove, undoVersionMove, type VersionMove } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Table } from '#ui/work/table'
import { shownCount } from './effect-figures.tsx'
import { text } from './text/index.ts'

/** The moves of this course so far, each with its result; a recent one can be undone. */
export function VersionMoves({ moves }: { readonly moves: readonly VersionMove[] }) {
  const t = useText(text)
  const zone = useZone()
  const [chosenMove, setAsked] = useState<VersionMove>()
  if (moves.length === 0) return null
  return (
    <div className="version-moves">
      <h3>{t.moves}</h3>
      <Table<VersionMove>
        label={t.moves}
        rows={moves}
        idOf={({ id }) => id}
        isDense
        columns={[
          {
            name: 'what',
            title: t.what,
            width: 180,
            render: ({ from, to }) => t.fromTo(t.listed(from.map(String)), to),
          },
          { name: 'result', title: t.result, render: (move) => <MoveResult move={move} /> },
          { name: 'by', title: t.by, width: 120, render: ({ by }) => by },
          { name: 'at', title: t.at, width: 150, render: ({ at }) => shownTime(at, zone) },
          {
            name: 'acts',
            title: t.acts,
            width: 80,
            align: 'right',
            render: (move) =>
              move.isUndoable && (
                <button type="button" className="ly-link" onClick={() => setAsked(move)}>
                  {t.undo}
                </button>
              ),
          },
        ]}
      />
      {chosenMove && <UndoDialog move={chosenMove} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function MoveResult({ move: { state, moved, completed, returned } }: { readonly move: VersionMove }) {
  const t = useText(text)
  if (state === 'moving' || state === 'undoing') return <output>{t.states[state]}</output>
  return state === 'undone'
    ? t.returned(shownCount(returned))
    : t.moved(shownCount(moved), shownCount(completed))
}

type UndoDialogProps = { readonly move: VersionMove; readonly onClose: () => void }

function UndoDialog({ move, onClose }: UndoDialogProps) {
  const t = useText(text)
  const undo = useCommand(undoVersionMove, { refresh: [previewVersionMove] })
  return (
    <ConfirmDialog
      title={t.undoTitle}
      confirm={t.undo}
      onClose={onClose}
      onConfirm={async () => {
        await undo.mutateAsync({ id: move.id }).then(
          () => showSuccess(t.undoBegun),
          () => undefined,
        )
        onClose()
      }}
    >
      <p>{t.undoHint}</p>
    </ConfirmDialog>
  )
}
