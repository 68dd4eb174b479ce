import type { Result } from '@lyceum/contract/kit'
import type { previewUnitMove } from '@lyceum/contract/org'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './move-preview.css'

type Preview = Result<typeof previewUnitMove>

/** The effect of a move: what moves along, changed managers, administrators who gain or lose it, changed duties. */
export function MovePreview({ preview }: { readonly preview: Preview }) {
  const t = useText(text).move
  const { units, people, managers, gained, lost, duties } = preview
  const shown = managers.examples.reduce((sum, item) => sum + item.people, 0)
  return (
    <div className="org-preview">
      <p className="org-preview-sum">
        <small>{t.together}</small>
        <b>{t.units(units)}</b>
        <b>{t.people(people)}</b>
      </p>
      <section>
        <h4>
          <Icon name="users" size={16} />
          {t.managers(managers.people)}
        </h4>
        <ul>
          {managers.examples.map(({ fromName, toName, people }) => (
            <li key={`${fromName} ${toName}`}>
              <span>{t.change(fromName || t.noManager, toName || t.noManager)}</span>
              <em>{t.people(people)}</em>
            </li>
          ))}
        </ul>
        {shown < managers.people && <p className="org-preview-more">{t.more}</p>}
      </section>
      <section>
        <h4>
          <Icon name="shield" size={16} />
          {gained.length + lost.length === 0 ? t.unchanged : t.administrators}
        </h4>
        <ul>
          <RolePeople label={t.lost} people={lost} />
          <RolePeople label={t.gained} people={gained} />
        </ul>
      </section>
      <section>
        <h4>
          <Icon name="book" size={16} />
          {duties.length === 0 ? t.noDuties : t.duties}
        </h4>
        <ul>
          {duties.map(({ id, title, entering, leaving, needsAgreement }) => (
            <li key={id}>
              <span>
                {title}
                {needsAgreement && <small>{t.needsAgreement}</small>}
              </span>
              <em>{t.dutyChange(entering, leaving)}</em>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type RolePeopleProps = { readonly label: string; readonly people: Preview['gained'] }

function RolePeople({ label, people }: RolePeopleProps) {
  return people.map(({ id, name, where }) => (
    <li key={id}>
      <span>
        {name}
        <small>{where}</small>
      </span>
      <em>{label}</em>
    </li>
  ))
}
