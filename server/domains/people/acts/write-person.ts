import { peopleErrors } from '@lyceum/contract/people'
import { type AccountRecord, takenBy } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { faultsOf, type PersonDraft, type PersonFault, tidy } from '../rules.ts'
import { faultNames, listed } from '../text.ts'

/**
 * A draft as it may be written; what is wrong with it is told by its fields. What was wrong before, in a record from
 * elsewhere, stops nobody from correcting something else.
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

/** Says whose the user name or the staff number is, where an index refused it. */
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
