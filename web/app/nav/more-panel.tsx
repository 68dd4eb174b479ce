import { useLocale } from '#lib/text'
import { usePortal } from '#ui/layout/area'
import { Icon } from '#ui/picture/icon'
import { PlaceLink } from '../parts/place-link.tsx'

/** The links that do not fit into the bar. */
export function MorePanel() {
  const locale = useLocale()
  const { more } = usePortal()
  return (
    <ul className="more-panel">
      {more.map(({ to, label, icon }) => (
        <li key={to}>
          <PlaceLink to={to}>
            <Icon name={icon} size={20} />
            {label[locale]}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
