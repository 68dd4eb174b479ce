import { Pagination } from '#ui/list/pagination'

type PagesProps = {
  readonly page: number
  readonly total: number | undefined
  readonly pageSize: number
  readonly onGo: (page: number) => void
}

/** Pagination, shown when there is more than one page. */
export function Pages({ total = 0, ...rest }: PagesProps) {
  return total > rest.pageSize ? <Pagination total={total} {...rest} /> : null
}
