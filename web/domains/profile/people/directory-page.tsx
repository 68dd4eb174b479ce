import { getUnitTree } from '@lyceum/contract/org'
import { findPeople } from '@lyceum/contract/profile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { pageQuery, anyText } from '#lib/page-query'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SearchBox } from '#ui/form/search-box'
import { Onward } from '#ui/list/onward'
import { Tree, type TreeNode } from '#ui/tree/tree'
import { text } from '../text/index.ts'
import { PeopleList } from './people-list.tsx'
import './people.css'

const directoryQuery = pageQuery('/employee', { unit: anyText, words: anyText, beneath: anyText })
const all = 'all'

/** the staff directory, by unit and name. */
export function DirectoryPage() {
  const t = useText(text).people
  usePageTitle(t.directory)
  return (
    <div className="ly-wrap directory">
      <h1>{t.directory}</h1>
      <Directory />
    </div>
  )
}

/** the same page in the personal centre. */
export function FindPeoplePage() {
  const t = useText(text).people
  usePageTitle(t.directory)
  return (
    <section className="people-page">
      <h1>{t.directory}</h1>
      <Directory />
    </section>
  )
}

/** The filter from the URL, and changing it. */
function useWanted() {
  const [search, setSearch] = useSearchParams()
  const { unit = all, words: typed = '', beneath = '' } = directoryQuery.read(search)
  const go = (values: Readonly<Record<string, string>>) => {
    const nextSearch = { unit, words: typed, ...values }
    setSearch(
      Object.fromEntries(Object.entries(nextSearch).filter(([, value]) => value !== '' && value !== all)),
    )
  }
  const params = {
    words: typed,
    ...(unit === all ? {} : { unitId: unit }),
    ...(beneath ? { beneath } : {}),
  }
  return { unit, typed, beneath, params, go }
}

function Directory() {
  const t = useText(text).people
  const { unit, typed, beneath, params, go } = useWanted()
  const page = useQuery({ ...read(findPeople, params), placeholderData: keepPreviousData })
  const { records, next } = page.data ?? {}
  return (
    <div className="directory-body">
      <Units chosen={unit} onChoose={(chosen) => go({ unit: chosen })} />
      <div>
        <div className="directory-tools">
          <SearchBox
            key={typed}
            placeholder={t.search}
            value={typed}
            onSearch={(sought) => go({ words: sought })}
          />
        </div>
        {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
        {page.isPending && <RowsWaiting count={8} />}
        {records?.length === 0 && <Empty kind="search" title={t.noMatch} hint={t.noMatchHint} />}
        {records && <PeopleList people={records} />}
        <Onward
          label={t.list}
          after={beneath}
          next={next ?? undefined}
          onGo={(after) => go({ beneath: after })}
        />
      </div>
    </div>
  )
}

function Units({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string) => void }) {
  const t = useText(text).people
  const tree = useQuery({ ...read(getUnitTree), staleTime: 300_000 })
  const nodes = useMemo(() => hung(tree.data?.nodes ?? []), [tree.data])
  const [open, setOpen] = useState<ReadonlySet<string>>()
  return (
    <aside className="directory-units">
      <h2>{t.units}</h2>
      <Tree
        label={t.units}
        nodes={[{ id: all, title: t.everyone }, ...nodes]}
        open={open ?? new Set(nodes.map(({ id }) => id))}
        onOpen={setOpen}
        chosen={chosen}
        onChoose={onChoose}
      />
    </aside>
  )
}

type Unit = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** Builds the tree of units. */
function hung(units: readonly Unit[]): readonly TreeNode[] {
  const below = Map.groupBy(units, ({ parentId }) => parentId)
  const under = (parentId: string | null): TreeNode[] =>
    (below.get(parentId) ?? []).map(({ id, name }) => ({ id, title: name, children: under(id) }))
  return under(null)
}
