import { locales } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { type Problems, type TypedSite, zones } from './site.ts'
import { text } from './text/index.ts'

type SiteFieldsProps = {
  readonly typed: TypedSite
  readonly problems: Problems
  readonly onType: (typed: TypedSite) => void
}

type Line = Exclude<keyof TypedSite, 'locale' | 'zone' | 'until'>

/** The fields of a site: name, location, validity, and administrator. */
export function SiteFields(props: SiteFieldsProps) {
  const t = useText(text)
  const { typed, onType } = props
  return (
    <>
      <Part title={t.parts.name}>
        <LineField {...props} field="nameCn" lang="zh-CN" />
        <LineField {...props} field="nameTw" lang="zh-TW" />
        <LineField {...props} field="nameEn" lang="en-US" />
      </Part>
      <Part title={t.parts.place}>
        <LineField {...props} field="code" hint={t.hints.code} />
        <LineField {...props} field="host" hint={t.hints.host} />
        <Field label={t.fields.locale}>
          {({ id }) => (
            <Select
              id={id}
              value={typed.locale}
              options={locales.map((value) => ({ value, title: t.languages[value] }))}
              onChange={({ target }) =>
                onType({ ...typed, locale: locales.find((option) => option === target.value) ?? 'zh-CN' })
              }
            />
          )}
        </Field>
        <Field label={t.fields.zone}>
          {({ id }) => (
            <Select
              id={id}
              value={typed.zone}
              options={zones.map((value) => ({ value, title: value }))}
              onChange={({ target }) => onType({ ...typed, zone: target.value })}
            />
          )}
        </Field>
        <Field label={t.fields.until} hint={t.hints.until}>
          {(names) => (
            <Input
              {...names}
              type="date"
              value={typed.until}
              onChange={({ target }) => onType({ ...typed, until: target.value })}
            />
          )}
        </Field>
      </Part>
      <Part title={t.parts.administrator} hint={t.hints.administrator}>
        <LineField {...props} field="name" />
        <LineField {...props} field="userName" hint={t.hints.userName} />
        <LineField {...props} field="email" />
      </Part>
    </>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="site-form-part">
      <legend>{title}</legend>
      {hint && <p>{hint}</p>}
      {children}
    </fieldset>
  )
}

type LineFieldProps = SiteFieldsProps & {
  readonly field: Line
  readonly hint?: string
  readonly lang?: string
}

function LineField({ typed, problems, onType, field, hint, lang }: LineFieldProps) {
  const t = useText(text)
  const problem = problems[field]
  return (
    <Field label={t.fields[field]} isRequired hint={hint} error={problem && t.problems[problem]}>
      {(names) => (
        <Input
          {...names}
          name={field}
          lang={lang}
          value={typed[field]}
          maxLength={field === 'email' ? 120 : 60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType({ ...typed, [field]: target.value })}
        />
      )}
    </Field>
  )
}
