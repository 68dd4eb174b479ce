import { Link } from 'react-router'
import {
  dueIcons,
  dueLine,
  type DueList,
  dueLinkOf,
  useDue,
  useDueLine,
  useDueText,
  useWaiting,
  useWaitingList,
  useWaitingTitles,
  type WaitingCounts,
  type WaitingTitle,
  type WaitingTitles,
} from '#domains/home'
import { useText } from '#lib/text'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { listedCount } from '../shell/format-count.ts'
import { text } from '../text/index.ts'
import './waiting-dialog.css'

/** The items due this week, and below them the seven to-do lines. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useDueText()
  const due = useDue()
  const counts = useWaiting()
  const titles = useWaitingTitles()
  const total = due?.total ?? 0
  return (
    <Modal title={t.title} {...(total > 0 && { sub: t.total(total) })} onClose={onClose}>
      {due && <DueRows due={due} titles={titles} onGo={onClose} />}
      <WaitingRows counts={counts} titles={titles} onGo={onClose} />
    </Modal>
  )
}

const shown = 6

type DueProps = { readonly due: DueList; readonly titles: WaitingTitles; readonly onGo: () => void }

/** Each item by its name, with its kind and due date below; a group with its first item. */
export function DueRows({ due: { records, total }, titles, onGo }: DueProps) {
  const t = useDueText()
  const { waiting } = useText(text)
  const lineOf = useDueLine()
  if (total === 0) return <p className="waiting-none">{t.none}</p>
  return (
    <ul className="waiting waiting-due">
      {records.slice(0, shown).map((thing) => (
        <li key={`${thing.kind} ${thing.itmId ?? ''} ${thing.modId ?? ''}`}>
          <Link to={dueLinkOf(thing)} onClick={onGo}>
            <span className="waiting-tile">
              <Icon name={dueIcons[thing.kind]} size={20} />
            </span>
            <span>
              <span className="ly-clamp-1">{lineOf(thing).name}</span>
              <small className="ly-clamp-1">
                {titleLine(titles.get(dueLine(thing.kind) ?? ''), waiting) ?? lineOf(thing).below}
              </small>
            </span>
            <Icon name="right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type LineTexts = {
  readonly newest: (title: string) => string
  readonly byWhom: (who: string, title: string) => string
}

/** The title of the first waiting item; unread items are introduced as the newest. */
function titleLine(found: WaitingTitle | undefined, t: LineTexts): string | undefined {
  if (!found) return undefined
  const { name, title, who } = found
  if (name === 'announceCount' || name === 'messageCount') return t.newest(title)
  return who === '' || title === '' ? who || title : t.byWhom(who, title)
}

type RowsProps = {
  readonly counts: WaitingCounts | undefined
  readonly titles: WaitingTitles
  readonly onGo: () => void
}

/** The seven to-do lines. */
export function WaitingRows({ counts, titles, onGo }: RowsProps) {
  const t = useText(text).waiting
  const list = useWaitingList()
  return (
    <ul className="waiting waiting-lines">
      {list.map(({ name, to, icon }) => {
        const count = counts?.[name] ?? 0
        return (
          <li key={name} data-none={count === 0}>
            <Link to={to} onClick={onGo}>
              <span className="waiting-tile">
                <Icon name={icon} size={20} />
              </span>
              <span>
                {t[name].title}
                {counts && (
                  <small className="ly-clamp-1">
                    {count === 0 ? t[name].none : (titleLine(titles.get(name), t) ?? t[name].some(count))}
                  </small>
                )}
              </span>
              <b>{listedCount(count)}</b>
              <Icon name="right" size={16} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
