import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { text } from '../text/index.ts'
import './comment.css'

type CommentWriterProps = {
  readonly placeholder?: string
  readonly limit?: number
  /** Beside the field: the writer's portrait. */
  readonly portrait?: ReactNode
  readonly isSmall?: boolean
  /** Rejects when the words did not get out, and tells why itself. */
  readonly onPublish: (text: string) => Promise<void>
}

/** A field to say something. It empties itself once the words are out, and keeps them when that fails. */
export function CommentWriter({
  placeholder,
  limit = 500,
  portrait,
  isSmall = false,
  onPublish,
}: CommentWriterProps) {
  const t = useText(text).comments
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isReady = words.trim() !== ''

  async function publish() {
    setIsBusy(true)
    try {
      await onPublish(words.trim())
      setWords('')
    } catch {
      // Whoever publishes has said why; the words stay where they are.
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={`ly-comment-writer${isSmall ? ' ly-comment-writer-small' : ''}`}>
      {portrait}
      <div>
        <TextArea
          aria-label={placeholder ?? t.write}
          placeholder={placeholder ?? t.write}
          value={words}
          limit={limit}
          rows={isSmall ? 2 : 3}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button look="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </div>
    </div>
  )
}
