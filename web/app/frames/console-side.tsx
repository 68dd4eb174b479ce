import { Link, useLocation } from 'react-router'
import { useTodoCounts } from '#domains/admin'
import { SiteBrand } from '#domains/site'
import { consoleGroups, type ConsoleRoute } from '#ui/layout/console-route'
import { useLocale, useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { entryOf, pageAt } from '../console/console-pages.ts'
import { text } from '../text/index.ts'

/** The entries this person may open, by group; a group without any is hidden. */
export function ConsoleSide({ pages }: { readonly pages: readonly ConsoleRoute[] }) {
  const t = useText(text).console
  const page = pageAt(pages, useLocation().pathname)
  const here = page && entryOf(pages, page)
  const groups = consoleGroups
    .map((group) => ({ group, entries: pages.filter(({ entry }) => entry?.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <aside className="console-side">
      <Link className="console-logo" to="/">
        <SiteBrand size="console" sub={t.sub} />
      </Link>
      <nav aria-label={t.label}>
        <Entries entries={pages.filter(({ entry }) => entry && !entry.group)} here={here} />
        {groups.map(({ group, entries }) => (
          <Group key={group} name={t.groups[group]} entries={entries} here={here} />
        ))}
      </nav>
      <a className="console-exit" href="/home">
        <Icon name="home" />
        {t.toPortal}
      </a>
    </aside>
  )
}

type GroupProps = {
  readonly name: string
  readonly entries: readonly ConsoleRoute[]
  readonly here: ConsoleRoute | undefined
}

function Group({ name, entries, here }: GroupProps) {
  return (
    <>
      <p>{name}</p>
      <Entries name={name} entries={entries} here={here} />
    </>
  )
}

/** Scrolls the current entry into view. */
const intoSight = (entry: HTMLAnchorElement | null) => entry?.scrollIntoView({ block: 'nearest' })

type EntriesProps = Omit<GroupProps, 'name'> & { readonly name?: string }

function Entries({ name, entries, here }: EntriesProps) {
  const locale = useLocale()
  const t = useText(text).console
  const counts = useTodoCounts()
  if (entries.length === 0) return null
  return (
    <ul aria-label={name}>
      {entries.map((page) => (
        <li key={page.path}>
          <Link
            to={page.path}
            aria-current={page === here ? 'page' : undefined}
            ref={page === here ? intoSight : undefined}
          >
            {page.entry && <Icon name={page.entry.icon} />}
            {page.label[locale]}
            <Waiting count={counts.get(page.path) ?? 0} labelOf={t.waiting} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type WaitingProps = { readonly count: number; readonly labelOf: (count: number) => string }

/** The number of items waiting behind an entry. */
function Waiting({ count, labelOf }: WaitingProps) {
  if (count === 0) return null
  return (
    <b className="console-count">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="ly-hidden">{labelOf(count)}</span>
    </b>
  )
}
