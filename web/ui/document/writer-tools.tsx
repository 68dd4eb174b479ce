import { type RefObject, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'
import { Modal } from '../layout/modal.tsx'
import { Icon, type IconName } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import { draw, lineKind } from './edit-commands.ts'
import { isWebAddress } from './read-blocks.ts'
import { usePlace } from './use-caret-place.ts'
import { emptyTable, pictureNode } from './write-blocks.ts'

/** Stores a picture and returns its address; undefined: it was rejected, and the error was shown. */
export type PictureStore = (file: File) => Promise<{ readonly id: string; readonly url: string } | undefined>

/** Text that is often inserted, with its own button. */
export type Phrase = { readonly label: string; readonly text: () => string }

type Tool = {
  readonly name: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote'
  readonly command: string
  readonly value?: string
}

const marks: readonly Tool[] = [
  { name: 'bold', command: 'bold' },
  { name: 'italic', command: 'italic' },
  { name: 'underline', command: 'underline' },
  { name: 'heading', command: 'formatBlock', value: 'h3' },
  { name: 'bullets', command: 'insertUnorderedList' },
  { name: 'numbers', command: 'insertOrderedList' },
  { name: 'quote', command: 'formatBlock', value: 'blockquote' },
]

type WriterToolsProps = {
  readonly page: RefObject<HTMLDivElement | null>
  readonly onChanged: () => void
  readonly onPicture: PictureStore | undefined
  readonly phrase: Phrase | undefined
}

/** The toolbar: formatting and inserting. */
export function WriterTools({ page, onChanged, onPicture, phrase }: WriterToolsProps) {
  const t = useText(text).document
  const place = usePlace(page)
  const [isLinking, setIsLinking] = useState(false)

  function run(command: string, value?: string) {
    place.restore()
    // A second press on a heading or a quote makes it a paragraph again.
    const isOn = command === 'formatBlock' && lineKind() === value
    draw(command, isOn ? 'p' : value)
    onChanged()
  }

  function put(node: Node) {
    place.insert(node)
    onChanged()
  }

  return (
    <div className="ly-writer-tools" role="toolbar" aria-label={t.tools}>
      {marks.map(({ name, command, value }) => (
        <ToolButton key={name} icon={name} label={t[name]} onPress={() => run(command, value)} />
      ))}
      {onPicture && (
        <PictureTool
          label={t.image}
          onFile={async (file) => {
            const stored = await onPicture(file)
            if (stored) put(pictureNode(stored, file.name.replace(/\.\w+$/, '')))
          }}
        />
      )}
      <ToolButton icon="link" label={t.link} onPress={() => setIsLinking(true)} />
      <ToolButton icon="table" label={t.table} onPress={() => put(emptyTable(3, 3))} />
      <ToolButton icon="undo" label={t.undo} onPress={() => run('undo')} />
      <ToolButton icon="redo" label={t.redo} onPress={() => run('redo')} />
      {phrase && (
        <span className="ly-writer-phrase">
          <Button
            size="small"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run('insertText', phrase.text())}
          >
            <Icon name="plus" size={14} />
            {phrase.label}
          </Button>
        </span>
      )}
      {isLinking && (
        <LinkDialog
          onLink={(address) => {
            setIsLinking(false)
            run(address ? 'createLink' : 'unlink', address)
          }}
          onClose={() => setIsLinking(false)}
        />
      )}
    </div>
  )
}

type ToolButtonProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => void }

/** Pressing a tool keeps the caret. */
function ToolButton({ icon, label, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="ly-writer-tool"
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

type PictureToolProps = { readonly label: string; readonly onFile: (file: File) => Promise<void> }

function PictureTool({ label, onFile }: PictureToolProps) {
  return (
    <label className="ly-writer-tool" title={label}>
      <Icon name="image" />
      <input
        type="file"
        className="ly-hidden"
        accept="image/png,image/jpeg"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void onFile(file)
        }}
      />
    </label>
  )
}

type LinkDialogProps = { readonly onLink: (address: string) => void; readonly onClose: () => void }

function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const t = useText(text).document
  const [address, setAddress] = useState('https://')
  return (
    <Modal
      title={t.link}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onLink('')}>{t.unlink}</Button>
          <Button look="primary" disabled={!isWebAddress(address)} onClick={() => onLink(address)}>
            {t.apply}
          </Button>
        </>
      }
    >
      <Field label={t.linkTo} hint={t.linkHint}>
        {(names) => (
          <Input {...names} type="url" value={address} onChange={({ target }) => setAddress(target.value)} />
        )}
      </Field>
    </Modal>
  )
}
