import { getTodoCount, getTopCount, listDue } from '@lyceum/contract/home'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useDue, useUnread } from '#domains/home'
import { messageQuery } from '#domains/message'
import { useHint } from '#lib/live'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { badgeOf } from '../shell/count-words.ts'
import { text } from '../text/index.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/** What waits for the person, and what has been written to them. */
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

/** A message that comes while the page is open changes the numbers at once. */
function useFreshCounts(): void {
  const client = useQueryClient()
  const look = useCallback(() => {
    for (const { path } of [getTopCount, getTodoCount, listDue])
      void client.invalidateQueries({ queryKey: [path] })
  }, [client])
  useHint('message', look)
}

type WaitingButtonProps = { readonly total: number; readonly onOpen: () => void }

/** Opens what waits for the person, with the number of what is due; notices and mail are not. */
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

/** The way to the unread messages, with their number. */
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

/** A number on an icon, in the words that its name has too; at zero there is none. */
function Badge({ shown }: { readonly shown: string }) {
  return shown && <span className="nav-badge">{shown}</span>
}
