import { decideSuspicion, listSuspicions, type Suspicion } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { PageHead } from '#ui/layout/page-head'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { SuspicionTable } from './suspicion-table.tsx'
import { text } from './text/index.ts'
import './review.css'

/** Suspicious earnings that wait for review. */
export function ReviewPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const state = params.get('state') === 'decided' ? 'decided' : 'open'
  const after = params.get('after') ?? ''
  const found = useQuery({ ...read(listSuspicions, { state, after }), placeholderData: keepPreviousData })
  const [refusing, setRefusing] = useState<Suspicion>()
  const { decide, isPending } = useDecision()
  usePageTitle(t.title)
  return (
    <div className="review">
      <PageHead title={t.title} lead={t.lead} />
      <div className="review-tools">
        <Segmented
          label={t.which}
          value={state}
          options={(['open', 'decided'] as const).map((value) => ({ value, title: t.states[value] }))}
          onChoose={(next) => setParams(next === 'open' ? {} : { state: next })}
        />
      </div>
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={5} columns={5} />}
      {found.data && (
        <SuspicionTable
          suspicions={found.data.records}
          isBusy={isPending}
          empty={
            state === 'open' ? (
              <Empty kind="done" title={t.empty} hint={t.emptyHint} />
            ) : (
              <Empty kind="start" title={t.emptyDecided} />
            )
          }
          onRelease={(suspicion) => void decide(suspicion, true)}
          onRefuse={setRefusing}
        />
      )}
      <Onward
        label={t.pages}
        after={after}
        next={found.data?.next}
        onGo={(next) =>
          setParams({ ...(state === 'open' ? {} : { state }), ...(next ? { after: next } : {}) })
        }
      />
      {refusing && (
        <Modal
          title={t.refuseTitle}
          onClose={() => setRefusing(undefined)}
          footer={
            <>
              <Button onClick={() => setRefusing(undefined)}>{t.close}</Button>
              <Button
                look="danger"
                isBusy={isPending}
                onClick={() => void decide(refusing, false).then(() => setRefusing(undefined))}
              >
                {t.refuse}
              </Button>
            </>
          }
        >
          <p>{t.refuseBody(refusing.name, refusing.amount.toLocaleString('en-US'))}</p>
        </Modal>
      )}
    </div>
  )
}

function useDecision() {
  const t = useText(text)
  const { mutateAsync, isPending } = useCommand(decideSuspicion, { refresh: [listSuspicions] })
  const decide = ({ id }: Suspicion, isApproved: boolean) =>
    mutateAsync({ id, isApproved })
      .then(() => showSuccess(isApproved ? t.released : t.refused))
      .catch(() => undefined)
  return { decide, isPending }
}
