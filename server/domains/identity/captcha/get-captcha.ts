import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type * as contract from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { failuresFrom } from '#platform/rate-limit'
import { insertTicket } from '../ticket/store.ts'
import { drawCode } from './draw-code.ts'
import { alphabet, zeroBitsAfter } from './rules.ts'
import { captchaMark } from './verify-captcha.ts'

const seconds = 120

/** A picture with four characters. */
export async function getCaptcha(
  ctx: Ctx,
  { purpose }: Input<typeof contract.getCaptcha>,
): Promise<Result<typeof contract.getCaptcha>> {
  const uuid = randomUUID()
  const code = randomCode()
  const image = await drawCode(code)
  await keep(ctx, {
    uuid,
    secretHash: captchaMark(ctx.parts.config, uuid, code),
    details: { kind: 'picture', purpose },
  })
  return { uuid, image, expiresIn: seconds }
}

/** For people who cannot read pictures: the browser computes for a moment, longer after many failures. */
export async function getPuzzle(
  ctx: Ctx,
  { purpose }: Input<typeof contract.getPuzzle>,
): Promise<Result<typeof contract.getPuzzle>> {
  const uuid = randomUUID()
  const challenge = randomBytes(16).toString('base64url')
  const zeroBits = zeroBitsAfter(await failuresFrom(ctx.parts, { siteId: ctx.site.id, address: ctx.address }))
  const details = { kind: 'puzzle', purpose, challenge, zeroBits }
  await keep(ctx, { uuid, secretHash: randomBytes(32), details })
  return { uuid, challenge, zeroBits, expiresIn: seconds }
}

export function randomCode(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

type NewCaptcha = { readonly uuid: string; readonly secretHash: Buffer; readonly details: unknown }

async function keep(ctx: Ctx, { uuid, secretHash, details }: NewCaptcha): Promise<void> {
  await insertTicket(ctx.db, {
    purpose: 'captcha',
    subject: uuid,
    secretHash,
    details,
    address: ctx.address,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + seconds * 1000),
  })
}
