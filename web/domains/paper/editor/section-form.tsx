import type { PaperKind } from '@lyceum/contract/question'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { text } from '../text/index.ts'
import { ItemList } from './item-list.tsx'
import { countOf, type Paper, scoreOf, type Section } from './paper-draft.ts'
import { RuleList } from './rule-list.tsx'

type SectionFormProps = {
  readonly at: number
  readonly kind: PaperKind
  readonly section: Section
  /** The section as saved on the server; undefined when not saved yet. */
  readonly stored: Paper['sections'][number] | undefined
  /** All questions on the paper. */
  readonly taken: ReadonlySet<string>
  readonly isLocked: boolean
  readonly isOnly: boolean
  readonly onChange: (change: Partial<Section>) => void
  readonly onRemove: () => void
  readonly onUp: () => void
}

/** A section: its title, its total, and its questions or rules. */
export function SectionForm(props: SectionFormProps) {
  const { at, kind, section, stored, taken, isLocked, isOnly, onChange, onRemove, onUp } = props
  const t = useText(text)
  return (
    <section className="paper-section" aria-label={section.title || t.section}>
      <header>
        <input
          className="paper-section-title"
          aria-label={t.sectionAt(at + 1)}
          maxLength={60}
          readOnly={isLocked}
          value={section.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <small>{t.sectionSum(countOf(section), scoreOf(section))}</small>
        {!isLocked && (
          <span>
            <IconButton icon="up" label={t.sectionUp} disabled={at === 0} onClick={onUp} />
            <IconButton icon="trash" isRemoval label={t.removeSection} disabled={isOnly} onClick={onRemove} />
          </span>
        )}
      </header>
      {kind === 'fixed' ? (
        <ItemList
          items={section.items}
          taken={taken}
          isLocked={isLocked}
          onChange={(items) => onChange({ items })}
        />
      ) : (
        <RuleList
          rules={section.rules}
          stored={stored?.rules}
          isLocked={isLocked}
          onChange={(rules) => onChange({ rules })}
        />
      )}
    </section>
  )
}
