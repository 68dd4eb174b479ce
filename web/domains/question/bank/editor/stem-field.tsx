import type { DocumentTree } from '@lyceum/contract/kit'
import type { Pictures } from '#domains/file'
import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { freshName } from './draft.ts'
import { text } from './text/index.ts'
import { blanksIn } from './plain-text-tree.ts'

type StemFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly tree: DocumentTree
  readonly onChange: (tree: DocumentTree) => void
  readonly pictures: Pictures
  readonly hasBlanks?: boolean
}

/** Rich text with pictures; with blanks, a button inserts one at the cursor. */
export function StemField({ label, hint, tree, onChange, pictures, hasBlanks = false }: StemFieldProps) {
  const t = useText(text)
  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </p>
      <DocumentEditor
        label={label}
        tree={tree}
        onChange={onChange}
        addressOf={pictures.addressOf}
        onPicture={pictures.bring}
        {...(hasBlanks
          ? { phrase: { label: t.addBlank, text: () => `{{${freshName(blanksIn(tree))}}}` } }
          : {})}
      />
    </div>
  )
}
