import { useId } from 'react'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { Icon } from '#ui/picture/icon'
import { type Consent, consentName } from '../form/use-consent.ts'
import { text } from '../text/index.ts'
import './consent.css'

/** The consent checkbox; without it the button explains instead of continuing. */
export function ConsentCheck({ consent }: { readonly consent: Consent }) {
  const { consent: t, faults } = useText(text)
  const id = useId()
  if (!consent.isAsked) return null
  return (
    <div className="consent">
      <Checkbox
        name={consentName}
        checked={consent.isGiven}
        aria-invalid={consent.isMissed || undefined}
        aria-describedby={consent.isMissed ? id : undefined}
        onChange={({ target }) => consent.give(target.checked)}
      >
        <span className="consent-links">
          {t.before}
          <AgreementLink kind="service" />
          {t.and}
          <AgreementLink kind="privacy" />
        </span>
      </Checkbox>
      {consent.isMissed && (
        <p className="ly-field-error" id={id} role="alert">
          <Icon name="warning" size={14} />
          {faults.consentMissing}
        </p>
      )}
    </div>
  )
}

/** Opens in a new tab, so that typed values stay. */
function AgreementLink({ kind }: { readonly kind: 'service' | 'privacy' }) {
  const t = useText(text).consent
  return (
    <a className="ly-link" href={`/serveAgreement#${kind}`} target="_blank" rel="noreferrer">
      {t.quoted(t[kind])}
      <span className="ly-hidden">{t.newTab}</span>
    </a>
  )
}
