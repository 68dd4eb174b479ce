import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#lib/text'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { text } from '../text/index.ts'

/** Stands before the door while something is not saved: asks before another page is opened, or the tab is closed. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useText(text).leave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t.title}
      confirm={t.go}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{t.hint}</p>
    </ConfirmDialog>
  )
}
