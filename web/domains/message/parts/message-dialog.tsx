import { deleteMessages, getMessage } from '@lyceum/contract/message'
import type { Endpoint } from '@lyceum/contract/kit'
import { useEffect } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'

type DialogProps = {
  readonly id: string
  readonly refresh: readonly Endpoint[]
  readonly onClose: () => void
}

/** A message whole; to open it is to read it. */
export function MessageDialog({ id, refresh, onClose }: DialogProps) {
  const t = useText(text)
  const zone = useZone()
  const { mutate: open, data } = useCommand(getMessage, { refresh })
  const remove = useCommand(deleteMessages, { refresh })
  useEffect(() => open({ id }), [open, id])
  return (
    <Modal
      title={data?.title ?? t.title}
      onClose={onClose}
      footer={
        <>
          <Button
            look="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ ids: [id] }, { onSuccess: onClose })}
          >
            {t.remove}
          </Button>
          {data?.link && (
            <ButtonLink look="primary" to={data.link}>
              {t.go}
            </ButtonLink>
          )}
        </>
      }
    >
      {data ? (
        <>
          <p className="message-body">{data.body}</p>
          <time className="message-time">{shownTime(data.at, zone)}</time>
        </>
      ) : (
        <Skeleton width="60%" />
      )}
    </Modal>
  )
}
