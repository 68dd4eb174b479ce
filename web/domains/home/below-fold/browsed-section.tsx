import { listBrowsed } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { detailQuery } from '#domains/learning'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { Cover } from '#ui/picture/cover/cover'
import { text } from './text/index.ts'

/** Recently viewed items; hidden when there are none. */
export function BrowsedSection() {
  const t = useText(text).browsed
  const { data } = useQuery({ ...read(listBrowsed), meta: { quiet: true } })
  if (!data || data.records.length === 0) return null
  return (
    <section className="home-block" aria-labelledby="home-browsed">
      <SectionHead id="home-browsed" title={t.title} />
      <ul className="home-browsed">
        {data.records.map(({ kind, id, title, picture, seed, category }) => (
          <li key={`${kind} ${id}`}>
            <Link to={detailQuery.to({ itmId: id })}>
              <Cover category={category} seed={seed} picture={picture || undefined} />
              <span className="ly-clamp-1">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
