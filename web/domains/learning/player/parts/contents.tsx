import type { Result } from '@lyceum/contract/kit'
import type { getModuleTree } from '@lyceum/contract/learning'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { formatClock } from '../format-clock.ts'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'
import './contents.css'

type Tree = Result<typeof getModuleTree>
type Item = Tree['chapters'][number]['modules'][number]

type ContentsProps = { readonly tree: Tree; readonly modId: string | null }

/** All chapters and modules with their progress, and why locked ones are locked. */
export function Contents({ tree, modId }: ContentsProps) {
  const t = useText(text)
  const done = tree.chapters.reduce((sum, chapter) => sum + chapter.done, 0)
  const of = tree.chapters.reduce((sum, chapter) => sum + chapter.of, 0)
  const list = useHereInView(modId)
  return (
    <nav className="study-contents" aria-label={t.contents}>
      <header>
        <h2>{t.contents}</h2>
        <span>{t.of(done, of)}</span>
      </header>
      <div className="study-chapters" ref={list}>
        {tree.chapters.map((chapter) => (
          <section key={`${chapter.title}-${chapter.modules[0]?.modId ?? ''}`}>
            <h3>
              {chapter.title}
              <span>{t.of(chapter.done, chapter.of)}</span>
            </h3>
            <ul>
              {chapter.modules.map((item, at) => (
                <Row
                  key={item.modId}
                  tree={tree}
                  item={item}
                  isHere={item.modId === modId}
                  // The same reason for consecutive modules is shown once.
                  isLockRepeated={at > 0 && chapter.modules[at - 1]?.lock === item.lock}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

/** Scrolls the list to the current module without moving the page. */
function useHereInView(modId: string | null) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current?.getBoundingClientRect()
    const here = modId === null ? null : list.current?.querySelector('[data-here]')
    const row = here?.getBoundingClientRect()
    if (box && row && row.bottom > box.bottom)
      list.current?.scrollBy({ top: row.bottom - box.bottom + box.height / 3 })
  }, [modId])
  return list
}

type RowProps = {
  readonly tree: Pick<Tree, 'itmId' | 'appStatus'>
  readonly item: Item
  readonly isHere: boolean
  readonly isLockRepeated: boolean
}

function Row({ tree, item, isHere, isLockRepeated }: RowProps) {
  const t = useText(text)
  const isVisitor = tree.appStatus === 'NOT_ENROLLED'
  const state = stateOf(isVisitor ? { ...item, isLocked: !item.isTrial } : item, isHere)
  const size = useSize(item)
  return (
    <li data-here={isHere || undefined} data-locked={state === 'locked' || undefined}>
      <Link
        to={studyQuery.to({ itmId: tree.itmId, modId: item.modId })}
        aria-current={isHere ? 'true' : undefined}
      >
        <span className="study-state" data-state={state} title={t.state[state]}>
          <span className="ly-hidden">{t.state[state]}</span>
          {state === 'done' && <Icon name="check" size={12} />}
          {state === 'locked' && <Icon name="lock" size={14} />}
        </span>
        <span className="study-name">
          {item.title}
          {!isVisitor && <Under item={item} isLockRepeated={isLockRepeated} />}
        </span>
        <em>{isVisitor && item.isTrial ? t.trial : size}</em>
      </Link>
    </li>
  )
}

/** Why it is locked, or how much of it was seen. */
function Under({ item, isLockRepeated }: Pick<RowProps, 'item' | 'isLockRepeated'>) {
  if (item.isLocked) return isLockRepeated ? null : <small>{item.lock}</small>
  if (item.isDone || item.percent === 0) return null
  return (
    <i className="study-little-bar" aria-hidden="true">
      <i style={{ width: `${item.percent}%` }} />
    </i>
  )
}

function stateOf({ isDone, isLocked }: Item, isHere: boolean): 'done' | 'here' | 'open' | 'locked' {
  if (isDone) return 'done'
  if (isLocked) return 'locked'
  return isHere ? 'here' : 'open'
}

/** The length, or the status of a module without one. */
function useSize({ type, size, status, isRequired }: Item): string {
  const t = useText(text)
  const measures = { second: formatClock, page: t.pages, question: t.questions }
  if (size.unit !== 'none') return size.count > 0 ? measures[size.unit](size.count) : ''
  if (type === 'URLVOD') return t.outside
  const states: Readonly<Record<string, string>> = { SUBMITTED: t.handedIn, SAVED: t.saved }
  return states[status] ?? (isRequired ? '' : t.optional)
}
