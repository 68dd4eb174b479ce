import { getStudyCaptcha } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'
import './code-dialog.css'

type CodeDialogProps = {
  /** Rejects when the code was wrong. */
  readonly onCode: (codeId: string, code: string) => Promise<void>
  readonly onClose: () => void
}

/** B-252, B-253: the presence code asked for during study. It closes by itself; progress is kept. */
export function CodeDialog({ onCode, onClose }: CodeDialogProps) {
  const t = useText(text)
  const [turn, setTurn] = useState(0)
  const [fault, setFault] = useState('')
  const { data: picture } = useQuery({
    queryKey: [getStudyCaptcha.path, turn],
    queryFn: () => call(getStudyCaptcha, {}),
    staleTime: Infinity,
    gcTime: 0,
  })
  const another = (why: string) => {
    setFault(why)
    setTurn(turn + 1)
  }
  return (
    <Modal title={t.code.title} width={420} onClose={onClose}>
      {picture && (
        <Typing
          key={picture.id}
          picture={picture}
          fault={fault}
          onCode={(code) => void onCode(picture.id, code).then(onClose, () => another(t.code.wrong))}
          onAnother={() => another('')}
          onLate={onClose}
        />
      )}
    </Modal>
  )
}

type TypingProps = {
  readonly picture: { readonly image: string; readonly closesIn: number }
  readonly fault: string
  readonly onCode: (code: string) => void
  readonly onAnother: () => void
  readonly onLate: () => void
}

function Typing({ picture, fault, onCode, onAnother, onLate }: TypingProps) {
  const t = useText(text)
  const [left, setLeft] = useState(picture.closesIn)
  const [code, setCode] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onLate()), 1000)
    return () => clearTimeout(timer)
  }, [left, onLate])
  return (
    <form
      className="study-code"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <p>{t.code.hint(left)}</p>
      <img src={picture.image} alt={t.code.picture} width={198} height={66} />
      <Input
        value={code}
        aria-label={t.code.label}
        autoComplete="off"
        onChange={({ target }) => setCode(target.value)}
      />
      {fault !== '' && <p role="alert">{fault}</p>}
      <div>
        <Button onClick={onAnother}>{t.code.again}</Button>
        <Button look="primary" type="submit" disabled={code.trim() === ''}>
          {t.code.confirm}
        </Button>
      </div>
    </form>
  )
}
