import type { ModuleContent, Rule } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Table } from '#ui/work/table'
import { NumberBox } from '#ui/work/number-box'
import { modulesOf, withModule } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { RuleTree } from '../rule/rule-tree.tsx'
import { text } from '../text/index.ts'

const everything: Rule = { op: 'all', of: [{ need: 'required' }] }

/** When a course is complete, and how its score is composed. */
export function CompletionStep({ editor }: { readonly editor: Editor }) {
  const t = useText(text).completion
  const { draft, isLocked } = editor
  const { criteria, passScore } = draft.content
  const setCriteria = (next: Rule | null) => draft.change((content) => ({ ...content, criteria: next }))
  const setPass = (next: number | null) => draft.change((content) => ({ ...content, passScore: next }))
  return (
    <div className="editor-form">
      <section>
        <h2>{t.criteria}</h2>
        <RadioGroup
          label={t.criteria}
          isStacked
          options={[
            { value: 'required', title: t.byRequired },
            { value: 'rule', title: t.byRule },
          ]}
          value={criteria === null ? 'required' : 'rule'}
          onChoose={(value) => !isLocked && setCriteria(value === 'rule' ? (criteria ?? everything) : null)}
        />
        {criteria && (
          <RuleTree
            rule={criteria}
            modules={modulesOf(draft.content)}
            needs={['module', 'required', 'score', 'minutes']}
            isLocked={isLocked}
            onChange={setCriteria}
          />
        )}
      </section>
      <section>
        <h2>{t.score}</h2>
        <RadioGroup
          label={t.score}
          isStacked
          options={[
            { value: 'none', title: t.noScore },
            { value: 'score', title: t.withScore },
          ]}
          value={passScore === null ? 'none' : 'score'}
          onChoose={(value) => !isLocked && setPass(value === 'score' ? 60 : null)}
        />
        {passScore !== null && (
          <div className="editor-pair">
            <Field label={t.passScore}>
              {({ id }) => (
                <NumberBox
                  id={id}
                  label={t.passScore}
                  max={100}
                  isLocked={isLocked}
                  value={passScore}
                  onChange={(value) => setPass(value ?? 0)}
                />
              )}
            </Field>
          </div>
        )}
      </section>
      <Weights editor={editor} />
    </div>
  )
}

function Weights({ editor }: { readonly editor: Editor }) {
  const t = useText(text)
  const { draft, isLocked } = editor
  const scored = modulesOf(draft.content).filter(({ score, weight }) => score > 0 || weight > 0)
  const sum = Math.round(scored.reduce((all, { weight }) => all + weight, 0) * 100) / 100

  function spread() {
    const share = Math.floor(10_000 / scored.length) / 100
    draft.change((content) =>
      scored.reduce(
        (all, module, i) =>
          withModule(all, {
            ...module,
            weight: i === 0 ? Math.round((100 - share * (scored.length - 1)) * 100) / 100 : share,
          }),
        content,
      ),
    )
  }

  return (
    <section>
      <h2>
        {t.completion.weights}
        {scored.length > 0 && (
          <small className={sum === 100 ? 'editor-whole' : 'editor-not-whole'}>{t.completion.sum(sum)}</small>
        )}
        {scored.length > 0 && !isLocked && (
          <Button size="small" onClick={spread}>
            {t.completion.spread}
          </Button>
        )}
      </h2>
      <p className="editor-hint">{scored.length > 0 ? t.completion.weightsHint : t.completion.noScored}</p>
      {scored.length > 0 && (
        <Table<ModuleContent>
          label={t.completion.weights}
          rows={scored}
          idOf={({ id }) => id}
          isDense
          columns={[
            {
              name: 'module',
              title: t.completion.module,
              render: ({ title, type }) => (
                <>
                  {title || t.outline.untitled} <small className="editor-kind">{t.types[type]}</small>
                </>
              ),
            },
            {
              name: 'full',
              title: t.completion.full,
              width: 120,
              align: 'right',
              render: ({ score }) => score,
            },
            {
              name: 'weight',
              title: t.completion.weight,
              width: 140,
              align: 'right',
              render: (module) => (
                <NumberBox
                  label={`${t.completion.weight} ${module.title}`}
                  max={100}
                  step={0.01}
                  unit="%"
                  isLocked={isLocked}
                  value={module.weight}
                  onChange={(weight) => editor.changeModule(module, { weight: weight ?? 0 })}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
