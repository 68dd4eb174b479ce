import { useEffect, useState } from 'react'
import { dropTyping, typingOf } from '#lib/storage/form-draft'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { LinkDialog, type OpenDialog } from './link-dialog.tsx'
import { isOpenForm } from './link.ts'
import { formName } from './link-form.tsx'
import { LinkTable } from './link-table.tsx'
import { text } from './text/index.ts'
import { useLinkChanges, useLinks } from './use-links.ts'
import './links-page.css'

/** The footer links: add, change, remove. */
export function LinksPage() {
  const t = useText(text)
  const { links, isError, refetch } = useLinks()
  const changes = useLinkChanges()
  const [open, setOpen] = useState(formBeforeLogin)
  useEffect(dropTyping, [])
  const isEmpty = links?.length === 0
  usePageTitle(t.title)

  const addButton = (
    <Button look="primary" onClick={() => setOpen({ is: 'form', link: undefined })}>
      <Icon name="plus" size={16} />
      {t.add}
    </Button>
  )

  return (
    <>
      <header className="links-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{links ? t.lead(links.length) : <Skeleton width="240px" />}</p>
        </div>
        {!isEmpty && addButton}
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {isEmpty && (
        <Empty kind="start" title={t.empty} hint={t.emptyHint}>
          {addButton}
        </Empty>
      )}
      {links && !isEmpty && (
        <LinkTable
          links={links}
          onOrder={changes.order}
          onEdit={(link) => setOpen({ is: 'form', link })}
          onRemove={(link) => setOpen({ is: 'remove', link })}
        />
      )}
      {open && <LinkDialog open={open} changes={changes} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Restores the form that was open when the session expired. */
function formBeforeLogin(): OpenDialog | undefined {
  const saved = typingOf(formName, isOpenForm)
  return saved && { is: 'form', ...saved }
}
