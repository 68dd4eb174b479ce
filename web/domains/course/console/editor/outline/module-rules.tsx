import type { ModuleContent } from '@lyceum/contract/course'
import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Switch } from '#ui/form/choices'
import { NumberBox } from '#ui/work/number-box'
import { modulesOf } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { RuleDialog } from '../rule/rule-dialog.tsx'
import { useRuleText } from '../rule/rule-text.ts'
import { text } from '../text/index.ts'

type ModuleRulesProps = { readonly editor: Editor; readonly module: ModuleContent }

/** The rules of a module: how it is studied, when it opens, attempts, points, visibility. */
export function ModuleRules({ editor, module }: ModuleRulesProps) {
  const t = useText(text).rules
  const { isLocked } = editor
  const change = (next: Parameters<typeof editor.changeModule<ModuleContent>>[1]) =>
    editor.changeModule(module, next)
  const flags = (names: readonly ('isRequired' | 'isMobile' | 'isTrial')[]) =>
    names.map((name) => (
      <Line key={name} label={t[name]}>
        <Switch
          label={t[name]}
          isOn={module[name]}
          isDisabled={isLocked}
          onSwitch={(isOn) => change({ [name]: isOn })}
        />
      </Line>
    ))
  return (
    <>
      <Study editor={editor} module={module} />
      <Before editor={editor} module={module} />
      <h3>{t.counts}</h3>
      <Counts editor={editor} module={module} />
      <h3>{t.seen}</h3>
      {flags(['isRequired', 'isMobile', 'isTrial'])}
    </>
  )
}

type LineProps = { readonly label: string; readonly children: ReactNode }

const Line = ({ label, children }: LineProps) => (
  <div className="outline-rule">
    <span>{label}</span>
    {children}
  </div>
)

function Study({ editor, module }: ModuleRulesProps) {
  const t = useText(text).rules
  const { isLocked } = editor
  if (module.type === 'URLVOD' || module.type === 'REF' || module.type === 'ASS') return null
  // Face checks do not exist yet, so they are not offered (M-07).
  const checks = (
    <Line label={t.presence}>
      <Switch
        label={t.presence}
        isOn={module.checksPresence}
        isDisabled={isLocked}
        onSwitch={(checksPresence) => editor.changeModule(module, { checksPresence })}
      />
    </Line>
  )
  return (
    <>
      <h3>{t.study}</h3>
      {module.type === 'RDG' && (
        <Line label={t.threshold.read}>
          <NumberBox
            label={t.threshold.read}
            min={1}
            max={100}
            unit="%"
            isLocked={isLocked}
            value={module.body.threshold}
            onChange={(value) =>
              editor.changeModule(module, { body: { ...module.body, threshold: value ?? 90 } })
            }
          />
        </Line>
      )}
      {(module.type === 'VOD' || module.type === 'AUD') && <Recording editor={editor} module={module} />}
      {checks}
    </>
  )
}

type RecordingProps = {
  readonly editor: Editor
  readonly module: Extract<ModuleContent, { type: 'VOD' | 'AUD' }>
}

function Recording({ editor, module }: RecordingProps) {
  const t = useText(text).rules
  const { isLocked } = editor
  const { body } = module
  const change = (next: Partial<typeof body>) => editor.changeModule(module, { body: { ...body, ...next } })
  const threshold = module.type === 'VOD' ? t.threshold.watched : t.threshold.listened
  return (
    <>
      <Line label={threshold}>
        <NumberBox
          label={threshold}
          min={1}
          max={100}
          unit="%"
          isLocked={isLocked}
          value={body.threshold}
          onChange={(value) => change({ threshold: value ?? 90 })}
        />
      </Line>
      <Line label={t.maxSpeed}>
        <NumberBox
          label={t.maxSpeed}
          min={1}
          max={3}
          step={0.25}
          unit="×"
          isLocked={isLocked}
          value={body.maxSpeed}
          onChange={(value) => change({ maxSpeed: value ?? 2 })}
        />
      </Line>
      <Line label={t.noSeek}>
        <Switch
          label={t.noSeek}
          isOn={!body.isSeekable}
          isDisabled={isLocked}
          onSwitch={(isOn) => change({ isSeekable: !isOn })}
        />
      </Line>
    </>
  )
}

function Before({ editor, module }: ModuleRulesProps) {
  const t = useText(text).rules
  const [isOpen, setIsOpen] = useState(false)
  const modules = modulesOf(editor.draft.content)
  const ruleText = useRuleText(module.requires, modules)
  return (
    <>
      <h3>{t.before}</h3>
      <div className="outline-before">
        <p>{ruleText || t.noBefore}</p>
        {!editor.isLocked && (
          <button type="button" className="ly-link" onClick={() => setIsOpen(true)}>
            {t.edit}
          </button>
        )}
      </div>
      {isOpen && (
        <RuleDialog
          rule={module.requires}
          modules={modules.slice(
            0,
            modules.findIndex(({ id }) => id === module.id),
          )}
          onSet={(requires) => {
            setIsOpen(false)
            editor.changeModule(module, { requires })
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function Counts({ editor, module }: ModuleRulesProps) {
  const t = useText(text).rules
  const { isLocked } = editor
  const isMarked = module.type === 'TST' || module.type === 'ASS' || module.type === 'SCO'
  const isHandedIn = isMarked || module.type === 'ACE'
  const numbers = [
    { name: 'maxOpens', min: 1, max: 999, empty: t.unlimited },
    ...(isHandedIn ? [{ name: 'maxSubmits', min: 1, max: 999, empty: t.unlimited } as const] : []),
    { name: 'score', min: 0, max: 1000 },
    { name: 'weight', min: 0, max: 100, step: 0.01, unit: '%' },
    { name: 'validScore', min: 0, max: 1000 },
    { name: 'requiredScore', min: 0, max: 1000, empty: t.none },
  ] as const
  return numbers.map(({ name, ...rest }) => (
    <Line key={name} label={t[name]}>
      <NumberBox
        label={t[name]}
        {...rest}
        isLocked={isLocked}
        value={module[name]}
        onChange={(value) => editor.changeModule(module, { [name]: value })}
      />
    </Line>
  ))
}
