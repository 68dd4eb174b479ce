import type { TeachingLink } from '@lyceum/contract/question'
import { useState } from 'react'
import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { clockOf } from '../../preview/question-details.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { text } from '../text/index.ts'

type LinksFormProps = {
  readonly links: readonly TeachingLink[]
  readonly onChange: (links: readonly TeachingLink[]) => void
}

const icons = { lesson: 'play', file: 'file', page: 'link' } as const

/** The material that teaches the answer: moments of lessons, documents, pages. */
export function LinksForm({ links, onChange }: LinksFormProps) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{t.links}</b>
        <small>{t.linksHint}</small>
      </p>
      {links.length > 0 && (
        <ul className="bank-links">
          {withPosition(links).map((link) => (
            <li key={link.at}>
              <Icon name={icons[link.kind]} size={16} />
              <span className="ly-clamp-1">{link.title}</span>
              {link.kind === 'lesson' && <small>{clockOf(link.second)}</small>}
              <IconButton
                icon="close"
                isRemoval
                label={t.removeLink(link.title)}
                onClick={() => onChange(links.filter((_, at) => at !== link.at))}
              />
            </li>
          ))}
        </ul>
      )}
      {links.length < 10 && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          <Icon name="plus" size={14} />
          {t.linkAdd}
        </Button>
      )}
      {isOpen && (
        <LinkDialog
          onClose={() => setIsOpen(false)}
          onLink={(link) => {
            onChange([...links, link])
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}
