import { decideRegistration, listPeople, listRegistrations } from '@lyceum/contract/people'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { RegistrationForm } from './registration-form.tsx'
import '../list/people-page.css'

type Registration = Result<typeof listRegistrations>['records'][number]
type Opened = { readonly is: 'form' | 'refuse'; readonly one: Registration }

/** Who registered and waits: look, approve, or refuse with a reason. */
export function RegistrationsPage() {
  const t = useText(text)
  const { data, isError, refetch } = useQuery(read(listRegistrations))
  const decide = useCommand(decideRegistration, { refresh: [listRegistrations, listPeople] })
  const [open, setOpen] = useState<Opened>()
  usePageTitle(t.registration.title)
  const records = data?.records

  const settle = (one: Registration, approve: boolean, reason = '') =>
    decide.mutate(
      { id: one.id, approve, reason },
      {
        onSuccess: () => {
          showSuccess(approve ? t.registration.approved(one.name) : t.registration.refused(one.name))
          setOpen(undefined)
        },
      },
    )

  return (
    <>
      <header className="people-head">
        <h1>{t.registration.title}</h1>
        <p>{records ? t.registration.lead(records.length) : <Skeleton width="120px" />}</p>
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {records?.length === 0 && (
        <Empty kind="done" title={t.registration.empty} hint={t.registration.emptyHint} />
      )}
      {records && records.length > 0 && (
        <RegistrationTable records={records} onOpen={setOpen} onApprove={(one) => settle(one, true)} />
      )}
      {open && <OpenedDialog open={open} onOpen={setOpen} onSettle={settle} />}
    </>
  )
}

type OpenedDialogProps = {
  readonly open: Opened
  readonly onOpen: (opened: Opened | undefined) => void
  readonly onSettle: (one: Registration, approve: boolean, reason?: string) => void
}

function OpenedDialog({ open: { is, one }, onOpen, onSettle }: OpenedDialogProps) {
  const close = () => onOpen(undefined)
  if (is === 'refuse')
    return (
      <RefuseDialog name={one.name} onRefuse={(reason) => onSettle(one, false, reason)} onClose={close} />
    )
  return (
    <RegistrationForm
      registration={one}
      onApprove={() => onSettle(one, true)}
      onRefuse={() => onOpen({ is: 'refuse', one })}
      onClose={close}
    />
  )
}

type RegistrationTableProps = {
  readonly records: readonly Registration[]
  readonly onOpen: (opened: Opened) => void
  readonly onApprove: (one: Registration) => void
}

function RegistrationTable({ records, onOpen, onApprove }: RegistrationTableProps) {
  const t = useText(text)
  const zone = useZone()
  const words = t.registration
  return (
    <Table<Registration>
      label={words.title}
      rows={records}
      idOf={({ id }) => id}
      columns={[
        { name: 'name', title: t.columns.name, render: ({ name }) => <strong>{name}</strong> },
        { name: 'userName', title: t.columns.userName, render: ({ userName }) => userName },
        {
          name: 'phone',
          title: t.columns.phone,
          render: ({ phone }) => <span className="people-figure">{phone}</span>,
        },
        { name: 'email', title: t.columns.email, render: ({ email }) => email },
        {
          name: 'at',
          title: words.registeredAt,
          render: ({ registeredAt }) => (
            <span className="people-figure">{shownTime(registeredAt, zone)}</span>
          ),
        },
        {
          name: 'form',
          title: words.form,
          render: (one) =>
            one.hasForm ? (
              <button
                type="button"
                className="ly-link"
                aria-label={words.seeForm(one.name)}
                onClick={() => onOpen({ is: 'form', one })}
              >
                {words.form}
              </button>
            ) : (
              <span className="people-none">{words.noForm}</span>
            ),
        },
        {
          name: 'acts',
          title: words.actions,
          align: 'right',
          render: (one) => (
            <span className="people-row-acts">
              <Button
                size="small"
                aria-label={words.refuseNamed(one.name)}
                onClick={() => onOpen({ is: 'refuse', one })}
              >
                {words.refuse}
              </Button>
              <Button
                look="soft"
                size="small"
                aria-label={words.approveNamed(one.name)}
                onClick={() => onApprove(one)}
              >
                {words.approve}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
