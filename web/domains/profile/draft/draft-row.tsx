import type { DraftType, listDrafts } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Icon, type IconName } from '#ui/picture/icon'
import { text } from './text/index.ts'

export type Draft = Result<typeof listDrafts>['records'][number]

const icons: Readonly<Record<DraftType, IconName>> = {
  article: 'library',
  question: 'question',
  topic: 'hash',
  document: 'fileText',
}

type DraftRowProps = { readonly draft: Draft; readonly onOpen: () => void; readonly onRemove: () => void }

/** One draft: its kind, its beginning, and when it was saved. */
export function DraftRow({ draft, onOpen, onRemove }: DraftRowProps) {
  const t = useText(text)
  const zone = useZone()
  const { type, title, excerpt, savedAt } = draft
  const name = title || t.untitled
  return (
    <li>
      <span className="drafts-kind">
        <Icon name={icons[type]} size={20} />
      </span>
      <button type="button" className="drafts-open" onClick={onOpen}>
        <b className="ly-clamp-1" data-untitled={!title || undefined}>
          {name}
        </b>
        {excerpt && <span className="ly-clamp-1">{excerpt}</span>}
        <small>
          {t.types[type]} · {t.savedAt(shownTime(savedAt, zone))}
        </small>
      </button>
      <Button size="small" look="quiet" aria-label={t.removeNamed(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  )
}
