import { commitImport, getImport, listPeople, undoImport } from '@lyceum/contract/people'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { Button, ButtonLink } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import type { OneImport } from './import-state.ts'
import { Faults } from './preview/faults.tsx'
import { ActStats } from './preview/preview.tsx'
import { ImportRows } from './preview/import-rows.tsx'
import { text } from './text/index.ts'

/** The result of the import; it can be undone for thirty days. */
export function Finished({ importRun }: { readonly importRun: OneImport }) {
  const t = useText(text)
  const { state } = importRun
  return (
    <section className="import-stage">
      <h2>{t.states[state]}</h2>
      <When importRun={importRun} />
      {state === 'failed' && (
        <Banner tone="error" title={t.done.failed}>
          {importRun.trouble === 'IMPORT_UNREADABLE' ? t.done.unreadable : t.done.failedHint}
        </Banner>
      )}
      {state === 'undone' && <Restored unrestored={importRun.counts.notRestored} />}
      {state !== 'discarded' && <ActStats counts={importRun.counts} />}
      {state === 'done' && <Faults importRun={importRun} />}
      <Acts importRun={importRun} />
      {state !== 'discarded' && <ImportRows importRun={importRun} />}
    </section>
  )
}

function When({ importRun: { state, committedAt, undoneAt, undoUntil } }: { readonly importRun: OneImport }) {
  const t = useText(text).done
  const zone = useZone()
  const at = state === 'undone' ? undoneAt : committedAt
  return (
    <p className="import-lead">
      {at && t.lead(shownTime(at, zone))}
      {state === 'done' && undoUntil && <> · {t.undoUntil(shownTime(undoUntil, zone).slice(0, 10))}</>}
    </p>
  )
}

function Restored({ unrestored }: { readonly unrestored: number }) {
  const t = useText(text).done
  return (
    <Banner tone={unrestored > 0 ? 'warning' : 'success'}>
      {unrestored > 0 ? t.notRestored(unrestored) : t.allRestored}
    </Banner>
  )
}

function Acts({ importRun }: { readonly importRun: OneImport }) {
  const t = useText(text)
  const refresh = [getImport, listPeople]
  const undo = useCommand(undoImport, { refresh })
  const resume = useCommand(commitImport, { refresh })
  const [isAsking, setIsAsking] = useState(false)
  const { id, state } = importRun
  return (
    <p className="import-acts">
      {state === 'failed' && (
        <Button look="primary" isBusy={resume.isPending} onClick={() => resume.mutate({ id })}>
          {t.done.resume}
        </Button>
      )}
      {state === 'done' && (
        <ButtonLink look="primary" to="/people">
          {t.done.people}
        </ButtonLink>
      )}
      {(state === 'done' || state === 'failed') && (
        <Button onClick={() => setIsAsking(true)}>{t.done.undo}</Button>
      )}
      {isAsking && (
        <Modal
          title={t.done.undoTitle}
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{t.done.cancel}</Button>
              <Button
                look="danger"
                isBusy={undo.isPending}
                onClick={() => undo.mutate({ id }, { onFinished: () => setIsAsking(false) })}
              >
                {t.done.undoNow}
              </Button>
            </>
          }
        >
          <p>{t.done.undoHint}</p>
        </Modal>
      )}
    </p>
  )
}
