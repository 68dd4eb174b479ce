import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#lib/text'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { text } from '../text/index.ts'

/** Asks before unsaved changes are lost by navigating or by closing the tab. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useText(text).leave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const preventLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventLeave)
    return () => removeEventListener('beforeunload', preventLeave)
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
