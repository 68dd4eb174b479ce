import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Copyable } from '#ui/data/copyable'
import { LineField } from './line-field.tsx'
import { Newcomers } from './newcomers.tsx'
import type { OidcConfig } from './provider.ts'
import { text } from './text/index.ts'

type OidcFieldsProps = {
  readonly config: OidcConfig
  readonly faultOf: (line: string) => string | undefined
  readonly onType: (config: OidcConfig) => void
  /** The secret field. */
  readonly children: ReactNode
}

/** The settings of an OpenID Connect provider, and the values it needs from us. */
export function OidcFields({ config, faultOf, onType, children }: OidcFieldsProps) {
  const t = useText(text)
  const lineOf = (line: 'issuer' | 'clientId' | 'scope' | 'staffNoClaim') => ({
    line,
    value: config[line],
    fault: faultOf(line),
    onType: (value: string) => onType({ ...config, [line]: value }),
  })
  return (
    <>
      <LineField {...lineOf('issuer')} hint={t.issuerHint} placeholder="https://" isRequired />
      <LineField {...lineOf('clientId')} isRequired />
      {children}
      <LineField {...lineOf('scope')} />
      <Copyable label={t.callback} value={`${location.origin}/sso/callback`} />
      <Newcomers {...config} onType={(change) => onType({ ...config, ...change })} />
      {config.linkBy === 'staffNo' && <LineField {...lineOf('staffNoClaim')} />}
    </>
  )
}
