import { randomInt } from 'node:crypto'
import { defaultLocale, locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { deliverSms } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { job } from '#platform/jobs'
import { markOf } from '#platform/crypto/keys'
import { codeSmsNotice } from '../notices.ts'
import { accountByPhone } from '../store.ts'
import { mobileOf } from '../person/mobile-number.ts'
import { codeSeconds } from './rules.ts'
import { codeRequest, setCode } from './store.ts'

const details = z.object({ locale: z.enum(locales).catch(defaultLocale) })

/** Makes a code and sends it, if the number belongs to an account. A retry makes another one. */
export const codeSms = job({
  name: 'identity.codeSms',
  payload: z.object({ ticketId: z.string() }),
  attempts: 3,
  outside: true,
  queue: 'mail',
  run: async (ctx, { ticketId }) => {
    const request = await codeRequest(ctx.db, ticketId, ctx.now)
    const mobile = request?.subject ? mobileOf(request.subject) : undefined
    const account = mobile && (await accountByPhone(ctx.db, mobile.spellings))
    if (!request || !mobile || !account) return
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await setCode(ctx.db, ticketId, codeMark(ctx, mobile.e164, code))
    const { locale } = details.parse(request.details)
    const filling = { site: ctx.site.name[locale], code, minutes: codeSeconds / 60 }
    await deliverSms(ctx, codeSmsNotice, { to: mobile.e164, accountId: account.id, locale, filling })
  },
})

/** The stored hash of a code: bound to its number. */
export const codeMark = (ctx: Pick<Ctx, 'parts'>, mobile: string, code: string) =>
  markOf(ctx.parts.config, `sms:${mobile}:${code}`)
