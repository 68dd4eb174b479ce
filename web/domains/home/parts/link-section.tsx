import { listRecommendedLinks } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { mayManageSite, type User } from '#lib/session'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

const waiting = ['a', 'b', 'c', 'd']

/** What the site's administrators recommend; the footer asks for the same eight. */
export function LinkSection({ user }: { readonly user: User }) {
  const t = useText(text).links
  const links = useQuery(read(listRecommendedLinks, { pageNo: 1, pageSize: 8 }))
  const isEmpty = links.data?.records.length === 0
  return (
    <section className="home-links" aria-labelledby="home-links">
      <SectionHead title={t.title} id="home-links" sub={isEmpty ? undefined : t.sub} />
      {links.isError && <ErrorPanel onRetry={() => void links.refetch()} />}
      {isEmpty && (
        <p className="home-links-empty">
          {t.empty}
          {mayManageSite(user) && (
            <a className="ly-link" href="/manage/links">
              {t.manage}
            </a>
          )}
        </p>
      )}
      <ul>
        {links.isPending &&
          waiting.map((place) => (
            <li key={place}>
              <Skeleton width="60%" />
            </li>
          ))}
        {links.data?.records.map(({ id, title, accessUrl }) => (
          <li key={id}>
            <a href={accessUrl} target="_blank" rel="noreferrer">
              <span>
                <b>{title}</b>
                <small>{hostOf(accessUrl)}</small>
              </span>
              <Icon name="out" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
