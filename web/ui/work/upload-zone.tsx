import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#lib/text'
import { Progress } from '../data/progress.tsx'
import { FileGlyph, type FileKind } from '../picture/file/file-glyph.tsx'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import './upload-zone.css'

type UploadZoneProps = {
  /** What is accepted: “PDF、Word 或图片，不超过 20 MB”. */
  readonly hint: string
  readonly accept?: string
  readonly isMany?: boolean
  readonly isDisabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A drop zone and file chooser. The page handles the files. */
export function UploadZone(props: UploadZoneProps) {
  const { hint, accept, isMany = false, isDisabled = false, onFiles } = props
  const t = useText(text).upload
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (!isDisabled && files.length > 0) onFiles(isMany ? files : files.slice(0, 1))
  }

  return (
    <div
      className={`ly-upload${isOver ? ' ly-upload-over' : ''}`}
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={28} />
      <label>
        {t.drop}
        <b>{t.choose}</b>
        <input
          type="file"
          accept={accept}
          multiple={isMany}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={take}
        />
      </label>
      <small id={id}>{hint}</small>
    </div>
  )
}

type UploadRowProps = {
  readonly name: string
  readonly kind: FileKind
  /** The size, or what went wrong. */
  readonly note?: ReactNode
  /** In progress, 0 to 100. */
  readonly percent?: number | undefined
  readonly isFailed?: boolean
  readonly onRetry?: (() => void) | undefined
  readonly onRemove: () => void
}

/** One file, uploading or uploaded. */
export function UploadRow({
  name,
  kind,
  note,
  percent,
  isFailed = false,
  onRetry,
  onRemove,
}: UploadRowProps) {
  const t = useText(text)
  return (
    <li className={`ly-upload-row${isFailed ? ' ly-upload-failed' : ''}`}>
      <FileGlyph kind={kind} />
      <span className="ly-upload-words">
        <span className="ly-clamp-1">{name}</span>
        {percent === undefined ? (
          <small>{isFailed ? t.upload.failed : note}</small>
        ) : (
          <Progress percent={percent} isThin hasNumber label={name} />
        )}
      </span>
      {onRetry && (
        <button type="button" className="ly-link" onClick={onRetry}>
          {t.retry}
        </button>
      )}
      <button
        type="button"
        className="ly-upload-remove"
        aria-label={t.upload.remove(name)}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
