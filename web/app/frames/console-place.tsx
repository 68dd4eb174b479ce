import { Link, useLocation } from 'react-router'
import type { ConsoleRoute } from '#ui/layout/console-route'
import { useLocale, useText } from '#lib/text'
import { entryOf, pageAt } from '../console/console-pages.ts'
import { text } from '../text/index.ts'

/** The breadcrumb: the group, the side bar entry, then the page reached from it. */
export function ConsolePlace({ pages }: { readonly pages: readonly ConsoleRoute[] }) {
  const t = useText(text).console
  const locale = useLocale()
  const page = pageAt(pages, useLocation().pathname)
  const entry = page && entryOf(pages, page)
  if (!page) return <span />
  return (
    <nav aria-label={t.place}>
      <ol className="console-place">
        {entry && <Group entry={entry} />}
        {entry && entry !== page && (
          <li>
            <Link to={entry.path}>{entry.label[locale]}</Link>
          </li>
        )}
        <li aria-current="page">{page.label[locale]}</li>
      </ol>
    </nav>
  )
}

/** A group with the same name as its entry (people) is left out. */
function Group({ entry: { entry, label } }: { readonly entry: ConsoleRoute }) {
  const { groups } = useText(text).console
  const locale = useLocale()
  const group = entry?.group && groups[entry.group]
  return group && group !== label[locale] ? <li>{group}</li> : null
}
