import type { Result } from '@lyceum/contract/kit'
import { getUnit } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Descriptions } from '#ui/data/descriptions'
import { Stat, StatRow } from '#ui/data/stat'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import type { UnitChanges } from './use-unit-changes.ts'
import './unit-detail.css'

type Unit = Result<typeof getUnit>
type UnitAct = 'add' | 'edit' | 'move' | 'close'

type UnitDetailProps = {
  readonly id: string
  readonly changes: UnitChanges
  readonly onAct: (act: UnitAct, unit: Unit) => void
}

/** One unit: its path, figures, head and actions. */
export function UnitDetail({ id, changes, onAct }: UnitDetailProps) {
  const { units: t, list } = useText(text)
  const { data: unit, isError, refetch } = useQuery(read(getUnit, { id }))
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (!unit) return <Waiting />
  return (
    <article className="org-unit" aria-labelledby="org-unit-name">
      <header>
        <div>
          <p className="org-unit-trail">{unit.trail.map(({ name }) => name).join(' / ') || t.root}</p>
          <h2 id="org-unit-name">
            {unit.name}
            <small>{unit.code}</small>
          </h2>
        </div>
        <Acts unit={unit} onAct={onAct} />
      </header>
      <LastMove unit={unit} changes={changes} />
      <StatRow>
        <Stat label={t.allPeople} value={unit.people.toLocaleString('en-US')} />
        <Stat label={t.ownPeople} value={unit.ownPeople.toLocaleString('en-US')} />
        <Stat label={t.children} value={unit.children.toLocaleString('en-US')} />
      </StatRow>
      <Descriptions
        columns={1}
        items={[
          { term: t.head, value: <Heads unit={unit} /> },
          { term: t.centres, value: list(unit.centres.map(({ name }) => name)) || t.none },
        ]}
      />
      <p className="org-unit-foot">
        <ButtonLink look="quiet" to={`/people?unit=${unit.id}`}>
          <Icon name="users" size={16} />
          {t.peopleLink}
        </ButtonLink>
        {unit.mayMove && (
          <Button look="quiet" onClick={() => onAct('close', unit)}>
            <Icon name="trash" size={16} />
            {t.close}
          </Button>
        )}
      </p>
    </article>
  )
}

function Acts({ unit, onAct }: { readonly unit: Unit; readonly onAct: UnitDetailProps['onAct'] }) {
  const t = useText(text).units
  return (
    <div className="org-unit-acts">
      {unit.mayMove && (
        <Button onClick={() => onAct('move', unit)}>
          <Icon name="swap" size={16} />
          {t.move}
        </Button>
      )}
      {unit.mayChange && (
        <>
          <Button onClick={() => onAct('edit', unit)}>
            <Icon name="edit" size={16} />
            {t.rename}
          </Button>
          <Button look="primary" onClick={() => onAct('add', unit)}>
            <Icon name="plus" size={16} />
            {t.add}
          </Button>
        </>
      )}
    </div>
  )
}

function Heads({ unit }: { readonly unit: Unit }) {
  const t = useText(text).units
  if (unit.heads.length === 0) return t.noHead
  return unit.heads.map(({ id, name, positionName }) => (
    <span key={id} className="org-unit-head">
      {name}
      <small>{positionName}</small>
    </span>
  ))
}

function LastMove({ unit, changes }: { readonly unit: Unit; readonly changes: UnitChanges }) {
  const t = useText(text).units
  const zone = useZone()
  const { lastMove, name } = unit
  if (!lastMove?.mayUndo) return null
  return (
    <Banner
      action={
        <Button size="small" onClick={() => changes.takeBack(lastMove.id, name)}>
          <Icon name="undo" size={14} />
          {t.undo}
        </Button>
      }
    >
      {t.lastMove(shownTime(lastMove.at, zone), lastMove.fromName ?? t.root)}
      {lastMove.byName && <small className="org-unit-by">{t.movedBy(lastMove.byName)}</small>}
    </Banner>
  )
}

const Waiting = () => (
  <div className="org-unit" aria-busy="true">
    <Skeleton width="30%" />
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </div>
)
