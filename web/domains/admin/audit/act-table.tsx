import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { type Column, Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { useActionName, useFieldName } from './action-name.ts'
import { useObjectName } from './object-name.ts'
import { useShownValue } from './shown-value.ts'
import type { Act } from './use-acts.ts'

type ActTableProps = { readonly acts: readonly Act[]; readonly onOpen: (act: Act) => void }

export function ActTable({ acts, onOpen }: ActTableProps) {
  const t = useText(text).audit
  const zone = useZone()
  const nameOf = useActionName()
  const columns: readonly Column<Act>[] = [
    {
      name: 'at',
      title: t.columns.at,
      width: 150,
      render: ({ at }) => <span className="audit-quiet">{shownTime(at, zone)}</span>,
    },
    { name: 'who', title: t.columns.who, width: 150, render: (act) => <Who act={act} /> },
    { name: 'action', title: t.columns.action, width: 180, render: ({ action }) => <b>{nameOf(action)}</b> },
    { name: 'object', title: t.columns.object, width: 250, render: (act) => <ObjectName act={act} /> },
    { name: 'change', title: t.columns.change, render: (act) => <Summary act={act} /> },
    {
      name: 'more',
      title: t.columns.more,
      width: 80,
      align: 'right',
      render: (act) => (
        <Button
          size="small"
          look="quiet"
          aria-label={t.detailsOf(nameOf(act.action))}
          onClick={() => onOpen(act)}
        >
          {t.details}
        </Button>
      ),
    },
  ]
  return (
    <div className="audit-table">
      <Table label={t.title} columns={columns} rows={acts} idOf={({ seq }) => seq} />
    </div>
  )
}

function Who({ act: { actor, realActor } }: { readonly act: Act }) {
  const t = useText(text).audit
  return (
    <>
      {actor.name || t.system}
      {realActor && <small className="audit-behind">{t.behind(realActor.name)}</small>}
    </>
  )
}

/** A person or a setting by name, anything else by its kind and name. */
export function ObjectName({ act: { object, objectName } }: { readonly act: Act }) {
  const t = useText(text).audit
  const nameOf = useObjectName()
  const isPerson = object.startsWith('identity.account:')
  const name = isPerson && objectName ? objectName : nameOf(object, objectName)
  return name ?? t.otherObject
}

/** The first change in one line; the rest is in the details. */
function Summary({ act: { changes } }: { readonly act: Act }) {
  const t = useText(text).audit
  const nameOf = useFieldName()
  const shown = useShownValue()
  const [first] = changes
  if (!first) return <span className="audit-quiet">–</span>
  return (
    <span className="audit-summary">
      {first.field && first.field !== 'value' && <span className="audit-quiet">{nameOf(first.field)}</span>}
      {first.before !== null && <del>{shown(first.field, first.before)}</del>}
      {first.after !== null && <ins>{shown(first.field, first.after)}</ins>}
      {changes.length > 1 && <span className="audit-quiet">{t.moreFields(changes.length)}</span>}
    </span>
  )
}
