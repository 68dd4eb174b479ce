import { decideRegistration, listPeople, listRegistrations } from '@lyceum/contract/people'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
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
type Opened = { readonly is: 'form' | 'refuse'; readonly registration: Registration }

/** Waiting registrations: view, approve, or reject with a reason. */
export function RegistrationsPage() {
  const t = useText(text)
  const { data, isError, refetch } = useQuery(read(listRegistrations))
  const decide = useCommand(decideRegistration, { refresh: [listRegistrations, listPeople] })
  const [open, setOpen] = useState<Opened>()
  usePageTitle(t.registration.title)
  const records = data?.records

  const settle = (registration: Registration, approve: boolean, reason = '') =>
    decide.mutate(
      { id: registration.id, approve, reason },
      {
        onSuccess: () => {
          showSuccess(
            approve ? t.registration.approved(registration.name) : t.registration.refused(registration.name),
          )
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
        <RegistrationTable
          records={records}
          onOpen={setOpen}
          onApprove={(registration) => settle(registration, true)}
        />
      )}
      {open && <OpenedDialog open={open} onOpen={setOpen} onSettle={settle} />}
    </>
  )
}

type OpenedDialogProps = {
  readonly open: Opened
  readonly onOpen: (opened: Opened | undefined) => void
  readonly onSettle: (registration: Registration, approve: boolean, reason?: string) => void
}

function OpenedDialog({ open: { is, registration }, onOpen, onSettle }: OpenedDialogProps) {
  const close = () => onOpen(undefined)
  if (is === 'refuse')
    return (
      <RefuseDialog
        name={registration.name}
        onRefuse={(reason) => onSettle(registration, false, reason)}
        onClose={close}
      />
    )
  return (
    <RegistrationForm
      registration={registration}
      onApprove={() => onSettle(registration, true)}
      onRefuse={() => onOpen({ is: 'refuse', registration })}
      onClose={close}
    />
  )
}

type RegistrationTableProps = {
  readonly records: readonly Registration[]
  readonly onOpen: (opened: Opened) => void
  readonly onApprove: (registration: Registration) => void
}

function RegistrationTable({ records, onOpen, onApprove }: RegistrationTableProps) {
  const t = useText(text)
  const zone = useZone()
  const texts = t.registration
  return (
    <Table<Registration>
      label={texts.title}
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
          title: texts.registeredAt,
          render: ({ registeredAt }) => (
            <span className="people-figure">{shownTime(registeredAt, zone)}</span>
          ),
        },
        {
          name: 'form',
          title: texts.form,
          render: (registration) =>
            registration.hasForm ? (
              <button
                type="button"
                className="ly-link"
                aria-label={texts.seeForm(registration.name)}
                onClick={() => onOpen({ is: 'form', registration })}
              >
                {texts.form}
              </button>
            ) : (
              <span className="people-none">{texts.noForm}</span>
            ),
        },
        {
          name: 'acts',
          title: texts.actions,
          align: 'right',
          render: (registration) => (
            <span className="people-row-acts">
              <Button
                size="small"
                aria-label={texts.refuseNamed(registration.name)}
                onClick={() => onOpen({ is: 'refuse', registration })}
              >
                {texts.refuse}
              </Button>
              <Button
                look="soft"
                size="small"
                aria-label={texts.approveNamed(registration.name)}
                onClick={() => onApprove(registration)}
              >
                {texts.approve}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
