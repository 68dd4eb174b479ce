import { deleteMessages, getMessage } from '@lyceum/contract/message'
import { useEffect } from 'react'
import { useZone } from '#domains/site'
import { type CommandOptions, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'

type DialogProps = {
  readonly id: string
  readonly also: Pick<CommandOptions, 'refresh' | 'topics'>
  readonly onClose: () => void
}

/** A whole message; opening marks it as read. */
export function MessageDialog({ id, also, onClose }: DialogProps) {
  const t = useText(text)
  const zone = useZone()
  const { mutate: open, data } = useCommand(getMessage, also)
  const remove = useCommand(deleteMessages, also)
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
