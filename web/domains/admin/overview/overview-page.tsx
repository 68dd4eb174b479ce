import { getTiles } from '@lyceum/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { type ConsoleTile, type Tiles, useConsoleTiles } from '#ui/layout/console-tile'
import { Checklist } from '../setup/checklist.tsx'
import { text } from '../text/index.ts'
import { TodoList } from './todo-list.tsx'
import './overview-page.css'

/** The console's start page: the tiles of the domains. */
export function OverviewPage() {
  const t = useText(text).overview
  const all = useConsoleTiles()
  const { data, isError, refetch } = useQuery(read(getTiles))
  usePageTitle(t.title)
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (!data) return <Waiting title={t.title} />

  const tiles: Tiles = new Map(data.tiles.map(({ name, tile }) => [name, tile]))
  const shown = all.filter(({ name }) => tiles.has(name))
  const parts = (place: ConsoleTile['place']) =>
    shown.map(
      (tile) =>
        tile.place === place &&
        tile.place !== 'todo' && (
          <Suspense key={tile.name} fallback={<Skeleton width="100%" />}>
            <tile.Part tiles={tiles} />
          </Suspense>
        ),
    )
  return (
    <>
      <h1 className={shown.some(({ place }) => place === 'lead') ? 'overview-lead' : undefined}>
        <span className="ly-hidden">{t.title}</span>
        {parts('lead')}
      </h1>
      <Checklist />
      <div className="overview-top">
        <div>{parts('main')}</div>
        <TodoList rows={shown} tiles={tiles} />
      </div>
      <div className="overview-halves">{parts('half')}</div>
    </>
  )
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="ly-hidden">{title}</h1>
      <div className="overview-lead">
        <Skeleton width="62%" />
        <Skeleton width="44%" />
      </div>
    </>
  )
}
