import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import { pictureAddress } from '../poster.ts'
import { text } from './text/index.ts'
import { type Problem, problemWith } from './setting-check.ts'
import type { SettingEntry } from './setting-list.ts'

type TypedSettingProps = {
  readonly id: string
  readonly entry: SettingEntry
  readonly value: string
  readonly onSave: (value: string) => void
}

/** A typed value: nothing is sent until it is saved, by button or Enter; Escape takes it back. */
export function TypedSetting({ id, entry, value, onSave }: TypedSettingProps) {
  const t = useText(text).settings
  const [draft, setDraft] = useDraft(value)
  const typed = draft.trim()
  const { kind } = entry
  const problem = problemWith(entry, typed)
  const isChanged = typed !== value

  function save() {
    if (isChanged && !problem) onSave(typed)
  }

  return (
    <form
      className="typed-setting"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Input
        id={id}
        value={draft}
        spellCheck={false}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        aria-invalid={problem !== undefined}
        {...(kind === 'address' ? { placeholder: 'https://', inputMode: 'url' } : {})}
        {...(kind === 'number' ? { inputMode: 'numeric' } : {})}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(value)
        }}
      />
      {isChanged && (
        <span className="typed-setting-buttons">
          <Button type="submit" look="primary" disabled={problem !== undefined}>
            {t.save}
          </Button>
          <Button look="quiet" onClick={() => setDraft(value)}>
            {t.cancel}
          </Button>
        </span>
      )}
      {kind === 'picture' && value !== '' && <Preview address={pictureAddress(value)} />}
      {problem && (
        <p className="setting-error" id={`${id}-problem`}>
          <Icon name="warning" size={14} />
          {sentenceOf(problem, t)}
        </p>
      )}
    </form>
  )
}

/** What is being typed; when the saved value changes underneath, it starts again from there. */
function useDraft(value: string) {
  const [{ from, draft }, set] = useState({ from: value, draft: value })
  if (from !== value) set({ from: value, draft: value })
  return [draft, (draft: string) => set({ from: value, draft })] as const
}

/** The picture as it is now; a file that is not there leaves no broken frame behind. */
function Preview({ address }: { readonly address: string }) {
  const [isBroken, setIsBroken] = useState(false)
  return isBroken ? null : (
    <img className="typed-setting-preview" src={address} alt="" onError={() => setIsBroken(true)} />
  )
}

function sentenceOf(
  problem: Problem,
  t: {
    readonly badAddress: string
    readonly tooLong: (max: number) => string
    readonly outOfRange: (min: number, max: number) => string
  },
) {
  if (problem.is === 'out-of-range') return t.outOfRange(problem.min, problem.max)
  return problem.is === 'bad-address' ? t.badAddress : t.tooLong(problem.max)
}
