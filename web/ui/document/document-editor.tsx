/* eslint-disable jsx-a11y/prefer-tag-over-role -- no field of a form holds headings, lists and tables */
import type { DocumentTree } from '@lyceum/contract/kit'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { draw } from './edit-commands.ts'
import { readBlocks } from './read-blocks.ts'
import { type Phrase, type PictureStore, WriterTools } from './writer-tools.tsx'
import { writeBlocks } from './write-blocks.ts'
import './document.css'

type DocumentEditorProps = {
  readonly label: string
  /** The initial text; another text needs another `key`. */
  readonly tree: DocumentTree
  readonly onChange: (tree: DocumentTree) => void
  readonly addressOf: (fileId: string) => string | undefined
  /** Stores a picture; without it none can be inserted. Undefined: it was rejected, and the error was shown. */
  readonly onPicture?: PictureStore
  /** Text inserted at the caret by one press: the blank of a question. */
  readonly phrase?: Phrase
  readonly placeholder?: string
  readonly isLocked?: boolean
}

/**
 * Edits a long text as a tree. It uses the browser's own editing, with its undo and shortcuts; pasted content becomes
 * plain text, and typed content is read back block by block, so that only the tree is stored.
 */
export function DocumentEditor(props: DocumentEditorProps) {
  const { label, tree, onChange, addressOf, onPicture, phrase, placeholder, isLocked = false } = props
  const page = useRef<HTMLDivElement>(null)
  const first = useRef({ tree, addressOf })
  const [isEmpty, setIsEmpty] = useState(tree.blocks.length === 0)

  useEffect(() => {
    const { tree: begun, addressOf: find } = first.current
    page.current?.replaceChildren(...writeBlocks(begun, find))
  }, [])

  function read() {
    if (!page.current) return
    const next = readBlocks(page.current)
    setIsEmpty(next.blocks.length === 0)
    onChange(next)
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    draw('insertText', event.clipboardData.getData('text/plain'))
  }

  return (
    <div className="ly-writer">
      {!isLocked && <WriterTools page={page} onChanged={read} onPicture={onPicture} phrase={phrase} />}
      <div
        ref={page}
        className={`ly-prose ly-writer-page${isEmpty ? ' ly-writer-empty' : ''}`}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        data-placeholder={placeholder}
        contentEditable={!isLocked}
        suppressContentEditableWarning
        onFocus={() => draw('defaultParagraphSeparator', 'p')}
        onInput={read}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
      />
    </div>
  )
}
