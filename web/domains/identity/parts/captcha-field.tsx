import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import type { Captcha } from '../form/use-captcha.ts'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { text } from '../text/index.ts'
import './captcha.css'

type CaptchaFieldProps = { readonly captcha: Captcha; readonly form: FormFields<'captcha'> }

/** A picture captcha, or a puzzle that the browser solves for people who cannot read it. */
export function CaptchaField({ captcha, form }: CaptchaFieldProps) {
  const t = useText(text).captcha
  if (!captcha.isNeeded) return null
  if (captcha.kind === 'puzzle') return <PuzzleState captcha={captcha} />
  return (
    <Field label={t.label} error={form.errorOf('captcha')}>
      {(names) => (
        <div className="captcha-row">
          <Input
            {...names}
            {...form.fieldOf('captcha')}
            icon="shield"
            height="large"
            placeholder={t.hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onFocus={() => captcha.isOld() && captcha.renew()}
          />
          <Picture captcha={captcha} />
        </div>
      )}
    </Field>
  )
}

/** Switches to the other kind of captcha. */
export function CaptchaSwitch({ captcha }: Pick<CaptchaFieldProps, 'captcha'>) {
  const t = useText(text).captcha
  if (!captcha.isNeeded) return <span />
  return (
    <button type="button" className="ly-link" onClick={captcha.change}>
      {captcha.kind === 'picture' ? t.toPuzzle : t.toPicture}
    </button>
  )
}

function Picture({ captcha: { image, isLost, renew } }: { readonly captcha: Captcha }) {
  const t = useText(text).captcha
  return (
    <button type="button" className="captcha-picture" title={t.renew} onClick={renew}>
      {image ? <img src={image} alt={t.picture} width="128" height="48" /> : isLost && t.lost}
      <span className="ly-hidden">{t.renew}</span>
    </button>
  )
}

function PuzzleState({ captcha: { isSolved, isLost, renew } }: { readonly captcha: Captcha }) {
  const t = useText(text).captcha
  const state = isSolved ? 'solved' : isLost ? 'failed' : 'solving'
  return (
    <div className="ly-field">
      <p className="ly-field-label">{t.label}</p>
      <p className="captcha-done" aria-live="polite" data-state={state}>
        {isSolved ? <Icon name="done" /> : !isLost && <span className="ly-button-ring" aria-hidden="true" />}
        {isLost ? (
          <button type="button" className="ly-link" onClick={renew}>
            {t.failed}
          </button>
        ) : (
          t[state === 'solved' ? 'solved' : 'solving']
        )}
      </p>
    </div>
  )
}
