import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import type { ListControl } from './use-people.ts'

type PeoplePagerProps = {
  readonly page: { readonly next: string | null; readonly previous: string | null }
  readonly list: ListControl
}

/** Next and previous: large lists have no page numbers. */
export function PeoplePager({ page: { next, previous }, list }: PeoplePagerProps) {
  const t = useText(text)
  if (!next && !previous) return null
  return (
    <nav className="people-pager" aria-label={t.title}>
      <Button disabled={!previous} onClick={() => previous && list.goTo({ before: previous })}>
        <Icon name="left" size={16} />
        {t.previous}
      </Button>
      <Button disabled={!next} onClick={() => next && list.goTo({ after: next })}>
        {t.next}
        <Icon name="right" size={16} />
      </Button>
    </nav>
  )
}
