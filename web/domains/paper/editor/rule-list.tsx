import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { newRule, type Paper, type Rule } from './paper-draft.ts'
import { RuleRow } from './rule-row.tsx'

type RuleListProps = {
  readonly rules: readonly Rule[]
  /** The same rules with matching and missing counts, from the server's last answer. */
  readonly stored: Paper['sections'][number]['rules'] | undefined
  readonly isLocked: boolean
  readonly onChange: (rules: readonly Rule[]) => void
}

/** The rules by which questions are drawn: a number of each kind. */
export function RuleList({ rules, stored, isLocked, onChange }: RuleListProps) {
  const t = useText(text)
  return (
    <>
      <ul className="paper-rules">
        {rules.map((rule, at) => (
          <RuleRow
            key={rule.name}
            at={at}
            rule={rule}
            seen={stored?.[at]}
            isLocked={isLocked}
            onChange={(change) =>
              onChange(rules.map((other) => (other.name === rule.name ? { ...other, ...change } : other)))
            }
            onRemove={() => onChange(rules.filter(({ name }) => name !== rule.name))}
          />
        ))}
      </ul>
      {!isLocked && rules.length < 60 && (
        <div className="paper-section-acts">
          <Button onClick={() => onChange([...rules, newRule(rules)])}>
            <Icon name="plus" size={16} />
            {t.addRule}
          </Button>
        </div>
      )}
    </>
  )
}
