import { type KeyboardEvent, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { defaultPageSize, pageButtons, pageCount, pageTyped } from './page-buttons.ts'
import './pagination.css'

type PaginationProps = {
  readonly page: number
  readonly total: number
  readonly pageSize?: number
  readonly onGo: (page: number) => void
  /** The full layout has a page jumper; the small one, for rails and dialogs, has none. */
  readonly layout?: 'full' | 'small'
  /** The name of this bar, where a page has two. */
  readonly label?: string
  /** The total as text in the domain's terms: “共 268 门”. */
  readonly totalText?: string
}

/** The pages of a list: the total, five numbered buttons, and a page jumper. */
export function Pagination({
  page,
  total,
  pageSize = defaultPageSize,
  onGo,
  layout = 'full',
  label,
  totalText,
}: PaginationProps) {
  const t = useText(text).pages
  const count = pageCount(total, pageSize)
  return (
    <nav className={`ly-pages ly-pages-${layout}`} aria-label={label ?? t.label}>
      <span className="ly-pages-total">{totalText ?? t.total(total.toLocaleString('en-US'))}</span>
      <button type="button" aria-label={t.previous} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <Icon name="left" size={16} />
      </button>
      {pageButtons(page, count).map((number, i) =>
        number === 'gap' ? (
          <span key={i < 2 ? 'before' : 'after'} className="ly-pages-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={t.page(String(number))}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onGo(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" aria-label={t.next} disabled={page >= count} onClick={() => onGo(page + 1)}>
        <Icon name="right" size={16} />
      </button>
      {layout === 'full' && <Jumper count={count} onGo={onGo} />}
    </nav>
  )
}

function Jumper({ count, onGo }: { readonly count: number; readonly onGo: (page: number) => void }) {
  const t = useText(text).pages
  const [typed, setTyped] = useState('')
  const [before, after] = t.jump.split('{}')

  function go(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    const page = pageTyped(typed, count)
    setTyped('')
    if (page !== undefined) onGo(page)
  }

  return (
    <label className="ly-pages-jump">
      {before}
      <input
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={go}
        onBlur={() => setTyped('')}
      />
      {after}
    </label>
  )
}
