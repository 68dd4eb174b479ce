import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import type { IconName } from '../picture/icon-paths.ts'
import { text } from '../text/index.ts'
import './rows.css'

type NoticeRowProps = {
  readonly icon: IconName
  readonly title: string
  readonly body: string
  readonly time: string
  readonly isUnread?: boolean
  readonly to: string
}

/** One message; put it into a list. */
export function NoticeRow({ icon, title, body, time, isUnread = false, to }: NoticeRowProps) {
  const t = useText(text)
  return (
    <li className={`ly-notice-row${isUnread ? ' ly-notice-unread' : ''}`}>
      <Link to={to}>
        <span className="ly-tile">
          <Icon name={icon} size={20} />
        </span>
        <span className="ly-notice-words">
          <span className="ly-notice-title">
            {title}
            {isUnread && <span className="ly-hidden">{t.unread}</span>}
          </span>
          <span className="ly-notice-body">{body}</span>
        </span>
        <time>{time}</time>
      </Link>
    </li>
  )
}
