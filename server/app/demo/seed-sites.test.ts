import { getCurrentUser, login } from '@lyceum/contract/identity'
import { getSitePoster, listRecommendedLinks } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { testApp } from '#testing/test-app'
import { visitor } from '#testing/person'
import { makeCaptcha } from '../../domains/identity/make.ts'
import { findSite } from '../../domains/site/find-site.ts'
import { seedStart } from './seed-start.ts'
import { demoPassword, seedSites } from './seed-sites.ts'

const now = new Date('2026-03-18T08:00:00Z')

async function demoApp(at = now) {
  const opened = await testApp()
  const reports = await seedSites(opened.parts.keysDatabase, { size: 'small', beginning: seedStart(at) })
  /** Signs in on a host with the right captcha. */
  const signIn = async (host: string, userName: string) => {
    const { database, config } = opened.parts
    const site = await findSite(database.acrossSites('a test names its site'), host)
    const captcha = await makeCaptcha(database.of(site.id), config)
    return visitor(opened.app, host).send(login, { userName, password: demoPassword, ...captcha })
  }
  return { ...opened, reports, signIn }
}

/** The session cookie that an answer sets. */
const sessionIn = ({ cookies }: LightMyRequestResponse) => {
  const [session] = (cookies as { name: string; value: string }[]).filter(({ name }) => name === '__Host-sid')
  return `__Host-sid=${session?.value ?? ''}`
}

type Demo = Awaited<ReturnType<typeof demoApp>>

const seeded = {
  'site.site': ['id', 'created_at'],
  'site.host': [],
  'site.setting': [],
  'site.link': ['id'],
  'identity.account': ['password_hash'],
  'identity.holding': ['id', 'custom_role_id'],
  'identity.session': ['id'],
  'org.unit': [],
  'org.grade': [],
  'org.position': [],
  'org.job': [],
  'people.scim_token': [],
  'report.activity': [],
  'course.category': [],
  'course.course': [],
  'course.module': [],
  'course.draft': [],
  'course.version': [],
  'course.lecturer': [],
  'learning.enrolment': ['round'],
  'learning.progress': [],
  'learning.approval': [],
  'learning.hand_in': [],
  'social.comment': [],
  'social.tally': [],
  'org.family': [],
  'org.centre': [],
  'org.centre_unit': [],
}

/** A hash of all table contents except what the database or the password salt generates. */
const contentOf = ({ asOwner }: Demo) =>
  asOwner(async (client) => {
    const hashes: Record<string, unknown> = {}
    for (const [table, unstable] of Object.entries(seeded)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(line, e'\\n' order by line)) as hash
         from (select (to_jsonb(one) - $1::text[])::text as line from ${table} one) lines`,
        [unstable],
      )
      hashes[table] = rows[0]
    }
    return hashes
  })

test('the same day makes the same rows', async () => {
  const [other, two] = await Promise.all([demoApp(), demoApp()])
  const content = await contentOf(other)
  expect(content).toEqual(await contentOf(two))
  expect(content['identity.account']).toMatchObject({ rows: 48 })
  expect(content['org.unit']).toMatchObject({ rows: 10 })
})

test('demo accounts can sign in on their own site only', async () => {
  const { app, reports, signIn } = await demoApp()
  for (const { hosts, accounts } of reports) {
    const host = hosts.at(-1) ?? ''
    for (const { userName, name, roles } of accounts) {
      const cookie = sessionIn(await signIn(host, userName))
      const me = await visitor(app, host).call(getCurrentUser, {}, { headers: { cookie } })
      expect(me).toMatchObject({ usrSteUsrId: userName, usrDisplayBil: name })
      expect(me.roleList.length).toBe(roles.length + 1)
    }
  }
  const outsiders = [
    await signIn('hengchuan.localhost', 'jiang_lin'),
    await signIn('nanyu.localhost', 'lin_zhixia'),
  ]
  expect(outsiders.map((other) => other.json<{ errCode: string }>().errCode)).toEqual([
    'label_user_login_error',
    'label_user_login_error',
  ])
})

test('each site shows its own branding', async () => {
  const { app, signIn } = await demoApp()
  const { userSitePosterInfo } = await visitor(app, 'localhost').call(getSitePoster, {})
  expect(userSitePosterInfo).toMatchObject({
    copyright: '',
    siteName: { 'zh-TW': '衡川集團', 'en-US': 'Hengchuan Group' },
  })
  const nanyu = visitor(app, 'nanyu.localhost')
  const headers = { cookie: sessionIn(await signIn('nanyu.localhost', 'xu_qinghe')) }
  const { records } = await nanyu.call(listRecommendedLinks, {}, { headers })
  expect(records.map(({ title }) => title)).toContain('人資服務台')
  expect(records.every(({ accessUrl }) => accessUrl.endsWith('.nanyu.example/'))).toBe(true)
})

test('paths lead to the root, everyone active has one main job, and no reference crosses sites', async () => {
  const { asOwner } = await demoApp()
  const broken = await asOwner((client) =>
    client.query(`
    select 'path' as what from org.unit u left join org.unit p on p.site_id = u.site_id and p.id = u.parent_id
      where u.path is distinct from coalesce(p.path, '{}') || u.id
    union all select 'main job' from identity.account a join site.site s on s.id = a.site_id
      where s.code in ('hengchuan', 'nanyu') and a.state = 'active'
        and 1 <> (select count(*) from org.job j where j.site_id = a.site_id and j.account_id = a.id and is_main and until is null)
    union all select 'reference' from org.job j
      where not exists (select from identity.account a where a.site_id = j.site_id and a.id = j.account_id)
         or not exists (select from org.unit u where u.site_id = j.site_id and u.id = j.unit_id)
         or not exists (select from org.position p where p.site_id = j.site_id and p.id = j.position_id)
         or j.grade_id is not null
            and not exists (select from org.grade g where g.site_id = j.site_id and g.id = j.grade_id)
    union all select 'shared id' from (select id from identity.account group by id having count(*) > 1) twins`),
  )
  expect(broken.rows).toEqual([])
})

test('there are papers to mark, pending requests, and discussions with answers', async () => {
  const { asOwner } = await demoApp()
  const { rows } = await asOwner((client) =>
    client.query(`
    select (select count(*)::int from learning.hand_in where needs_mark and marked_at is null) as waiting,
      (select count(*)::int from learning.hand_in where marked_at is not null) as marked,
      (select count(*)::int from learning.approval where state = 'pending') as asked,
      (select count(*)::int from social.comment where parent_id is not null) as replies`),
  )
  const least = { waiting: 5, marked: 5, asked: 2, replies: 5 }
  const found = rows[0] as typeof least
  const missing = Object.entries(least).filter(([name, count]) => found[name as keyof typeof least] < count)
  expect(missing).toEqual([])
})

/** Planned moments may lie in the future: ends, deadlines, later starts. Everything else is in the past. */
const planned = /(?:until|due|expires|opens|closes|ends|from|deadline|starts)_?(?:at|on)?$/

test('P-30 nothing that has happened lies in the future, even ten minutes after midnight', async () => {
  const midnight = new Date('2026-03-17T16:10:00Z')
  const { asOwner } = await demoApp(midnight)
  const late = await asOwner(async (client) => {
    const { rows } = await client.query<{ place: string; name: string }>(
      `select format('%I.%I', table_schema, table_name) as place, column_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where data_type like 'timestamp%' and table_type = 'BASE TABLE'
         and table_schema not in ('pg_catalog', 'information_schema', 'platform', 'graphile_worker')
         -- The index dates a notice that is to come by the day of its showing.
         and table_name not like 'document%'`,
    )
    const found: string[] = []
    for (const { place, name } of rows.filter((column) => !planned.test(column.name))) {
      // Timestamps set by the database carry the time of the test run, long after this midnight.
      const { rows: own } = await client.query<{ seen: number }>(
        `select count(*)::int as seen from ${place} where ${name} > $1 and ${name} < $2`,
        [midnight, new Date('2026-03-25T00:00:00Z')],
      )
      if ((own[0]?.seen ?? 0) > 0) found.push(`${place}.${name}`)
    }
    return found
  })
  expect(late).toEqual([])
})

test("P-30 the leaderboards are led by people, not by the administrator's account", async () => {
  const { asOwner } = await demoApp()
  const { rows } = await asOwner((client) =>
    client.query<{ userName: string }>(`
      select distinct a.user_name as "userName"
      from (select site_id, account_id, sum(amount),
                   rank() over (partition by site_id order by sum(amount) desc) as place
            from points.entry where book = 'person' group by 1, 2) ranked
      join identity.account a on a.site_id = ranked.site_id and a.id = ranked.account_id
      where place <= 3`),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ userName }) => userName)).not.toContain('admin')
})
