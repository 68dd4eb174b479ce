import type { listShares, ShareSide } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { detailQuery } from '#domains/learning'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Cover } from '#ui/picture/cover/cover'
import { Portrait } from '#ui/picture/portrait'
import { visitorQuery } from '../people/visitor-query.ts'
import { text } from './text/index.ts'

type ShareRowProps = {
  readonly share: Result<typeof listShares>['records'][number]
  readonly side: ShareSide
}

/** A shared course with its recipient or sender, and the note. */
export function ShareRow({ share, side }: ShareRowProps) {
  const t = useText(text)
  const zone = useZone()
  const { itmId, itmType, title, tndId, picture, seed, colleague, note, at } = share
  return (
    <li>
      <span className="shares-cover">
        <Cover
          category={tndId ?? itmType}
          seed={String(seed || itmId)}
          picture={picture || undefined}
          isFlush
        />
      </span>
      <div className="shares-words">
        <Link className="ly-clamp-1" to={detailQuery.to({ itmId })}>
          {title}
        </Link>
        {note && <p className="ly-clamp-2">{t.quoted(note)}</p>}
      </div>
      <div className="shares-whom">
        {colleague && (
          <Portrait name={colleague.name} picture={colleague.userPoto} seed={colleague.usrEntId} size={32} />
        )}
        <span>
          {colleague ? (
            <Link to={visitorQuery.to({ usrEntId: colleague.usrEntId })}>
              {side === 'sent' ? t.to(colleague.name) : t.from(colleague.name)}
            </Link>
          ) : (
            t.gone
          )}
          <small>{shownTime(at, zone)}</small>
        </span>
      </div>
    </li>
  )
}
