import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './onward.css'

type OnwardProps = {
  readonly label: string
  readonly after: string
  readonly next: string | undefined
  readonly onGo: (after: string) => void
}

/** Next-page buttons of a list without page numbers; nothing when one page holds all. */
export function Onward({ label, after, next = '', onGo }: OnwardProps) {
  const t = useText(text).pages
  if (!next && !after) return null
  return (
    <nav className="ly-onward" aria-label={label}>
      {after && <Button onClick={() => onGo('')}>{t.first}</Button>}
      <Button disabled={!next} onClick={() => onGo(next)}>
        {t.next}
        <Icon name="right" size={16} />
      </Button>
    </nav>
  )
}
