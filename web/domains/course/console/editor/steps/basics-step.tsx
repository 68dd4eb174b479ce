import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Select } from 'antd'
import { NumberBox } from '#ui/work/number-box'
import { useCategoryOptions } from '../../category-options.ts'
import { NamePicker } from '#ui/work/name-picker'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { CoverChoice } from './cover-choice.tsx'

/** Title, cover, lecturers and description of a course. */
export function BasicsStep({ editor }: { readonly editor: Editor }) {
  const t = useText(text).basics
  const categories = useCategoryOptions()
  const { sheet: state, isLocked, draft } = editor
  const { sheet, change } = state
  return (
    <div className="editor-form">
      <section>
        <h2>{t.appearance}</h2>
        <div className="editor-face">
          <CoverChoice editor={editor} />
          <div className="editor-fields">
            <Field label={t.name} isRequired error={sheet.title.trim() ? undefined : t.nameMissing}>
              {(names) => (
                <Input
                  {...names}
                  value={sheet.title}
                  maxLength={80}
                  disabled={isLocked}
                  onChange={({ target }) => change({ title: target.value })}
                  end={<span className="ly-input-unit">{sheet.title.length} / 80</span>}
                />
              )}
            </Field>
            <Field label={t.summary} hint={t.summaryHint}>
              {(names) => (
                <TextArea
                  {...names}
                  rows={2}
                  limit={500}
                  value={sheet.summary}
                  disabled={isLocked}
                  onChange={({ target }) => change({ summary: target.value })}
                />
              )}
            </Field>
            <div className="editor-pair">
              <Field label={t.category}>
                {({ id }) => (
                  <Select
                    id={id}
                    placeholder={t.noCategory}
                    allowClear={{ label: t.noCategory }}
                    disabled={isLocked}
                    showSearch={{ optionFilterProp: 'label' }}
                    options={categories}
                    value={sheet.categoryId}
                    onChange={(value: string | null | undefined) => change({ categoryId: value ?? null })}
                  />
                )}
              </Field>
              <Field label={t.unit} hint={t.unitHint}>
                {({ id }) => (
                  <NamePicker
                    id={id}
                    label={t.unit}
                    kind="unit"
                    isSingle
                    isLocked={isLocked}
                    chosen={editor.namedAs('unit', [sheet.unitId])}
                    onChoose={(chosen) => change({ unitId: editor.remember('unit', chosen)[0] ?? null })}
                  />
                )}
              </Field>
            </div>
            <Field label={t.lecturers} hint={t.lecturersHint}>
              {({ id }) => (
                <NamePicker
                  id={id}
                  label={t.lecturers}
                  kind="person"
                  isLocked={isLocked}
                  chosen={editor.namedAs('person', sheet.lecturers)}
                  onChoose={(chosen) => change({ lecturers: editor.remember('person', chosen) })}
                />
              )}
            </Field>
          </div>
        </div>
      </section>
      <Figures editor={editor} />
      <section>
        <h2>{t.introduction}</h2>
        <DocumentEditor
          label={t.introduction}
          tree={draft.content.introduction}
          onChange={(introduction) => draft.change((content) => ({ ...content, introduction }))}
          addressOf={editor.addressOf}
          onPicture={(file) => editor.bring(file, 'picture')}
          placeholder={t.introductionHint}
          isLocked={isLocked}
        />
      </section>
    </div>
  )
}

function Figures({ editor: { sheet: state, isLocked } }: { readonly editor: Editor }) {
  const t = useText(text).basics
  const { sheet, change } = state
  const figures = [
    { name: 'hours', max: 999, step: 0.1 },
    { name: 'credits', max: 99, step: 0.5 },
    { name: 'reward', max: 10_000, step: 1 },
  ] as const
  return (
    <section>
      <div className="editor-figures">
        {figures.map(({ name, max, step }) => (
          <Field key={name} label={t[name]}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t[name]}
                max={max}
                step={step}
                isLocked={isLocked}
                value={sheet[name]}
                onChange={(value) => change({ [name]: value ?? 0 })}
              />
            )}
          </Field>
        ))}
        <Switch
          isOn={sheet.isCompulsory}
          isDisabled={isLocked}
          onSwitch={(isCompulsory) => change({ isCompulsory })}
        >
          {t.isCompulsory}
        </Switch>
        <Switch isOn={sheet.isMobile} isDisabled={isLocked} onSwitch={(isMobile) => change({ isMobile })}>
          {t.isMobile}
        </Switch>
      </div>
    </section>
  )
}
