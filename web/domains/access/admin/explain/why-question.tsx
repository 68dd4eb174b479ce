import { useState } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Segmented } from '#ui/layout/segmented'
import { text } from '../../text/index.ts'
import { usePermissionLabels } from '../../permissions/permission-labels.ts'
import { PersonPicker, UnitPicker } from '../parts/pickers.tsx'
import { usePermissions } from '../roles/use-roles.ts'
import type { Question } from './use-question.ts'

type WhyQuestionProps = {
  readonly question: Question
  readonly onAsk: (change: Partial<Question>) => void
}

type About = 'none' | 'person' | 'unit'

/** The fields of the question: person, permission, object. */
export function WhyQuestion({ question, onAsk }: WhyQuestionProps) {
  const t = useText(text).why
  return (
    <div className="access-question">
      <section>
        <h2>{t.person}</h2>
        <PersonPicker label={t.person} onChoose={({ id }) => onAsk({ accountId: id })} />
      </section>
      <PermissionField question={question} onAsk={onAsk} />
      {question.permission && <AboutField question={question} onAsk={onAsk} />}
    </div>
  )
}

function PermissionField({ question, onAsk }: WhyQuestionProps) {
  const t = useText(text).why
  const labelsOf = usePermissionLabels()
  const keys = (usePermissions() ?? []).flatMap(({ permissions }) => permissions.map(({ key }) => key))
  return (
    <Field label={t.permission}>
      {(names) => (
        <Select
          {...names}
          value={question.permission ?? ''}
          options={[
            { value: '', title: t.anyPermission },
            ...keys.map((key) => ({ value: key, title: labelsOf(key).name })),
          ]}
          onChange={({ target }) => onAsk({ permission: target.value || undefined })}
        />
      )}
    </Field>
  )
}

function AboutField({ question, onAsk }: WhyQuestionProps) {
  const t = useText(text).why
  const [about, setAbout] = useState<About>(aboutOf(question))
  return (
    <section>
      <h2>{t.object}</h2>
      <Segmented
        label={t.object}
        value={about}
        options={(['none', 'person', 'unit'] as const).map((kind) => ({
          value: kind,
          title: t.objectKinds[kind],
        }))}
        onChoose={(kind) => {
          setAbout(kind)
          onAsk({ otherId: undefined, unitId: undefined })
        }}
      />
      {about === 'person' && (
        <PersonPicker label={t.object} onChoose={({ id }) => onAsk({ otherId: id, unitId: undefined })} />
      )}
      {about === 'unit' && (
        <UnitPicker label={t.object} onChoose={({ id }) => onAsk({ unitId: id, otherId: undefined })} />
      )}
    </section>
  )
}

function aboutOf({ otherId, unitId }: Question): About {
  if (otherId) return 'person'
  return unitId ? 'unit' : 'none'
}
