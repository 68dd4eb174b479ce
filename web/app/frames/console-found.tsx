/* eslint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: a select would take the focus from its field */
import { useText } from '#lib/text'
import { Icon, type IconName } from '#ui/picture/icon'
import { text } from '../text/index.ts'

export type Found = {
  readonly group: 'pages' | 'people'
  readonly path: string
  readonly title: string
  readonly hint: string
  readonly icon: IconName
}

type FoundProps = {
  readonly id: string
  readonly isShown: boolean
  readonly found: readonly Found[]
  /** Which one Enter would open. */
  readonly at: number
  readonly onPoint: (at: number) => void
  readonly onChoose: (one: Found) => void
}

/** What was found, by groups, below the field that keeps the focus. */
export function ConsoleFound({ id, isShown, found, at, onPoint, onChoose }: FoundProps) {
  const t = useText(text).console
  const groups = (['pages', 'people'] as const).filter((group) => found.some((one) => one.group === group))
  return (
    <div className="console-found" hidden={!isShown}>
      <div id={id} role="listbox" aria-label={t.found}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t.foundGroups[group]}>
            <p aria-hidden="true">{t.foundGroups[group]}</p>
            {found.map(
              (one, i) =>
                one.group === group && (
                  <div
                    key={one.path}
                    id={`${id}-${i}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={i === at}
                    onPointerMove={() => onPoint(i)}
                    onPointerDown={(event) => {
                      event.preventDefault()
                      onChoose(one)
                    }}
                  >
                    <Icon name={one.icon} size={16} />
                    <span>{one.title}</span>
                    {one.hint && <small>{one.hint}</small>}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      {isShown && found.length === 0 && <p className="console-found-none">{t.foundNone}</p>}
    </div>
  )
}
