import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'
import type { Link } from './link.ts'

type RemoveLinkProps = {
  readonly link: Link
  readonly onRemove: (link: Link) => void
  readonly onClose: () => void
}

/** Confirms removing a link. */
export function RemoveLink({ link, onRemove, onClose }: RemoveLinkProps) {
  const t = useText(text)
  return (
    <Modal
      title={t.removeTitle(link.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="danger" onClick={() => onRemove(link)}>
            {t.remove}
          </Button>
        </>
      }
    >
      <p>{t.removeHint}</p>
    </Modal>
  )
}
