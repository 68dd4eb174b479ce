import type { ModuleContent } from '@lyceum/contract/course'
import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'

type MarksProps = {
  readonly editor: Editor
  readonly module: Extract<ModuleContent, { type: 'VOD' | 'AUD' }>
}

/** Places in a recording that learners can jump to by name. */
export function Marks({ editor, module }: MarksProps) {
  const t = useText(text).module
  const { body } = module
  const set = (marks: typeof body.marks) => editor.changeModule(module, { body: { ...body, marks } })
  return (
    <div className="ly-field">
      <span className="ly-field-label">{t.marks}</span>
      {body.marks.map((mark, i) => (
        // The index identifies a mark because two marks may be equal.
        // eslint-disable-next-line react/no-array-index-key -- see above
        <div className="body-mark" key={i}>
          <Seconds
            label={t.markTime}
            value={mark.second}
            onChange={(second) => set(body.marks.map((item, at) => (at === i ? { ...item, second } : item)))}
          />
          <Input
            aria-label={t.markTitle}
            placeholder={t.markTitle}
            maxLength={60}
            value={mark.title}
            disabled={editor.isLocked}
            onChange={({ target }) =>
              set(body.marks.map((item, at) => (at === i ? { ...item, title: target.value } : item)))
            }
          />
          {!editor.isLocked && (
            <IconButton
              icon="close"
              isRemoval
              label={t.removeMark}
              onClick={() => set(body.marks.filter((_, at) => at !== i))}
            />
          )}
        </div>
      ))}
      {!editor.isLocked && body.marks.length < 100 && (
        <div>
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              set([...body.marks, { second: (body.marks.at(-1)?.second ?? -60) + 60, title: '' }])
            }
          >
            <Icon name="plus" size={14} />
            {t.addMark}
          </Button>
        </div>
      )}
    </div>
  )
}

type SecondsProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A time as a player shows it: 03:31. */
function Seconds({ label, value, onChange }: SecondsProps) {
  const [typed, setTyped] = useState<string>()
  const two = (number: number) => String(number).padStart(2, '0')
  return (
    <Input
      aria-label={label}
      value={typed ?? `${two(Math.floor(value / 60))}:${two(value % 60)}`}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const parts = (typed ?? '').split(/[:：]/).map(Number)
        setTyped(undefined)
        if (typed !== undefined && parts.every((part) => Number.isInteger(part) && part >= 0))
          onChange(
            Math.min(
              parts.reduce((sum, part) => sum * 60 + part, 0),
              360_000,
            ),
          )
      }}
    />
  )
}
