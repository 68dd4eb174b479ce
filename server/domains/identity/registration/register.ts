import { identityErrors, type register as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { acceptAll, refuseUnaccepted } from '../agreement/accept-agreement.ts'
import { spendCaptcha } from '../captcha/verify-captcha.ts'
import { hashWithPepper, withSeat } from '../hashing/hash-password.ts'
import { refuseBadPassword } from '../password/validate-new-password.ts'
import { mobileOf } from '../person/mobile-number.ts'
import { fieldNames, listed } from '../text.ts'
import { formImageOf } from './form-image.ts'
import { isInOrder, isUserName, missingFields } from './registration-rules.ts'
import { insertAccount, insertForm, isNameTaken } from '../account/store.ts'

type Form = Input<typeof contract>

/** Online registration: the form and captcha are checked, and the account waits for approval. */
export async function register(ctx: Ctx, form: Form): Promise<Result<typeof contract>> {
  const settings = await settingsOf(ctx)
  if (!settings['registration.open']) fail(identityErrors.REGISTER_CLOSED)
  const person = checked(ctx, form)
  const { userName, name } = person
  await refuseBadPassword(ctx, { password: form.password, confirm: form.confirmPassword, userName, name })
  await refuseUnaccepted(ctx, form.agreementIds)
  const image = await formOf(ctx, form.formImage, settings['registration.formImage'])
  await spendCaptcha(ctx, { ...form, purpose: 'register' })
  if (await isNameTaken(ctx.db, userName)) fail(identityErrors.REGISTER_NAME_TAKEN)

  const passwordHash = await withSeat(() => hashWithPepper(ctx.parts, form.password))
  const state = settings['registration.automatic'] ? 'active' : 'pending'
  await ctx.transaction(async (ctx) => {
    const times = { passwordChangedAt: ctx.now, createdAt: ctx.now }
    const account = { ...person, ...times, passwordHash, state, locale: ctx.locale } as const
    const id = (await insertAccount(ctx.db, account)) ?? fail(identityErrors.REGISTER_NAME_TAKEN)
    if (image) await insertForm(ctx.db, id, image)
    await acceptAll(ctx, id, form.agreementIds)
  })
  return { state }
}

function checked(ctx: Ctx, form: Form) {
  const missing = missingFields(form).map((field) => fieldNames[field][ctx.locale])
  if (missing.length > 0) refuseMissing(ctx, missing)
  const userName = form.userName.trim()
  if (!isUserName(userName)) fail(identityErrors.LOGIN_NAME_FORMAT)
  if (!isInOrder(form)) fail(identityErrors.REGISTER_DATE_ORDER)
  return {
    userName,
    name: form.name.trim(),
    gender: form.gender || null,
    bornOn: form.birthday,
    joinedOn: form.employmentDate,
    phone: phoneOf(form),
    email: mailboxOf(form),
  }
}

function phoneOf({ phone }: Form): string | null {
  if (phone.trim() === '') return null
  return mobileOf(phone)?.e164 ?? fail(identityErrors.PHONE_FORMAT)
}

function mailboxOf({ email: typed }: Form): string | null {
  const email = typed.trim().toLowerCase()
  if (email === '') return null
  return z.email().safeParse(email).success ? email : fail(identityErrors.EMAIL_INVALID)
}

async function formOf(ctx: Ctx, sent: string | undefined, isNeeded: boolean): Promise<Buffer | undefined> {
  if (!isNeeded) return undefined
  const image = await formImageOf(sent ?? '')
  return image ?? refuseMissing(ctx, [fieldNames.formImage[ctx.locale]])
}

function refuseMissing(ctx: Ctx, names: readonly string[]): never {
  fail(identityErrors.REGISTER_FIELD_REQUIRED, { fields: listed(names, ctx.locale) })
}
