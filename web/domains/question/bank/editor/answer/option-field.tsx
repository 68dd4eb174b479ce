import type { DocumentTree } from '@lyceum/contract/kit'
import { type KeyboardEvent, useState } from 'react'
import type { Pictures } from '#domains/file'
import { DocumentEditor } from '#ui/document/document-editor'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { plainFrom, treeFrom } from '../plain-text-tree.ts'

type OptionFieldProps = {
  readonly label: string
  /** The label of the button that opens the larger field. */
  readonly richLabel?: string
  readonly tree: DocumentTree
  readonly onChange: (tree: DocumentTree) => void
  readonly pictures: Pictures
  readonly onEnter?: () => void
}

/** One line of text, or rich text with pictures. */
export function OptionField({ label, richLabel, tree, onChange, pictures, onEnter }: OptionFieldProps) {
  const plain = plainFrom(tree)
  const [isRich, setIsRich] = useState(plain === undefined)
  if (isRich || plain === undefined)
    return (
      <div className="bank-option-rich">
        <DocumentEditor
          label={label}
          tree={tree}
          onChange={onChange}
          addressOf={pictures.addressOf}
          onPicture={pictures.bring}
        />
      </div>
    )
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Input
      aria-label={label}
      maxLength={1000}
      autoComplete="off"
      value={plain}
      onChange={({ target }) => onChange(treeFrom(target.value))}
      onKeyDown={enter}
      end={
        richLabel && (
          <IconButton icon="image" size="small" label={richLabel} onClick={() => setIsRich(true)} />
        )
      }
    />
  )
}
