import type { ModuleContent, Rule, RuleGroup, RuleLeaf } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { firstLeaf, type Need } from './leaf-edits.ts'
import { RuleLine } from './rule-line.tsx'
import './rule.css'

type RuleTreeProps = {
  readonly rule: Rule
  /** The modules a condition can refer to. */
  readonly modules: readonly ModuleContent[]
  readonly needs: readonly Need[]
  readonly isLocked: boolean
  /** Null once the last condition is gone. */
  readonly onChange: (rule: Rule | null) => void
}

/** Conditions and groups of them: all or any. Groups cannot be nested. */
export function RuleTree({ rule, modules, needs, isLocked, onChange }: RuleTreeProps) {
  const t = useText(text).rule
  const set = (of: Rule['of']) => onChange(of.length > 0 ? { ...rule, of } : null)
  const fresh = firstLeaf(needs, modules)
  return (
    <div className="rule-tree">
      <How op={rule.op} isLocked={isLocked} onChoose={(op) => onChange({ ...rule, op })} />
      <ul>
        {rule.of.map((part, i) => {
          const put = (next: Rule['of'][number] | undefined) =>
            set(rule.of.flatMap((other, at) => (at === i ? (next ?? []) : other)))
          return (
            // eslint-disable-next-line react/no-array-index-key -- conditions are told apart by their place alone
            <li key={i}>
              {'op' in part ? (
                <Group group={part} modules={modules} needs={needs} isLocked={isLocked} onChange={put} />
              ) : (
                <RuleLine leaf={part} modules={modules} needs={needs} isLocked={isLocked} onChange={put} />
              )}
            </li>
          )
        })}
      </ul>
      {!isLocked && fresh && (
        <div className="rule-acts">
          <Button size="small" onClick={() => set([...rule.of, fresh])}>
            <Icon name="plus" size={14} />
            {t.add}
          </Button>
          <Button size="small" onClick={() => set([...rule.of, { op: 'any', of: [fresh] }])}>
            <Icon name="plus" size={14} />
            {t.addGroup}
          </Button>
        </div>
      )}
    </div>
  )
}

type GroupProps = Omit<RuleTreeProps, 'rule' | 'onChange'> & {
  readonly group: RuleGroup
  readonly onChange: (group: RuleGroup | undefined) => void
}

function Group({ group, modules, needs, isLocked, onChange }: GroupProps) {
  const t = useText(text).rule
  const set = (of: RuleLeaf[]) => onChange(of.length > 0 ? { ...group, of } : undefined)
  const fresh = firstLeaf(needs, modules)
  return (
    <fieldset className="rule-group">
      <legend className="ly-hidden">{t.group}</legend>
      <How op={group.op} isLocked={isLocked} onChoose={(op) => onChange({ ...group, op })} />
      <ul>
        {group.of.map((leaf, i) => (
          // eslint-disable-next-line react/no-array-index-key -- conditions are told apart by their place alone
          <li key={i}>
            <RuleLine
              leaf={leaf}
              modules={modules}
              needs={needs}
              isLocked={isLocked}
              onChange={(next) => set(group.of.flatMap((other, at) => (at === i ? (next ?? []) : other)))}
            />
          </li>
        ))}
      </ul>
      {!isLocked && (
        <div className="rule-acts">
          {fresh && (
            <Button look="quiet" size="small" onClick={() => set([...group.of, fresh])}>
              <Icon name="plus" size={14} />
              {t.add}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
            <Icon name="trash" size={14} />
            {t.removeGroup}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type HowProps = {
  readonly op: Rule['op']
  readonly isLocked: boolean
  readonly onChoose: (op: Rule['op']) => void
}

function How({ op, isLocked, onChoose }: HowProps) {
  const t = useText(text).rule
  return (
    <div className="rule-how">
      <Select
        aria-label={t.how}
        value={op}
        disabled={isLocked}
        options={[
          { value: 'all', title: t.all },
          { value: 'any', title: t.any },
        ]}
        onChange={({ target }) => onChoose(target.value === 'any' ? 'any' : 'all')}
      />
    </div>
  )
}
