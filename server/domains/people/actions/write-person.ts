import { peopleErrors } from '@lyceum/contract/people'
import { type AccountRecord, takenBy } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { faultsOf, type PersonDraft, type PersonFault, tidy } from '../rules.ts'
import { faultNames, listed } from '../text.ts'

/**
 * A validated draft; problems are returned by field. A field that was invalid before, in an imported record, does not
 * prevent the correction of another.
 */
export function recordOf(ctx: Ctx, draft: PersonDraft, before?: PersonDraft): AccountRecord {
  const record = tidy(draft)
  const known: PersonFault[] = before ? faultsOf(before) : []
  const faults = faultsOf(record).filter((fault) => !known.includes(fault))
  if (faults.length > 0) {
    const names = [...new Set(faults.map((fault) => faultNames[fault][ctx.locale]))]
    fail(peopleErrors.PERSON_FIELDS_WRONG, { fields: listed(names, ctx.locale) })
  }
  return record
}

/** Reports whose user name or staff number it is when an index rejects it. */
export async function refusingTaken<T>(
  { userName, staffNo }: { readonly userName: string; readonly staffNo: string | null },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const taken = takenBy(error)
    if (taken === 'userName') fail(peopleErrors.USER_NAME_TAKEN, { userName })
    if (taken === 'staffNo') fail(peopleErrors.STAFF_NO_TAKEN, { staffNo: staffNo ?? '' })
    throw error
  }
}
