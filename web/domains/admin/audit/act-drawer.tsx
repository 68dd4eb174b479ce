import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../text/index.ts'
import { ObjectName } from './act-table.tsx'
import { useActionName, useFieldName } from './action-name.ts'
import { useObjectName } from './object-name.ts'
import { useShownValue } from './shown-value.ts'
import type { Act, AuditFilter } from './use-acts.ts'

type ActDrawerProps = {
  readonly act: Act
  readonly onClose: () => void
  readonly onNarrow: (part: AuditFilter) => void
}

/** One audit entry in full, before and after side by side. */
export function ActDrawer({ act, onClose, onNarrow }: ActDrawerProps) {
  const t = useText(text).audit
  const zone = useZone()
  const nameOf = useActionName()
  const objectName = useObjectName()
  const { actor, realActor, object, seq, role, address, at } = act
  const thing = objectName(object, act.objectName) ?? ''
  const roles: Readonly<Record<string, string>> = t.roles
  const people = actor.id !== '0' ? [{ part: { actor: `${actor.id}:${actor.name}` }, title: t.onlyThis }] : []
  const items = [
    { term: t.detailLabels.at, value: shownTime(at, zone) },
    { term: t.detailLabels.who, value: actor.name || t.system },
    ...(realActor ? [{ term: t.detailLabels.real, value: realActor.name }] : []),
    ...(role ? [{ term: t.detailLabels.role, value: roles[role] ?? t.otherRole }] : []),
    ...(address ? [{ term: t.detailLabels.address, value: address }] : []),
    { term: t.detailLabels.object, value: <ObjectName act={act} /> },
    { term: t.detailLabels.seq, value: seq },
  ]
  return (
    <Drawer
      title={nameOf(act.action)}
      width={560}
      onClose={onClose}
      footer={[...people, { part: { object, thing }, title: t.onlyThisObject }].map(({ part, title }) => (
        <Button key={title} onClick={() => onNarrow(part)}>
          {title}
        </Button>
      ))}
    >
      <Descriptions look="list" columns={1} items={items} />
      <Changes act={act} />
    </Drawer>
  )
}

function Changes({ act: { changes } }: { readonly act: Act }) {
  const t = useText(text).audit
  const nameOf = useFieldName()
  const shown = useShownValue()
  if (changes.length === 0) return <p className="audit-quiet audit-none">{t.noChanges}</p>
  return (
    <table className="audit-diff" aria-label={t.changes}>
      <thead>
        <tr>
          <th>{t.field}</th>
          <th>{t.before}</th>
          <th>{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field || 'value')}</th>
            <td>{before === null ? '–' : <del>{shown(field, before)}</del>}</td>
            <td>{after === null ? '–' : <ins>{shown(field, after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
