import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** A private calendar feed URL; created, replaced and revoked here. */
export function Feed() {
  const t = useText(text).feed
  const feed = useQuery({ ...read(getCalendarFeed), meta: { quiet: true } })
  const open = useCommand(openCalendarFeed, { refresh: [getCalendarFeed] })
  const close = useCommand(closeCalendarFeed, { refresh: [getCalendarFeed] })
  const [asks, setAsks] = useState(false)
  const address = open.data && `${location.origin}${open.data.address}`

  function end() {
    open.reset()
    close.mutate({}, { onSuccess: () => showSuccess(t.closed) })
  }

  return (
    <section className="calendar-feed">
      <SectionHead title={t.title} />
      <p>{t.hint}</p>
      {address && <Address address={address} />}
      <div className="calendar-feed-acts">
        {feed.data?.since ? (
          <>
            <Since since={feed.data.since} readAt={feed.data.readAt} />
            <Button isBusy={open.isPending} onClick={() => setAsks(true)}>
              {t.again}
            </Button>
            <Button look="quiet" isBusy={close.isPending} onClick={end}>
              {t.close}
            </Button>
          </>
        ) : (
          <Button look="soft" isBusy={open.isPending} onClick={() => open.mutate({})}>
            {t.make}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t.again}
          confirm={t.again}
          onConfirm={() => {
            setAsks(false)
            open.mutate({})
          }}
          onClose={() => setAsks(false)}
        >
          {t.askAgain}
        </ConfirmDialog>
      )}
    </section>
  )
}

function Address({ address }: { readonly address: string }) {
  const t = useText(text).feed
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    showSuccess(t.copied)
  }
  return (
    <div className="calendar-address">
      <Input readOnly aria-label={t.address} value={address} onFocus={({ target }) => target.select()} />
      <Button look="primary" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <p>{t.once}</p>
    </div>
  )
}

function Since({ since, readAt }: { readonly since: string; readonly readAt: string | null }) {
  const t = useText(text).feed
  const zone = useZone()
  return (
    <span>
      {t.since(shownTime(since, zone).slice(0, 10))} · {readAt ? t.readAt(shownTime(readAt, zone)) : t.unread}
    </span>
  )
}
