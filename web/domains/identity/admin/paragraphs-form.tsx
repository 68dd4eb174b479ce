import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Icon } from '#ui/picture/icon'
import type { Paragraph, TextInLocale } from './agreement.ts'
import { text } from './text/index.ts'

type ParagraphsFormProps = {
  readonly localeText: TextInLocale
  readonly onWrite: (localeText: TextInLocale) => void
}

/** The title and the paragraphs of one language. */
export function ParagraphsForm({ localeText, onWrite }: ParagraphsFormProps) {
  const t = useText(text)
  const { title, paragraphs } = localeText
  const put = (paragraphs: readonly Paragraph[]) => onWrite({ title, paragraphs: [...paragraphs] })
  return (
    <div className="paragraphs">
      <Field label={t.agreementTitle} isRequired>
        {(names) => (
          <Input
            {...names}
            value={title}
            maxLength={80}
            onChange={({ target }) => onWrite({ title: target.value, paragraphs })}
          />
        )}
      </Field>
      <ol>
        {withPosition(paragraphs).map(({ at, ...paragraph }) => (
          <ParagraphFields
            key={at}
            at={at}
            isLast={at === paragraphs.length - 1}
            paragraph={paragraph}
            onWrite={(next) => put(paragraphs.with(at, next))}
            onRemove={() => put(paragraphs.toSpliced(at, 1))}
            onMove={(to) => put(paragraphs.toSpliced(at, 1).toSpliced(to, 0, paragraph))}
          />
        ))}
      </ol>
      <Button onClick={() => put([...paragraphs, { heading: '', text: '' }])}>
        <Icon name="plus" size={16} />
        {t.addParagraph}
      </Button>
    </div>
  )
}

type ParagraphFieldsProps = {
  readonly at: number
  readonly isLast: boolean
  readonly paragraph: Paragraph
  readonly onWrite: (paragraph: Paragraph) => void
  readonly onRemove: () => void
  readonly onMove: (to: number) => void
}

function ParagraphFields({ at, isLast, paragraph, onWrite, onRemove, onMove }: ParagraphFieldsProps) {
  const t = useText(text)
  const name = t.paragraph(at + 1)
  const acts = [
    { icon: 'up', label: t.moveUp(name), isOff: at === 0, act: () => onMove(at - 1) },
    { icon: 'down', label: t.moveDown(name), isOff: isLast, act: () => onMove(at + 1) },
    { icon: 'trash', label: t.removeParagraph(name), isOff: false, act: onRemove },
  ] as const
  return (
    <li>
      <div className="paragraph-head">
        <b>{name}</b>
        {acts.map(({ icon, label, isOff, act }) => (
          <button key={icon} type="button" aria-label={label} title={label} disabled={isOff} onClick={act}>
            <Icon name={icon} size={16} />
          </button>
        ))}
      </div>
      <Input
        aria-label={t.headingOf(name)}
        placeholder={t.heading}
        value={paragraph.heading}
        maxLength={120}
        onChange={({ target }) => onWrite({ ...paragraph, heading: target.value })}
      />
      <TextArea
        aria-label={t.textOf(name)}
        placeholder={t.text}
        rows={4}
        limit={5000}
        value={paragraph.text}
        onChange={({ target }) => onWrite({ ...paragraph, text: target.value })}
      />
    </li>
  )
}
