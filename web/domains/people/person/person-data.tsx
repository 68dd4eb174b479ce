import type { PersonField } from '@lyceum/contract/people'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { text } from '../text/index.ts'
import { type Person, usePersonActs } from './use-person.ts'

/** The data of a person: profile, account, roles, jobs. A pin marks values that imports do not overwrite. */
export function PersonData({ person }: { readonly person: Person }) {
  const t = useText(text)
  const zone = useZone()
  const time = (moment: string | null) => (moment ? shownTime(moment, zone) : '–')
  const row = (field: PersonField, value: string | null) => (
    <Corrected person={person} field={field}>
      {value ?? '–'}
    </Corrected>
  )
  return (
    <div className="person-sections">
      <section>
        <h2>{t.person.basics}</h2>
        <Descriptions
          items={[
            { term: t.columns.name, value: row('name', person.name) },
            { term: t.columns.staffNo, value: row('staffNo', person.staffNo) },
            { term: t.person.nickname, value: row('nickname', person.nickname) },
            {
              term: t.person.gender,
              value: row('gender', person.gender && t.person.genders[person.gender]),
            },
            { term: t.columns.email, value: row('email', person.email) },
            { term: t.columns.phone, value: row('phone', person.phone) },
            { term: t.columns.joinedOn, value: row('joinedOn', person.joinedOn) },
            { term: t.person.manager, value: person.managerName ?? '–' },
          ]}
        />
      </section>
      <section>
        <h2>{t.person.account}</h2>
        <Descriptions
          items={[
            { term: t.columns.userName, value: person.userName },
            { term: t.columns.lastLoginAt, value: person.lastLoginAt ? time(person.lastLoginAt) : t.never },
            { term: t.person.created, value: time(person.createdAt) },
            { term: t.columns.expiresAt, value: time(person.expiresAt) },
            { term: t.columns.roles, value: <Roles person={person} /> },
          ]}
        />
        {person.mustChangePassword && <p className="person-note">{t.person.mustChange}</p>}
      </section>
      <Jobs person={person} />
    </div>
  )
}

type CorrectedProps = { readonly person: Person; readonly field: PersonField; readonly children: string }

/** A value; a manually corrected one has a pin that can be removed. */
function Corrected({ person, field, children }: CorrectedProps) {
  const t = useText(text).person
  const zone = useZone()
  const acts = usePersonActs(person)
  const mayManage = useUser()?.access.includes('people.manage') ?? false
  const correction = person.held.find((item) => item.field === field)
  if (!correction) return children
  return (
    <span className="person-held">
      {children}
      <span title={t.correctedBy(correction.byName, shownTime(correction.at, zone))}>
        <Icon name="pinned" size={14} />
        {t.corrected}
      </span>
      {mayManage && (
        <Button look="quiet" size="small" onClick={() => acts.release(field)}>
          {t.release}
        </Button>
      )}
    </span>
  )
}

function Roles({ person: { holdings: roleAssignments } }: { readonly person: Person }) {
  const t = useText(text)
  if (roleAssignments.length === 0) return t.person.noRoles
  return (
    <span className="person-roles">
      {roleAssignments.map(({ role, ownName, scope, placeName }) => (
        <Tag key={`${role}-${ownName}-${scope}-${placeName}`}>
          {ownName ?? t.roles[role]} · {placeName ?? t.person.scopes[scope]}
        </Tag>
      ))}
    </span>
  )
}

function Jobs({ person }: { readonly person: Person }) {
  const t = useText(text)
  return (
    <section>
      <h2>
        <Corrected person={person} field="job">
          {t.person.job}
        </Corrected>
      </h2>
      {person.jobs.length === 0 && <p className="people-none">{t.person.noJob}</p>}
      <ol className="person-jobs">
        {person.jobs.map(({ id, unitName, positionName, gradeName, isMain, isHead, since, until }) => (
          <li key={id} className={until ? 'person-job-past' : undefined}>
            <span className="people-figure">
              {since} – {until ?? t.person.now}
            </span>
            <strong>{unitName}</strong>
            <span>{[positionName, gradeName].filter(Boolean).join(' · ')}</span>
            <Tag>{isMain ? t.person.main : t.person.other}</Tag>
            {isHead && <Tag tone="brand">{t.person.head}</Tag>}
          </li>
        ))}
      </ol>
    </section>
  )
}
