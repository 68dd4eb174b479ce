import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import type { Tiles } from '#ui/layout/console-tile'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { useActionName } from '../audit/action-name.ts'
import { useObjectGlance } from '../audit/object-name.ts'
import { text } from '../text/index.ts'

/** The latest audit entries. */
export function RecentActs({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text)
  const zone = useZone()
  const nameOf = useActionName()
  const objectName = useObjectGlance()
  const tile = tiles.get('admin.acts')
  if (tile?.kind !== 'acts') return null
  return (
    <section aria-labelledby="overview-acts">
      <SectionHead
        title={t.overview.acts}
        id="overview-acts"
        end={<MoreLink to="/audit">{t.overview.allActs}</MoreLink>}
      />
      {tile.acts.length === 0 && <p className="overview-none">{t.overview.noActs}</p>}
      <ul className="overview-acts">
        {tile.acts.map(({ seq, at, who, action, object }) => {
          const [day = '', time = ''] = shownTime(at, zone).split(' ')
          return (
            <li key={seq}>
              <span className="overview-acts-at">
                <b className="ly-song">{day.slice(8)}</b>
                <small>{time}</small>
              </span>
              <div>
                <p>{nameOf(action)}</p>
                <p>{objectName(object)}</p>
              </div>
              <span>{who || t.audit.system}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
