import { gifts, type LedgerFilter, movementKinds, ruleNames } from '@lyceum/contract/points'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { SearchBox } from '#ui/form/search-box'
import { Segmented } from '#ui/layout/segmented'
import { NamePicker } from '#ui/work/name-picker'
import { Pick } from '#ui/work/pick'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { text } from './text/index.ts'

type LedgerFiltersProps = {
  readonly filter: LedgerFilter
  readonly person: string
  readonly onChange: (part: Partial<Record<keyof LedgerFilter | 'person', string | undefined>>) => void
  /** Absent when no filter is set. */
  readonly onClear: (() => void) | undefined
}

/** The reasons of other domains. */
const reasons = ['manual', 'mall.exchange', ...gifts.map((gift) => `gift.${gift}`)]

export function LedgerFilters({ filter, person, onChange, onClear }: LedgerFiltersProps) {
  const t = useText(text)
  const { names } = useText(billText)
  const { accountId, rule, kind, object, sign, from = '', to = '' } = filter
  return (
    <div className="ledger-filters">
      <span className="ledger-person">
        <NamePicker
          isSingle
          label={t.person}
          kind="person"
          chosen={accountId === undefined ? [] : [{ id: accountId, name: person || accountId }]}
          onChoose={([picked]) => onChange({ accountId: picked?.id, person: picked?.name })}
        />
      </span>
      <Pick
        label={t.rule}
        width={190}
        options={[...ruleNames, ...reasons].map((value) => ({ value, label: ruleName(value, names) }))}
        value={rule || undefined}
        onPick={(next) => onChange({ rule: next })}
      />
      <Pick
        label={t.kind}
        width={120}
        options={movementKinds.map((value) => ({ value, label: t.kinds[value] }))}
        value={kind}
        onPick={(next) => onChange({ kind: next })}
      />
      <span className="ledger-days">
        <Input
          type="date"
          aria-label={t.from}
          value={from}
          max={to}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <Input
          type="date"
          aria-label={t.to}
          value={to}
          min={from}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </span>
      <Segmented
        label={t.sign}
        value={sign}
        options={(['all', 'in', 'out'] as const).map((value) => ({ value, title: t.signs[value] }))}
        onChoose={(value) => onChange({ sign: value === 'all' ? undefined : value })}
      />
      <SearchBox
        key={object}
        placeholder={`${t.object} ${t.objectHint}`}
        value={object}
        onSearch={(typed) => onChange({ object: typed })}
      />
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </div>
  )
}
