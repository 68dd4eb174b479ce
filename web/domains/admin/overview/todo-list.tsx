import type { Tile } from '@lyceum/contract/admin'
import { useNow } from '#lib/time/use-now'
import { useLocale, useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import type { ConsoleTile, Tiles } from '#ui/layout/console-tile'
import { SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'

type Todo = Extract<Tile, { kind: 'todo' }>
type Row = { readonly name: string; readonly todo: Todo; readonly title: string; readonly act: string }

/** Today's tasks of this person; empty ones are not listed. */
export function TodoList({ rows, tiles }: { readonly rows: readonly ConsoleTile[]; readonly tiles: Tiles }) {
  const t = useText(text).overview
  const locale = useLocale()
  const todos = rows.flatMap((row): Row[] => {
    const tile = tiles.get(row.name)
    if (row.place !== 'todo' || tile?.kind !== 'todo' || tile.count === 0) return []
    return [{ name: row.name, todo: tile, ...row.text[locale] }]
  })
  return (
    <section aria-labelledby="overview-todo">
      <SectionHead title={t.todo} id="overview-todo" />
      {todos.length === 0 ? (
        <Empty kind="start" title={t.nothing} hint={t.nothingHint} />
      ) : (
        <ul className="overview-todos">
          {todos.map((row, i) => (
            <TodoRow key={row.name} row={row} isFirst={i === 0} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TodoRow({ row: { todo, title, act }, isFirst }: { readonly row: Row; readonly isFirst: boolean }) {
  const t = useText(text).overview
  const now = useNow()
  const { count, oldestAt, path } = todo
  const days = oldestAt ? Math.floor((now.getTime() - Date.parse(oldestAt)) / 86_400_000) : undefined
  return (
    <li>
      <b className="ly-song">{count.toLocaleString('en-US')}</b>
      <div>
        <p>{title}</p>
        {days !== undefined && <p>{t.waited(days)}</p>}
      </div>
      <ButtonLink to={path} size="small" look={isFirst ? 'primary' : 'plain'} aria-label={`${act}：${title}`}>
        {act}
      </ButtonLink>
    </li>
  )
}
