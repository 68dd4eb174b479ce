import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'

type ShownPasswordProps = { readonly password: string; readonly onClose: () => void }

/** Shows a generated password once. */
export function ShownPassword({ password, onClose }: ShownPasswordProps) {
  const t = useText(text).password
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Modal
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void navigator.clipboard.writeText(password).then(() => setIsCopied(true))}>
            <Icon name={isCopied ? 'check' : 'copy'} size={16} />
            {isCopied ? t.copied : t.copy}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p className="person-password">
        <code>{password}</code>
      </p>
      <p>{t.note}</p>
    </Modal>
  )
}
