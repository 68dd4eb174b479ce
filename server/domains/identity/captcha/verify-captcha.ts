import { hash, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, identityErrors } from '@lyceum/contract/identity'
import { z } from 'zod'
import type { Config } from '#platform/process/config'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { markOf } from '#platform/crypto/keys'
import { countWrongCaptcha } from '#platform/rate-limit'
import { takeTicketBySubject } from '../ticket/store.ts'
import { hasZeroBits } from './rules.ts'

const details = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), purpose: z.string() }),
  z.object({ kind: z.literal('puzzle'), purpose: z.string(), challenge: z.string(), zeroBits: z.int() }),
])

type Typed = {
  readonly uuid?: string | undefined
  readonly captchaCode?: string | undefined
  readonly purpose: CodePurpose
}

/** Requires a correct captcha for this purpose. One attempt uses it up, right or wrong (D08, INV-S09). */
export async function spendCaptcha(ctx: Ctx, { uuid = '', captchaCode = '', purpose }: Typed): Promise<void> {
  const { now } = ctx
  const ticket =
    uuid === '' ? undefined : await takeTicketBySubject(ctx.db, { purpose: 'captcha', subject: uuid, now })
  const issuedCaptcha = ticket && details.parse(ticket.details)
  if (!ticket || issuedCaptcha?.purpose !== purpose) fail(identityErrors.CAPTCHA_INVALID)
  const isRight =
    issuedCaptcha.kind === 'picture'
      ? timingSafeEqual(ticket.secretHash, captchaMark(ctx.parts.config, uuid, captchaCode))
      : hasZeroBits(
          hash('sha256', `${issuedCaptcha.challenge}.${captchaCode}`, 'buffer'),
          issuedCaptcha.zeroBits,
        )
  if (isRight) return
  await countWrongCaptcha(ctx.parts, { siteId: ctx.site.id, address: ctx.address })
  fail(identityErrors.CAPTCHA_INVALID)
}

/** The stored hash of the characters in a picture; case-insensitive. */
export function captchaMark(config: Config, uuid: string, code: string): Buffer {
  return markOf(config, `captcha:${uuid}:${code.trim().toUpperCase()}`)
}
