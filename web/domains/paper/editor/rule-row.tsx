import { questionTypes } from '@lyceum/contract/question'
import { Select } from 'antd'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { NumberBox } from '#ui/work/number-box'
import { Pick } from '#ui/work/pick'
import { questionText, useCategoryOptions, usePointOptions, useTagOptions } from '#domains/question'
import { text } from '../text/index.ts'
import type { Rule } from './paper-draft.ts'

type RuleRowProps = {
  readonly at: number
  readonly rule: Rule
  readonly seen: { readonly fitting: number; readonly missing: number } | undefined
  readonly isLocked: boolean
  readonly onChange: (change: Partial<Rule>) => void
  readonly onRemove: () => void
}

/** One rule: kind of questions, number and score; empty fields match anything. */
export function RuleRow({ at, rule, seen, isLocked, onChange, onRemove }: RuleRowProps) {
  const t = useText(text).rule
  const label = (name: string) => t.of(at + 1, name)
  return (
    <li className="paper-rule" inert={isLocked}>
      <Kinds at={at} rule={rule} onChange={onChange} />
      <NumberBox
        label={label(t.count)}
        min={1}
        max={500}
        unit={t.count}
        value={rule.count}
        onChange={(count) => onChange({ count: count ?? 1 })}
      />
      <NumberBox
        label={label(t.score)}
        min={0.1}
        max={1000}
        step={0.1}
        unit={t.score}
        value={rule.score}
        onChange={(score) => onChange({ score: score ?? 1 })}
      />
      <Seen seen={seen} />
      {!isLocked && <IconButton icon="close" isRemoval label={t.remove(at + 1)} onClick={onRemove} />}
    </li>
  )
}

function Seen({ seen }: SeenProps) {
  const t = useText(text).rule
  return (
    <output className="paper-fitting" data-short={seen !== undefined && seen.missing > 0}>
      {seen === undefined ? '…' : t.fittingOf(seen.fitting)}
      {seen !== undefined && seen.missing > 0 && (
        <b>
          <Icon name="warning" size={14} />
          {t.missing(seen.missing)}
        </b>
      )}
    </output>
  )
}

type SeenProps = { readonly seen: RuleRowProps['seen'] }

type KindsProps = { readonly at: number; readonly rule: Rule; readonly onChange: RuleRowProps['onChange'] }

function Kinds({ at, rule, onChange }: KindsProps) {
  const t = useText(text).rule
  const types = useText(questionText).types
  const categories = useCategoryOptions()
  const points = usePointOptions()
  const tags = useTagOptions()
  const label = (name: string) => t.of(at + 1, name)
  return (
    <>
      <Pick
        label={label(t.type)}
        hint={t.anyType}
        width="100%"
        options={questionTypes.map((value) => ({ value, label: types[value] }))}
        value={rule.type ?? undefined}
        onPick={(type) => onChange({ type: questionTypes.find((option) => option === type) ?? null })}
      />
      <Pick
        label={label(t.category)}
        hint={t.anyCategory}
        width="100%"
        options={categories}
        value={rule.categoryId ?? undefined}
        onPick={(categoryId) => onChange({ categoryId: categoryId ?? null })}
      />
      <Select<number[]>
        aria-label={label(t.difficulty)}
        placeholder={t.anyDifficulty}
        mode="multiple"
        maxTagCount="responsive"
        style={{ width: '100%' }}
        options={[1, 2, 3, 4, 5].map((level) => ({ value: level, label: t.level(level) }))}
        value={[...rule.difficulties]}
        onChange={(difficulties) => onChange({ difficulties: difficulties.toSorted((a, b) => a - b) })}
      />
      <Pick
        label={label(t.point)}
        hint={t.anyPoint}
        width="100%"
        options={points}
        value={rule.pointId ?? undefined}
        onPick={(pointId) => onChange({ pointId: pointId ?? null })}
      />
      <Pick
        label={label(t.tag)}
        hint={t.anyTag}
        width="100%"
        options={tags}
        value={rule.tag ?? undefined}
        onPick={(tag) => onChange({ tag: tag ?? null })}
      />
    </>
  )
}
