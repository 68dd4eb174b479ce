import { randomUUID, timingSafeEqual } from 'node:crypto'
import type * as contract from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { insertTicket, takeTicketBySubject } from '../ticket/store.ts'
import { drawCode } from './draw-code.ts'
import { randomCode } from './get-captcha.ts'
import { captchaMark } from './verify-captcha.ts'

const seconds = 60

/** A code to type during study. Whoever misses it pauses the timer and loses nothing. */
export async function getStudyCaptcha(ctx: Ctx): Promise<Result<typeof contract.getStudyCaptcha>> {
  const id = randomUUID()
  const code = randomCode()
  const image = await drawCode(code)
  await insertTicket(ctx.db, {
    purpose: 'study',
    subject: id,
    accountId: ctx.actor.id,
    secretHash: captchaMark(ctx.parts.config, id, code),
    address: ctx.address,
    createdAt: ctx.now,
    // A little longer than the dialog, to allow for network delay.
    expiresAt: new Date(ctx.now.getTime() + (seconds + 5) * 1000),
  })
  return { id, image, closesIn: seconds }
}

/** Uses up the code of this person, right or wrong; somebody else's counts as none. */
export async function checkStudyCaptcha(
  ctx: Ctx,
  { id, code }: Input<typeof contract.checkStudyCaptcha>,
): Promise<Result<typeof contract.checkStudyCaptcha>> {
  const { now } = ctx
  const ticket = await takeTicketBySubject(ctx.db, {
    purpose: 'study',
    subject: id,
    now,
    accountId: ctx.actor.id,
  })
  return {
    isRight:
      ticket !== undefined && timingSafeEqual(ticket.secretHash, captchaMark(ctx.parts.config, id, code)),
  }
}
