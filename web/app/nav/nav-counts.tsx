import { getTodoCount, getTopCount, listDue } from '@lyceum/contract/home'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useDue, useUnread } from '#domains/home'
import { messageQuery } from '#domains/message'
import { useHint } from '#lib/page/server-hints'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { badgeOf } from '../shell/format-count.ts'
import { text } from '../text/index.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/** The counts of to-dos and unread messages. */
export function NavCounts() {
  useFreshCounts()
  const due = useDue()
  const unread = useUnread()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <WaitingButton total={due?.total ?? 0} onOpen={() => setIsOpen(true)} />
      <MailLink unread={unread} />
      {isOpen && <WaitingDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A message pushed while the page is open updates the counts. */
function useFreshCounts(): void {
  const client = useQueryClient()
  const look = useCallback(() => {
    for (const { path } of [getTopCount, getTodoCount, listDue])
      void client.invalidateQueries({ queryKey: [path] })
  }, [client])
  useHint('message', look)
}

type WaitingButtonProps = { readonly total: number; readonly onOpen: () => void }

/** Opens the to-do dialog, with the number of due items, without notices and mail. */
export function WaitingButton({ total, onOpen }: WaitingButtonProps) {
  const t = useText(text).nav
  const shown = badgeOf(total)
  return (
    <button type="button" className="nav-icon" aria-label={t.waiting(shown)} onClick={onOpen}>
      <Icon name="tasks" size={20} />
      <Badge shown={shown} />
    </button>
  )
}

/** A link to the unread messages, with their number. */
export function MailLink({ unread }: { readonly unread: number }) {
  const t = useText(text).nav
  const shown = badgeOf(unread)
  return (
    <Link className="nav-icon" to={messageQuery.to({ isRead: 'N' })} aria-label={t.unread(shown)}>
      <Icon name="mail" size={20} />
      <Badge shown={shown} />
    </Link>
  )
}

/** A count on an icon, also part of its accessible name; hidden at zero. */
function Badge({ shown }: { readonly shown: string }) {
  return shown && <span className="nav-badge">{shown}</span>
}
