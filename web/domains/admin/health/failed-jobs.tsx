import { getHealth, listFailedJobs, retryFailedJobs } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { useTicks } from '#lib/page/use-ticks'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { SectionHead } from '#ui/layout/section-head'
import { type Column, Table } from '#ui/work/table'
import { text } from '../text/index.ts'

type Job = Result<typeof listFailedJobs>['records'][number]

/** Jobs that failed permanently, with a button to retry; nothing when there are none. */
export function FailedJobs() {
  const t = useText(text).health
  const { ticked, tick, clear } = useTicks('aside')
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useQuery(read(listFailedJobs))
  const columns = useColumns()
  if (!data || data.records.length === 0) return null
  const chosen = data.records.filter(({ id }) => ticked.has(id)).map(({ id }) => id)
  return (
    <section aria-labelledby="health-jobs">
      <SectionHead
        title={t.jobs}
        id="health-jobs"
        sub={t.jobsLead}
        end={
          <Button size="small" disabled={chosen.length === 0} onClick={() => setIsAsking(true)}>
            {t.retry(chosen.length)}
          </Button>
        }
      />
      <Table<Job>
        label={t.jobs}
        rows={data.records}
        idOf={({ id }) => id}
        nameOf={({ task }) => task}
        columns={columns}
        selected={ticked}
        onSelect={tick}
      />
      {isAsking && (
        <Retry
          ids={chosen}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false)
            clear()
          }}
        />
      )}
    </section>
  )
}

function useColumns(): readonly Column<Job>[] {
  const t = useText(text).health
  const zone = useZone()
  return [
    { name: 'task', title: t.job.task, width: 280, render: ({ task }) => <TaskName name={task} /> },
    {
      name: 'failed',
      title: t.job.failed,
      width: 180,
      render: ({ failedAt, attempts }) => (
        <span className="health-failed">
          {shownTime(failedAt, zone)}
          <small>{t.job.attempts(attempts)}</small>
        </span>
      ),
    },
    { name: 'error', title: t.job.error, render: ({ error }) => error || '–' },
  ]
}

/** Allows a line break between the parts of a job name. */
function TaskName({ name }: { readonly name: string }) {
  return (
    <code>
      {name.split(/(?<=[/:])/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

type RetryProps = {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

function Retry({ ids, onClose, onDone }: RetryProps) {
  const t = useText(text).health
  const [reason, setReason] = useState('')
  const retry = useCommand(retryFailedJobs, { refresh: [listFailedJobs, getHealth] })
  const go = () =>
    retry.mutate(
      { ids: [...ids], reason: reason.trim() },
      { onSuccess: ({ retried }) => (showSuccess(t.retried(retried)), onDone()) },
    )
  return (
    <Modal
      title={t.retryTitle(ids.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.retryCancel}</Button>
          <Button look="primary" disabled={reason.trim() === ''} isBusy={retry.isPending} onClick={go}>
            {t.retryConfirm}
          </Button>
        </>
      }
    >
      <Field label={t.retryReason} isRequired hint={t.retryReasonHint}>
        {(names) => (
          <Input
            {...names}
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
