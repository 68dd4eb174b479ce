import { Link } from 'react-router'
import { totalOf, type WaitingCounts, waitingList } from '#domains/home'
import { useText } from '#lib/text'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { listedCount } from '../shell/count-words.ts'
import { text } from '../text/index.ts'
import './waiting-dialog.css'

type WaitingProps = { readonly counts: WaitingCounts | undefined; readonly onClose: () => void }

/** What waits for the person, in seven lines; each leads to its page, even when nothing waits there. */
export function WaitingDialog({ counts, onClose }: WaitingProps) {
  const t = useText(text).waiting
  const total = totalOf(counts)
  return (
    <Modal title={t.title} {...(total > 0 && { sub: t.total(total) })} onClose={onClose}>
      <WaitingRows counts={counts} onGo={onClose} />
    </Modal>
  )
}

type RowsProps = { readonly counts: WaitingCounts | undefined; readonly onGo: () => void }

/** The seven lines themselves. */
export function WaitingRows({ counts, onGo }: RowsProps) {
  const t = useText(text).waiting
  return (
    <ul className="waiting">
      {waitingList.map(({ name, to, icon }) => {
        const count = counts?.[name] ?? 0
        return (
          <li key={name} data-none={count === 0}>
            <Link to={to} onClick={onGo}>
              <span className="waiting-tile">
                <Icon name={icon} size={20} />
              </span>
              <span>
                {t[name].title}
                {counts && <small>{count === 0 ? t[name].none : t[name].some(count)}</small>}
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
