import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { LineField } from './line-field.tsx'
import { Newcomers } from './newcomers.tsx'
import { attributeLines, type LdapConfig } from './provider.ts'
import { text } from './text/index.ts'

type LdapFieldsProps = {
  readonly config: LdapConfig
  readonly faultOf: (line: string) => string | undefined
  readonly onType: (config: LdapConfig) => void
  /** The secret field. */
  readonly children: ReactNode
}

type Line = 'url' | 'baseDn' | 'bindDn' | (typeof attributeLines)[number]

/** The settings of a directory. Those that differ between organisations come first; the rest has sensible defaults. */
export function LdapFields({ config, faultOf, onType, children }: LdapFieldsProps) {
  const t = useText(text)
  const lineOf = (line: Line) => ({
    line,
    value: config[line],
    fault: faultOf(line),
    onType: (value: string) => onType({ ...config, [line]: value }),
  })
  const isWrong = attributeLines.some((line) => faultOf(line) !== undefined)
  return (
    <>
      <LineField {...lineOf('url')} hint={t.urlHint} placeholder="ldaps://" isRequired />
      {config.url.trim().startsWith('ldap://') && (
        <Switch isOn={config.startTls} onSwitch={(startTls) => onType({ ...config, startTls })}>
          {t.startTls}
        </Switch>
      )}
      <LineField {...lineOf('baseDn')} placeholder="ou=people,dc=example,dc=com" isRequired />
      <LineField {...lineOf('bindDn')} hint={t.bindDnHint} placeholder="cn=reader,dc=example,dc=com" />
      {children}
      <Newcomers {...config} onType={(change) => onType({ ...config, ...change })} />
      {/* A fault inside must be seen. */}
      <details className="provider-more" open={isWrong || undefined}>
        <summary>{t.more}</summary>
        <div className="provider-attributes">
          {attributeLines.map((line) => (
            <LineField key={line} {...lineOf(line)} />
          ))}
        </div>
        <Field label={t.ca} hint={t.caHint}>
          {(names) => (
            <TextArea
              {...names}
              value={config.ca}
              rows={3}
              spellCheck={false}
              placeholder="-----BEGIN CERTIFICATE-----"
              onChange={({ target }) => onType({ ...config, ca: target.value })}
            />
          )}
        </Field>
      </details>
    </>
  )
}
