import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import type { PackageContent } from './use-items.ts'

type ContentsProps = {
  readonly items: PackageContent['items']
  readonly here: string | null
  readonly onChoose: (item: string) => void
}

/** The package's own table of contents, with the progress of each item. */
export function PackageContents({ items, here, onChoose }: ContentsProps) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(true)
  const all = items.filter(({ kind }) => kind !== 'folder')
  const done = all.filter(({ isDone }) => isDone).length
  return (
    <nav className="study-items" aria-label={t.scorm.contents} data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="list" size={16} />
        {isOpen && <b>{t.scorm.contents}</b>}
        <span>{t.of(done, all.length)}</span>
      </button>
      {isOpen && (
        <ul>
          {items.map((item) => (
            <li key={item.id} style={{ paddingInlineStart: `${item.depth * 12}px` }}>
              {item.kind === 'folder' ? (
                <h3>{item.title}</h3>
              ) : (
                <Line item={item} isHere={item.id === here} onChoose={onChoose} />
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

type LineProps = {
  readonly item: PackageContent['items'][number]
  readonly isHere: boolean
  readonly onChoose: (item: string) => void
}

function Line({ item, isHere, onChoose }: LineProps) {
  const t = useText(text)
  const state = item.isDone ? 'done' : isHere ? 'here' : 'open'
  return (
    <button type="button" aria-current={isHere ? 'true' : undefined} onClick={() => onChoose(item.id)}>
      <span className="study-state" data-state={state} title={t.state[state]}>
        <span className="ly-hidden">{t.state[state]}</span>
        {state === 'done' && <Icon name="check" size={12} />}
      </span>
      <span>{item.title}</span>
      {item.score !== null && <em>{t.test.result(item.score)}</em>}
    </button>
  )
}
