import { hash, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, identityErrors } from '@lyceum/contract/identity'
import { z } from 'zod'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { markOf } from '#platform/keys'
import { countWrongCaptcha } from '#platform/rate'
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

/** Demands a right captcha for this purpose. It is spent by being asked about, right or wrong (D08, INV-S09). */
export async function spendCaptcha(ctx: Ctx, { uuid = '', captchaCode = '', purpose }: Typed): Promise<void> {
  const { now } = ctx
  const ticket =
    uuid === '' ? undefined : await takeTicketBySubject(ctx.db, { purpose: 'captcha', subject: uuid, now })
  const asked = ticket && details.parse(ticket.details)
  if (!ticket || asked?.purpose !== purpose) fail(identityErrors.CAPTCHA_INVALID)
  const isRight =
    asked.kind === 'picture'
      ? timingSafeEqual(ticket.secretHash, captchaMark(ctx.parts.config, uuid, captchaCode))
      : hasZeroBits(hash('sha256', `${asked.challenge}.${captchaCode}`, 'buffer'), asked.zeroBits)
  if (isRight) return
  await countWrongCaptcha(ctx.parts, { siteId: ctx.site.id, address: ctx.address })
  fail(identityErrors.CAPTCHA_INVALID)
}

/** What is stored of the characters in a picture; capitals and small letters are the same. */
export function captchaMark(config: Config, uuid: string, code: string): Buffer {
  return markOf(config, `captcha:${uuid}:${code.trim().toUpperCase()}`)
}
