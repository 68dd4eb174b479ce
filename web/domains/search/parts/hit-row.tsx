import type { SearchHit } from '@lyceum/contract/search'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Cover } from '#ui/picture/cover/cover'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { hitAddress } from '../hit-link.ts'
import { text } from '../text/index.ts'
import { Marked } from './highlighted-text.tsx'

/** One search result with its picture, excerpt and source. */
export function HitRow({ hit, isTyped }: { readonly hit: SearchHit; readonly isTyped: boolean }) {
  const t = useText(text)
  const zone = useZone()
  const { type, title, snippet, note, at } = hit
  const details = [
    isTyped ? t.types[type] : '',
    type === 'user' ? '' : note,
    type === 'user' ? '' : shownTime(at, zone).slice(0, 10),
  ].filter((detail) => detail !== '')
  return (
    <li className="search-hit" data-type={type}>
      <Link to={hitAddress(hit)}>
        <Picture hit={hit} />
        <span className="search-hit-words">
          <b className="ly-clamp-1">
            <Marked runs={title} />
          </b>
          {snippet.length > 0 && (
            <span className="search-snippet">
              <Marked runs={snippet} />
            </span>
          )}
          {details.length > 0 && <small>{details.join(' · ')}</small>}
        </span>
      </Link>
    </li>
  )
}

const icons = { notice: 'horn', article: 'fileText' } as const

function Picture({ hit: { type, id, title, picture, seed, category } }: { readonly hit: SearchHit }) {
  const name = title.map((run) => run.text).join('')
  if (type === 'user') return <Portrait name={name} picture={picture} seed={id} size={56} />
  if (type === 'notice' || type === 'article')
    return (
      <span className="search-hit-icon">
        <Icon name={icons[type]} size={20} />
      </span>
    )
  return (
    <span className="search-hit-cover">
      <Cover category={category} seed={String(seed || id)} picture={picture || undefined} />
    </span>
  )
}
