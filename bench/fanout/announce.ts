import type { Endpoint } from '../../contract/kit/index.ts'
import { createNews, publishNews, saveNews } from '../../contract/news/index.ts'
import type { Api } from '../../faults/env/api.ts'
import type { Person, TestDatabase } from '../../faults/env/database.ts'
import { Connection } from '../load/connection.ts'
import { requestText } from '../load/request.ts'

/** Fills the site up to this number of people, the first an administrator, and updates the statistics. */
export async function fillSite(database: TestDatabase, people: number): Promise<number> {
  const [admin] = database.people
  return database.asOwner(async (client) => {
    await client.query(
      `insert into identity.account (site_id, user_name, name)
       select $1::integer, 'crowd-' || n, '员工' || n from generate_series(1, $2::integer) as n`,
      [database.siteId, people - database.people.length],
    )
    await client.query(`insert into identity.holding (site_id, account_id, role) values ($1, $2, 'ADM')`, [
      database.siteId,
      admin?.id,
    ])
    await client.query(`update identity.session set role = 'ADM' where account_id = $1`, [admin?.id])
    await client.query('vacuum analyze identity.account')
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from identity.account where site_id = $1 and state = 'active'`,
      [database.siteId],
    )
    return rows[0]?.count ?? 0
  })
}

/** Writes an announcement for everyone and publishes it with the calls of the console. */
export async function announce(api: Api, { people: [person] }: TestDatabase): Promise<void> {
  if (!person) throw new Error('there is no person to announce anything')
  const line = new Connection(api.port)
  const title = '周六停电安排'
  const { id } = await callApi<{ id: string }>(line, createNews, { person, body: { kind: 'notice', title } })
  const content = { blocks: [{ kind: 'paragraph', runs: [{ text: '周六停电，请提前保存工作。' }] }] }
  await callApi(line, saveNews, { person, id, body: { title, content, mustAcknowledge: true, revision: 1 } })
  await callApi(line, publishNews, { person, id })
  line.close()
}

type Call = { readonly person: Person; readonly id?: string; readonly body?: object }

async function callApi<T>(line: Connection, endpoint: Endpoint, { person, id = '', body }: Call): Promise<T> {
  const path = endpoint.path.replace(':id', id)
  const { status, body: text } = await line.send(
    requestText({ ...endpoint, path }, { person, ...(body ? { body } : {}) }),
  )
  if (status !== 200) throw new Error(`${path} was rejected: ${text}`)
  return (JSON.parse(text) as { result: T }).result
}

/** Waits until the announcement is delivered and checks that everybody has the message once. */
export async function waitUntilAllNotified(database: TestDatabase, people: number): Promise<void> {
  await database.asOwner(async (client) => {
    for (;;) {
      const { rows } = await client.query('select 1 from news.telling where ended_at is not null')
      if (rows.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { rows } = await client.query<{ messages: number; unread: number }>(
      `select (select count(*) from message.message)::integer as messages,
              (select sum(unread) from message.inbox)::integer as unread`,
    )
    const [{ messages, unread } = { messages: 0, unread: 0 }] = rows
    if (messages !== people || unread !== people)
      throw new Error(`${people} people, ${messages} messages, ${unread} unread`)
  })
}
