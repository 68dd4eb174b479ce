import {
  addMedal,
  activities,
  editMedal,
  glyphs,
  type ManagedMedal,
  listManagedMedals,
  type MedalSheet,
  tiers,
} from '@lyceum/contract/honor'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { FormDialog } from '#ui/overlay/form-dialog'
import { Medal } from '#ui/picture/reward/medal'
import { text } from './text/index.ts'

type MedalDialogProps = { readonly medal: ManagedMedal | undefined; readonly onClose: () => void }

const blank: MedalSheet = { name: '', words: '', glyph: 'book', tier: 'bronze', deed: 'course', needed: 1 }

function sheetOf(medal: ManagedMedal | undefined): MedalSheet {
  if (!medal) return blank
  const { name, words, glyph, tier, deed: activity, needed, pictureId, isRetired } = medal
  return { name, words, glyph, tier, deed: activity, needed, pictureId, isRetired }
}

/** Creates or edits a medal: its name, picture and condition. */
export function MedalDialog({ medal, onClose }: MedalDialogProps) {
  const t = useText(text)
  const [sheet, setSheet] = useState(() => sheetOf(medal))
  const [needed, setNeeded] = useState(String(sheet.needed))
  const add = useCommand(addMedal, { refresh: [listManagedMedals] })
  const edit = useCommand(editMedal, { refresh: [listManagedMedals], awaitRefresh: true })
  const isWhole = /^[1-9]\d{0,6}$/.test(needed) && Number(needed) <= 1_000_000
  const isNamed = sheet.name.trim() !== ''
  const change = (part: Partial<MedalSheet>) => setSheet({ ...sheet, ...part })

  async function save() {
    const whole = { ...sheet, needed: Number(needed) }
    if (medal) await edit.mutateAsync({ id: medal.id, ...whole, revision: medal.revision })
    else await add.mutateAsync(whole)
    showSuccess(t.saved)
    onClose()
  }

  return (
    <FormDialog
      title={medal ? t.editMedal : t.addMedal}
      className="honours-form"
      isBusy={add.isPending || edit.isPending}
      isRight={isWhole && isNamed}
      onSubmit={save}
      onClose={onClose}
      above={
        <div className="honours-preview">
          <Medal tier={sheet.tier} glyph={sheet.glyph} size={120} />
        </div>
      }
    >
      {(shownError) => (
        <>
          <Field label={t.name} isRequired error={shownError(isNamed ? undefined : t.nameWrong)}>
            {(names) => (
              <Input
                {...names}
                maxLength={20}
                value={sheet.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field label={t.description} hint={t.descriptionHint}>
            {(names) => (
              <Input
                {...names}
                maxLength={100}
                value={sheet.words}
                onChange={({ target }) => change({ words: target.value })}
              />
            )}
          </Field>
          <Choice
            label={t.glyph}
            options={glyphs}
            value={sheet.glyph}
            words={t.glyphs}
            onChoose={(glyph) => change({ glyph })}
          />
          <Choice
            label={t.tier}
            options={tiers}
            value={sheet.tier}
            words={t.tiers}
            onChoose={(tier) => change({ tier })}
          />
          <Choice
            label={t.deed}
            options={activities}
            value={sheet.deed}
            words={t.deeds}
            onChoose={(activity) => change({ deed: activity })}
          />
          <Field label={t.needed} isRequired error={shownError(isWhole ? undefined : t.neededWrong)}>
            {(names) => (
              <Input
                {...names}
                inputMode="numeric"
                value={needed}
                onChange={({ target }) => setNeeded(target.value)}
              />
            )}
          </Field>
          <Checkbox
            checked={sheet.isRetired ?? false}
            onChange={({ target }) => change({ isRetired: target.checked })}
          >
            {t.isRetired}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly options: readonly Value[]
  readonly value: Value
  readonly words: Readonly<Record<Value, string>>
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value, words, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(names) => (
        <Select
          {...names}
          value={value}
          options={options.map((option) => ({ value: option, title: words[option] }))}
          onChange={({ target }) => {
            const chosen = options.find((option) => option === target.value)
            if (chosen) onChoose(chosen)
          }}
        />
      )}
    </Field>
  )
}
