import { commonErrors, type ErrorSpec } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from './ctx.ts'
import { dbErrorKind } from './db.ts'
import { fail } from './app-error.ts'

const payload = z.object({ id: z.string() })

/** The ticket to enqueue a slow step of an import. */
export const importTicket = (name: string, attempts: number) => ({ name, payload, attempts })

/** The import as it was locked, if it is in a state from which the step may begin. */
export function inState<One extends { readonly state: string }>(
  record: One | undefined,
  states: readonly One['state'][],
  wrongState: ErrorSpec<never>,
): One {
  const found = record ?? fail(commonErrors.NOT_FOUND)
  return states.includes(found.state) ? found : fail(wrongState)
}

type Step = {
  readonly id: string
  /** What is logged when it stops. */
  readonly message: string
  readonly work: () => Promise<void>
  /** Marks the import as failed. */
  readonly stop: (error: unknown) => Promise<void>
}

/**
 * Runs a slow step of an import. Database errors are retried by the queue; any other error would occur again, so the
 * import stops until a person resumes it.
 */
export async function runStep(ctx: Ctx, { id, message, work, stop }: Step): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (dbErrorKind(error) !== undefined) throw error
    ctx.parts.log.error({ err: error, import: id }, message)
    await stop(error)
  }
}
