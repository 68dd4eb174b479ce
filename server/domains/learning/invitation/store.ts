import { sql } from 'kysely'
import { type Db, pinnedPlan } from '#platform/db'
import { on } from '../tables.ts'

/** Enrolled people have no invitation to answer. */
const isIn = sql<boolean>`exists (select from learning.enrolment mine where mine.site_id = invitation.site_id
  and mine.course_id = invitation.course_id and mine.account_id = invitation.account_id and mine.is_current
  and mine.status not in ('REJECTED', 'CANCELLED'))`

const isWaiting = sql<boolean>`invitation.answer is null and not ${isIn}`

const stateOf = sql<'waiting' | 'accepted' | 'declined'>`
  case when invitation.answer is not null then invitation.answer when ${isIn} then 'accepted' else 'waiting' end`

const invitationsTo = (db: Db, accountId: string) =>
  on(db).selectFrom('learning.recommendation as invitation').where('invitation.accountId', '=', accountId)

/** Unanswered ones first, then newest first. */
export async function invitationPage(
  db: Db,
  accountId: string,
  { skip, most }: { readonly skip: number; readonly most: number },
) {
  const rows = await invitationsTo(db, accountId)
    .select(['invitation.id', 'invitation.courseId', 'invitation.recommendedBy'])
    .select(['invitation.note', 'invitation.at', stateOf.as('state')])
    .orderBy(isWaiting, 'desc')
    .orderBy('invitation.at', 'desc')
    .orderBy('invitation.id')
    .offset(skip)
    .limit(most)
    .execute()
  const { total } = await invitationsTo(db, accountId)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function countWaiting(db: Db, accountId: string): Promise<number> {
  const { total } = await invitationsTo(db, accountId)
    .where(isWaiting)
    .modifyFront(pinnedPlan)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function courseInvitedTo(
  db: Db,
  accountId: string,
  invitationId: string,
): Promise<string | undefined> {
  const invitation = await invitationsTo(db, accountId)
    .select('invitation.courseId')
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst()
  return invitation?.courseId
}

type Answer = { readonly answer: 'accepted' | 'declined'; readonly answeredAt: Date }

/** Stores the answer once; false: it was answered before. */
export async function answerInvitation(db: Db, invitationId: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('learning.recommendation')
    .set(answer)
    .where('id', '=', invitationId)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
