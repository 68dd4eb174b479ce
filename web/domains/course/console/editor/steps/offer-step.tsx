import { approvalChains } from '@lyceum/contract/course'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { RadioGroup, Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { AudienceFields, type AudienceKind } from '#ui/work/audience-fields'
import { NamePicker } from '#ui/work/name-picker'
import { MomentBox } from '#ui/work/moment-box'
import { NumberBox } from '#ui/work/number-box'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { windowFault } from '../use-editor.ts'

/** The audience of a course, its capacity, dates and approvals. */
export function OfferStep({ editor }: { readonly editor: Editor }) {
  const t = useText(text).offer
  const { sheet: state, isLocked } = editor
  const { sheet, change } = state
  return (
    <div className="editor-form">
      <Audience editor={editor} />
      <section>
        <h2>{t.places}</h2>
        <div className="editor-pair">
          <Field label={t.quota} hint={t.quotaHint}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t.quota}
                min={1}
                max={1_000_000}
                empty="∞"
                isLocked={isLocked}
                value={sheet.quota}
                onChange={(quota) => change({ quota })}
              />
            )}
          </Field>
          <Field label={t.queueLimit} hint={t.queueHint}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t.queueLimit}
                max={100_000}
                isLocked={isLocked}
                value={sheet.queueLimit}
                onChange={(value) => change({ queueLimit: value ?? 0 })}
              />
            )}
          </Field>
        </div>
      </section>
      <Windows editor={editor} />
      <section>
        <h2>{t.approval}</h2>
        <RadioGroup
          label={t.approval}
          options={approvalChains.map((value) => ({ value, title: t.approvals[value] }))}
          value={sheet.approval}
          onChoose={(approval) => !isLocked && change({ approval })}
        />
        <Switch
          isOn={sheet.needsFormImage}
          isDisabled={isLocked}
          onSwitch={(needsFormImage) => change({ needsFormImage })}
        >
          {t.needsFormImage}
        </Switch>
      </section>
      <section>
        <h2>{t.prerequisites}</h2>
        <Field label={t.prerequisites} hint={t.prerequisitesHint}>
          {({ id }) => (
            <NamePicker
              id={id}
              label={t.prerequisites}
              kind="course"
              isLocked={isLocked}
              chosen={editor.namedAs('course', sheet.prerequisites)}
              onChoose={(chosen) =>
                change({
                  prerequisites: editor
                    .remember('course', chosen)
                    .filter((chosenId) => chosenId !== editor.course.id),
                })
              }
            />
          )}
        </Field>
        <Switch
          isOn={sheet.allowsRepeat}
          isDisabled={isLocked}
          onSwitch={(allowsRepeat) => change({ allowsRepeat })}
        >
          {t.allowsRepeat}
        </Switch>
      </section>
    </div>
  )
}

function Audience({ editor }: { readonly editor: Editor }) {
  const t = useText(text).offer
  const { sheet: state, isLocked } = editor
  const { sheet, change } = state
  const idsOf = (kind: AudienceKind) =>
    sheet.audience.filter((member) => member.kind === kind).map(({ id }) => id)
  return (
    <section>
      <h2>{t.audience}</h2>
      <p className="editor-hint">{t.audienceHint}</p>
      <div className="editor-triple">
        <AudienceFields
          labels={{ unit: t.units, position: t.positions, person: t.people }}
          isLocked={isLocked}
          chosen={(kind) => editor.namedAs(kind, idsOf(kind))}
          onChoose={(kind, chosen) =>
            change({
              audience: [
                ...sheet.audience.filter((member) => member.kind !== kind),
                ...editor.remember(kind, chosen).map((chosenId) => ({ kind, id: chosenId })),
              ],
            })
          }
        />
      </div>
      <Switch
        isOn={sheet.isClosedToExternals}
        isDisabled={isLocked}
        onSwitch={(isClosedToExternals) => change({ isClosedToExternals })}
      >
        {t.isClosedToExternals}
      </Switch>
    </section>
  )
}

const moments = ['applyFrom', 'applyUntil', 'studyFrom', 'studyUntil'] as const

function Windows({ editor: { sheet: state, isLocked } }: { readonly editor: Editor }) {
  const t = useText(text).offer
  const zone = useZone()
  const { sheet, change } = state
  const fault = windowFault(sheet)
  return (
    <section>
      <h2>{t.windows}</h2>
      <div className="editor-pair">
        {moments.map((name) => {
          const isWrong = fault !== undefined && name === `${fault}Until`
          return (
            <Field key={name} label={t[name]} error={isWrong ? t.windowTurned : undefined}>
              {({ id }) => (
                <MomentBox
                  id={id}
                  zone={zone}
                  value={sheet[name]}
                  isWrong={isWrong}
                  isLocked={isLocked}
                  onChange={(value) => change({ [name]: value })}
                />
              )}
            </Field>
          )
        })}
        <Field label={t.dueDays} hint={t.dueHint}>
          {({ id }) => (
            <NumberBox
              id={id}
              label={t.dueDays}
              min={1}
              max={1000}
              empty="—"
              isLocked={isLocked}
              value={sheet.dueDays}
              onChange={(dueDays) => change({ dueDays })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
