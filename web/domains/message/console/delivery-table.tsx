import type { Delivery } from '@lyceum/contract/site'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text } from './text/index.ts'

type DeliveryTableProps = { readonly deliveries: readonly Delivery[]; readonly empty: ReactNode }

const icons = { mail: 'mail', sms: 'phone' } as const

export function DeliveryTable({ deliveries, empty }: DeliveryTableProps) {
  const t = useText(text)
  const zone = useZone()
  const columns: readonly Column<Delivery>[] = [
    { name: 'at', title: t.at, width: 150, render: ({ at }) => shownTime(at, zone) },
    {
      name: 'template',
      title: t.template,
      render: ({ title, channel }) => (
        <span className="delivery-what">
          <Icon name={icons[channel]} size={16} />
          <span>
            {title}
            <small>{t.channels[channel]}</small>
          </span>
        </span>
      ),
    },
    { name: 'person', title: t.person, render: ({ person }) => <Whom person={person} /> },
    {
      name: 'recipient',
      title: t.recipient,
      render: ({ recipient }) => <span className="delivery-address">{recipient}</span>,
    },
    { name: 'state', title: t.state, width: 290, render: (delivery) => <Outcome delivery={delivery} /> },
  ]
  return (
    <Table
      isDense
      label={t.outgoing}
      columns={columns}
      rows={deliveries}
      idOf={({ id }) => id}
      empty={empty}
    />
  )
}

function Whom({ person }: Pick<Delivery, 'person'>) {
  const t = useText(text)
  if (!person) return <small>{t.noAccount}</small>
  return (
    <>
      {person.name}
      <small>{person.unit}</small>
    </>
  )
}

function Outcome({ delivery: { state, reason, replyCode } }: { readonly delivery: Delivery }) {
  const t = useText(text)
  if (state === 'sent') return <StatusDot tone="success">{t.states.sent}</StatusDot>
  const why = t.reasons[reason ?? 'other']
  return (
    <span className="delivery-failed">
      <Tag tone="error">{t.states.failed}</Tag>
      <span>{replyCode === null ? why : t.withCode(why, String(replyCode))}</span>
    </span>
  )
}
