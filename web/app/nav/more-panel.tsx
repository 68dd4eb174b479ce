import { useClosedAreas } from '#domains/site'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { PlaceLink } from '../parts/place-link.tsx'
import { moreMenu, openEntries } from '../shell/main-menu.ts'
import { text } from '../text/index.ts'

/** The places that have no room in the bar. */
export function MorePanel() {
  const t = useText(text).more
  const closed = useClosedAreas()
  return (
    <ul className="more-panel">
      {openEntries(moreMenu, closed).map(({ name, path, icon }) => (
        <li key={name}>
          <PlaceLink to={path}>
            <Icon name={icon} size={20} />
            {t[name]}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
