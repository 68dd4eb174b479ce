import type { TestDatabase } from '../env/database.ts'

type Numbers = { readonly from: number; readonly count: number }

/** Enqueues jobs of this run as the product does, each with its own number. */
export async function enqueue(
  { asOwner, siteId }: TestDatabase,
  task: string,
  given: Numbers,
): Promise<void> {
  const isEventHandler = task.startsWith('reaction:')
  await asOwner((client) =>
    client.query(
      `with asked as (insert into fault.asked select n from generate_series($3::int, $3::int + $4::int - 1) as n returning n)
       select graphile_worker.add_job($2, json_build_object('siteId', $1::int, 'payload', case when $5
         then json_build_object('factId', n::text, 'details', json_build_object('n', n))
         else json_build_object('n', n) end), max_attempts => 12) from asked`,
      [siteId, task, given.from, given.count, isEventHandler],
    ),
  )
}

/** A hundred jobs each that wait for mail, the object store and a directory. */
export async function enqueueOutside({ asOwner, siteId }: TestDatabase): Promise<void> {
  await asOwner(async (client) => {
    const add = (task: string, payload: string, from: string) =>
      client.query(
        `select graphile_worker.add_job($2, json_build_object('siteId', $1::int, 'payload', ${payload}),
           max_attempts => 5) from ${from}`,
        [siteId, task],
      )
    await add(
      'job:settings.testMail',
      `json_build_object('to', 'person' || n || '@stage.test', 'subject', 'a', 'text', 'b')`,
      'generate_series(1, 100) as n',
    )
    await add(
      'job:file.removeObject',
      `json_build_object('objectKey', 'none/' || n)`,
      'generate_series(1, 100) as n',
    )
    await add('job:people.import.check', `json_build_object('id', id::text)`, 'people.import')
  })
}

/** Starts the exam sweep now, as the cron job does once a minute. */
export async function tickSweep({ asOwner }: TestDatabase): Promise<void> {
  await asOwner((client) => client.query("select graphile_worker.add_job('clock:exam.sweep', '{}')"))
}

type JobLock = { readonly id: string; readonly by: string; readonly task: string }

/** Which jobs are locked now, and by which worker. */
export async function locks({ asOwner }: TestDatabase): Promise<readonly JobLock[]> {
  const { rows } = await asOwner((client) =>
    client.query<JobLock>(
      `select id::text, locked_by as by, task_identifier as task from graphile_worker.jobs
       where locked_by is not null and task_identifier like 'job:fault.%'`,
    ),
  )
  return rows
}

/** Whether all jobs of this run are done. */
export async function isIdle({ asOwner }: TestDatabase): Promise<boolean> {
  const { rowCount } = await asOwner((client) =>
    client.query(
      "select from graphile_worker.jobs where task_identifier like 'job:fault.%' and attempts < max_attempts limit 1",
    ),
  )
  return rowCount === 0
}

/** The process whose queues have these locks; undefined where workers do not register. */
export async function lockOwnerOf({ asOwner }: TestDatabase, task: string): Promise<number | undefined> {
  const { rows } = await asOwner((client) =>
    client.query<{ pid: string }>(
      `select split_part(node, ':', 2) as pid from platform.worker_lane join graphile_worker.jobs on locked_by = pool
       where task_identifier = $1 group by node order by count(*) desc limit 1`,
      [task],
    ),
  )
  return rows[0] && Number(rows[0].pid)
}
