import * as contract from '@lyceum/contract/exam'
import { writeHeartbeat } from '#platform/process/heartbeat'
import { answers, enrolled } from './bench-make.ts'

const node = (name: string) => ({ name, kind: 'api' }) as const

/** lin and mei are answering, and two API nodes are alive. Time passes by moving all stored times into the past. */
export async function answering(options: Parameters<typeof enrolled>[0] = {}) {
  const home = await enrolled(options)
  const { lin, mei, itmId, asOwner, parts } = home
  const attempt = await lin.call(contract.startAttempt, { itmId })
  const other = await mei.call(contract.startAttempt, { itmId })
  const heartbeatOf = (name: string) => writeHeartbeat(parts.database.pool, node(name))
  await heartbeatOf('a')
  await heartbeatOf('b')
  return {
    ...home,
    linPaper: attempt,
    meiPaper: other,
    heartbeat: heartbeatOf,
    saveAs: (person: typeof lin, { id, generation }: typeof attempt, seq = 1) =>
      person.call(contract.saveAnswers, { id, generation, answers: answers(['MC'], undefined, seq) }),
    /** Neither a heartbeat nor a save for this long. */
    silence: (seconds: number) =>
      asOwner(async (client) => {
        for (const statement of passing) await client.query(statement, [seconds])
      }),
    /** The API was up all the time. */
    wasThere: () =>
      asOwner((client) => client.query(`update platform.node_heartbeat set beat_at = statement_timestamp()`)),
    /** The deadlines of the papers in the database. */
    ends: async () => {
      const { rows } = await asOwner((client) =>
        client.query<{ id: string; at: Date }>(
          `select id, date_trunc('milliseconds', deadline_at) as at from exam.attempt order by id`,
        ),
      )
      return rows.map(({ at }) => at.getTime())
    },
  }
}

const by = `make_interval(secs => $1)`
const passing = [
  `update exam.attempt set started_at = started_at - ${by}, deadline_at = deadline_at - ${by}, seen_at = seen_at - ${by}`,
  `update exam.pulse set at = at - ${by}`,
  `update exam.silence set began_at = began_at - ${by}, ended_at = ended_at - ${by}`,
  `update platform.node_heartbeat set started_at = started_at - ${by}, beat_at = beat_at - ${by}`,
]
