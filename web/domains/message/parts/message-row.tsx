import type { listMessages } from '@lyceum/contract/message'
import type { Result } from '@lyceum/contract/kit'
import { useZone } from '#domains/site'
import { shownTime } from '#lib/time/time'
import { Icon } from '#ui/picture/icon'

type Message = Result<typeof listMessages>['records'][number]

/** One message of the list; clicking opens it. */
export function MessageRow({ message, onOpen }: { readonly message: Message; readonly onOpen: () => void }) {
  const zone = useZone()
  const { title, body, isExam, isRead, at } = message
  return (
    <li className="message-row" data-unread={!isRead || undefined}>
      <button type="button" onClick={onOpen}>
        <span className="ly-tile">
          <Icon name={isExam ? 'exam' : 'mail'} size={20} />
        </span>
        <span className="message-words">
          <b>{title}</b>
          <span className="ly-clamp-1">{body}</span>
        </span>
        <time>{shownTime(at, zone)}</time>
      </button>
    </li>
  )
}
