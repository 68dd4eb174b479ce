import { hash } from 'node:crypto'
import { identityErrors } from '@lyceum/contract/identity'
import type { ErrorSpec } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { countGuess, uncountGuess } from '#platform/rate-limit'
import { frozen, type Guess, isWarned, limit, minutesUntil, take } from './freeze-account.ts'
import {
  clearCounter,
  clearDeviceFailures,
  giveBack,
  giveDeviceTryBack,
  lockCounter,
  rememberDevice,
  saveCounter,
  takeDeviceTry,
} from './store.ts'

type Target = {
  /** Whose secret is guessed; undefined for an unknown user name. */
  readonly accountId: string | undefined
  /** The user name as typed: counted like an account, so that the two cannot be told apart. */
  readonly name: string
  readonly device?: Buffer | undefined
  /** The error for a wrong guess with this sign-in method. */
  readonly wrong: ErrorSpec<never>
  /** Whether a wrong guess is answered with the attempts left. */
  readonly isWarning?: boolean
}

type Device = { readonly accountId: string; readonly tokenHash: Buffer }
type Taken = { readonly guess: Guess; readonly device?: Device }

/**
 * One guess at a person's secret, with any sign-in method. It is counted and committed before it is checked, so that
 * a hundred guesses at once get no more checks than a hundred in a row; a right guess clears the count.
 */
export async function guess(ctx: Ctx, target: Target, isRight: () => Promise<boolean>): Promise<void> {
  const taken = await takeTurn(ctx, target)
  if (taken.guess.kind === 'ignored') fail(target.wrong)
  const right = await looked(ctx, { target, taken }, isRight)
  if (!right) return refuseWrong(ctx, target, taken)
  if (taken.guess.kind === 'while-frozen') refuseFrozen(ctx, taken.guess.frozenUntil)
  // A known device clears its own count only: failures from elsewhere stay counted.
  if (taken.device) return rememberDevice(ctx.db, taken.device, ctx.now)
  await clearCounter(ctx.db, subjectOf(target))
  await uncountGuess(ctx.parts, addressOf(ctx))
}

/** Clears all wrong guesses for an account: an administrator unlocks it, or its owner has proved to be the owner. */
export async function clearGuesses(ctx: Ctx, accountId: string): Promise<void> {
  await clearCounter(ctx.db, accountId)
  await clearDeviceFailures(ctx.db, accountId)
}

export const subjectOf = ({ accountId, name }: Pick<Target, 'accountId' | 'name'>) =>
  accountId ?? `?${hash('sha256', name.toLowerCase(), 'base64url')}`

const addressOf = ({ site, address }: Ctx) => ({ siteId: site.id, address })

/** A known device has a few attempts of its own; any other guess counts for its address and for the account. */
async function takeTurn(ctx: Ctx, target: Target): Promise<Taken> {
  const { accountId, device: tokenHash } = target
  const device = accountId && tokenHash ? { accountId, tokenHash } : undefined
  const failures = device && (await takeDeviceTry(ctx.db, device, limit))
  if (device && failures !== undefined)
    return { guess: { kind: 'counted', failures, left: limit - failures, frozenUntil: null }, device }
  await countGuess(ctx.parts, addressOf(ctx))
  return ctx.transaction(async (ctx) => {
    const subject = subjectOf(target)
    const { after, guess } = take(await lockCounter(ctx.db, subject, ctx.now), ctx.now)
    if (guess.kind !== 'ignored') await saveCounter(ctx.db, subject, after)
    return { guess }
  })
}

/** Checks the guess. A guess that could not be checked because a service is down is not counted. */
async function looked(
  ctx: Ctx,
  { target, taken }: { target: Target; taken: Taken },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await isRight()
  } catch (error) {
    const { guess, device } = taken
    const didFreeze = guess.kind === 'counted' && guess.frozenUntil !== null
    if (device) await giveDeviceTryBack(ctx.db, device)
    else {
      await giveBack(ctx.db, subjectOf(target), didFreeze)
      await uncountGuess(ctx.parts, addressOf(ctx))
    }
    throw error
  }
}

async function refuseWrong(ctx: Ctx, target: Target, { guess, device }: Taken): Promise<never> {
  const { wrong, isWarning } = target
  if (guess.kind !== 'counted') fail(wrong)
  // The owner's own last wrong attempt freezes the account too; only other people's do not affect the owner's device.
  const until = device && guess.left === 0 ? await freezeNow(ctx, subjectOf(target)) : guess.frozenUntil
  if (until) refuseFrozen(ctx, until)
  if (isWarning && isWarned(guess)) fail(identityErrors.LOGIN_FAILURE_WARNING, { left: guess.left })
  fail(wrong)
}

function freezeNow(ctx: Ctx, subject: string): Promise<Date | null> {
  return ctx.transaction(async (ctx) => {
    const after = frozen(await lockCounter(ctx.db, subject, ctx.now), ctx.now)
    await saveCounter(ctx.db, subject, after)
    return after.frozenUntil
  })
}

function refuseFrozen(ctx: Ctx, until: Date): never {
  fail(identityErrors.ACCOUNT_FROZEN, { minutes: minutesUntil(until, ctx.now) })
}
