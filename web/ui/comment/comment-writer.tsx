import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { text } from '../text/index.ts'
import './comment.css'

type CommentWriterProps = {
  readonly placeholder?: string
  readonly limit?: number
  /** The writer's portrait beside the field. */
  readonly portrait?: ReactNode
  readonly isSmall?: boolean
  /** Rejects when publishing failed, and shows the error itself. */
  readonly onPublish: (text: string) => Promise<void>
}

/** A field for a comment. It is cleared after publishing, and keeps the text when that fails. */
export function CommentWriter({
  placeholder,
  limit = 500,
  portrait,
  isSmall = false,
  onPublish,
}: CommentWriterProps) {
  const t = useText(text).comments
  const [draft, setDraft] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isReady = draft.trim() !== ''

  async function publish() {
    setIsBusy(true)
    try {
      await onPublish(draft.trim())
      setDraft('')
    } catch {
      // The error was shown by `onPublish`; the text stays in the field.
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
          value={draft}
          limit={limit}
          rows={isSmall ? 2 : 3}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button look="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </div>
    </div>
  )
}
