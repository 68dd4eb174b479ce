import { useText } from '#lib/text'
import { PlaceLink } from '../parts/place-link.tsx'
import { ShellIcon } from '../parts/shell-icon.tsx'
import { moreMenu } from '../shell/main-menu.ts'
import { text } from '../text/index.ts'

/** The places that have no room in the bar. */
export function MorePanel() {
  const t = useText(text).more
  return (
    <ul className="more-panel">
      {moreMenu.map(({ name, path, icon }) => (
        <li key={name}>
          <PlaceLink to={path}>
            <ShellIcon name={icon} />
            {t[name]}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
