import type { TestDatabase } from '../env/database.ts'

export type Paper = {
  readonly personId: string
  readonly attemptId: string
  readonly state: string
  readonly receipt: string | null
  readonly submits: number
  /** The stored number of each question, and whether the value is the one sent with it. */
  readonly answers: Readonly<Record<string, { readonly seq: number; readonly isTrue: boolean }>>
}

/** Reads every attempt from the database after the run. */
export function readPapers({ asOwner, siteId }: TestDatabase): Promise<readonly Paper[]> {
  return asOwner(async (client) => {
    const { rows } = await client.query<Paper>(papersSql, [siteId])
    return rows
  })
}

const papersSql = `
  select attempt.account_id as "personId", attempt.id as "attemptId", attempt.state,
    encode(attempt.receipt, 'hex') as receipt, candidate.submits,
    coalesce((select jsonb_object_agg(answer.question_version_id,
        jsonb_build_object('seq', answer.seq, 'isTrue', (answer.value ->> 'isTrue')::boolean))
      from exam.answer where answer.site_id = attempt.site_id and answer.attempt_id = attempt.id), '{}') as answers
  from exam.attempt
  join exam.candidate on candidate.site_id = attempt.site_id and candidate.exam_id = attempt.exam_id
    and candidate.account_id = attempt.account_id
  where attempt.site_id = $1`
