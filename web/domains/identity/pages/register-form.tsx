import { register } from '@lyceum/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { type Registration, registrationFaults } from '../check/registration-check.ts'
import { type Proof, useCaptcha } from '../form/use-captcha.ts'
import { useConsent } from '../form/use-consent.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { CaptchaField, CaptchaSwitch } from '../parts/captcha-field.tsx'
import { ConsentCheck } from '../parts/consent-check.tsx'
import { FormImage } from '../parts/form-image.tsx'
import { NewPasswordFields, usePolicy } from '../parts/new-password-fields.tsx'
import { FormError } from '../parts/form-error.tsx'
import { UserNameField } from '../parts/user-name-field.tsx'
import { text } from '../text/index.ts'
import { RegisterPerson } from './register-person.tsx'

const fields = [
  'userName',
  'name',
  'gender',
  'birthday',
  'employmentDate',
  'phone',
  'email',
  'password',
  'confirmPassword',
  'formImage',
  'captcha',
] as const

const empty: Registration = {
  userName: '',
  name: '',
  gender: '',
  birthday: '',
  employmentDate: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  formImage: '',
  captcha: '',
}

type RegisterFormProps = {
  readonly isFormImageAsked: boolean
  readonly onDone: (state: 'pending' | 'active') => void
}

/** The registration form. Problems are shown at their fields, and nothing is sent before all is valid. */
export function RegisterForm({ isFormImageAsked, onDone }: RegisterFormProps) {
  const t = useText(text).register
  const form = useSignInForm(fields, empty)
  const captcha = useCaptcha('register', true)
  const consent = useConsent()
  const policy = usePolicy()

  const sending = useMutation({
    mutationFn: async () => {
      const proof = await captcha.proof(form.typed.captcha)
      return call(register, { ...toSend(form.typed, proof), agreementIds: consent.ids })
    },
    onSuccess: ({ state }) => onDone(state),
    onError: (error) => {
      form.set('captcha', '')
      captcha.renew()
      form.refuse(error)
    },
  })

  function submit() {
    const around = { policy, isFormImageAsked, isCaptchaAsked: captcha.isTyped }
    const isFree = form.isFree(registrationFaults(form.typed, around))
    if (isFree && consent.isFree() && !sending.isPending) sending.mutate()
  }

  return (
    <form {...formProps(submit)}>
      <UserNameField form={form} onTaken={() => form.mark('userName', 'userNameTaken')} />
      <RegisterPerson form={form} />
      <NewPasswordFields
        form={form}
        policy={policy}
        labels={{ password: t.password, confirm: t.confirmPassword }}
        isFirst
      />
      {isFormImageAsked && <FormImage form={form} />}
      <CaptchaField captcha={captcha} form={form} />
      <div className="gate-help">
        <CaptchaSwitch captcha={captcha} />
      </div>
      <FormError>{form.formError}</FormError>
      <Button type="submit" look="primary" size="large" isBusy={sending.isPending}>
        {t.submit}
      </Button>
      <ConsentCheck consent={consent} />
    </form>
  )
}

/** The request body: names and numbers trimmed, passwords exactly as typed. */
function toSend({ captcha: _captcha, gender, formImage, ...form }: Registration, proof: Proof) {
  return {
    ...form,
    ...(formImage === '' ? {} : { formImage }),
    ...proof,
    gender: genderOf(gender),
    userName: form.userName.trim(),
    name: form.name.trim(),
    phone: form.phone.trim(),
    email: form.email.trim(),
  }
}

function genderOf(chosen: string): 'F' | 'M' | '' {
  return chosen === 'F' || chosen === 'M' ? chosen : ''
}
