import { milestones, type ModuleContent, type RuleLeaf } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { Select } from '#ui/form/select'
import { NumberBox } from '#ui/work/number-box'
import { text } from '../text/index.ts'
import { type Need, newLeaf } from './leaf-edits.ts'

type RuleLineProps = {
  readonly leaf: RuleLeaf
  readonly modules: readonly ModuleContent[]
  readonly needs: readonly Need[]
  readonly isLocked: boolean
  /** Undefined removes it. */
  readonly onChange: (leaf: RuleLeaf | undefined) => void
}

/** One condition: its kind and the required amount. */
export function RuleLine({ leaf, modules, needs, isLocked, onChange }: RuleLineProps) {
  const t = useText(text).rule
  return (
    <div className="rule-line">
      {needs.length > 1 && (
        <Select
          aria-label={t.which}
          value={leaf.need}
          disabled={isLocked}
          options={needs.map((value) => ({ value, title: t.needs[value] }))}
          onChange={({ target }) => {
            const need = needs.find((option) => option === target.value)
            const next = need && newLeaf(need, modules)
            if (next) onChange(next)
          }}
        />
      )}
      {leaf.need === 'module' && (
        <OneModule leaf={leaf} modules={modules} isLocked={isLocked} onChange={onChange} />
      )}
      {(leaf.need === 'score' || leaf.need === 'minutes') && (
        <span className="rule-number">
          <NumberBox
            label={t.needs[leaf.need]}
            min={leaf.need === 'minutes' ? 1 : 0}
            max={leaf.need === 'minutes' ? 100_000 : 1000}
            unit={leaf.need === 'minutes' ? t.minutes : t.points}
            isLocked={isLocked}
            value={leaf.atLeast}
            onChange={(atLeast) => onChange({ ...leaf, atLeast: atLeast ?? 1 })}
          />
        </span>
      )}
      {!isLocked && (
        <IconButton icon="close" isRemoval label={t.remove} onClick={() => onChange(undefined)} />
      )}
    </div>
  )
}

type OneModuleProps = Pick<RuleLineProps, 'modules' | 'isLocked'> & {
  readonly leaf: Extract<RuleLeaf, { need: 'module' }>
  readonly onChange: (leaf: RuleLeaf) => void
}

function OneModule({ leaf, modules, isLocked, onChange }: OneModuleProps) {
  const t = useText(text)
  const isThere = modules.some(({ id }) => id === leaf.moduleId)
  return (
    <>
      <Select
        aria-label={t.rule.module}
        aria-invalid={!isThere || undefined}
        value={isThere ? leaf.moduleId : ''}
        disabled={isLocked}
        options={[
          ...(isThere ? [] : [{ value: '', title: '—' }]),
          ...modules.map(({ id, title }) => ({ value: id, title: title || t.outline.untitled })),
        ]}
        onChange={({ target }) => target.value && onChange({ ...leaf, moduleId: target.value })}
      />
      <Select
        aria-label={t.rule.which}
        value={leaf.reached}
        disabled={isLocked}
        options={milestones.map((value) => ({ value, title: t.rule.reached[value] }))}
        onChange={({ target }) => {
          const reached = milestones.find((option) => option === target.value)
          if (reached) onChange({ ...leaf, reached })
        }}
      />
    </>
  )
}
