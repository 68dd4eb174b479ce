import { getCurrentUser, sendSmsCode } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { deliverMail, domain } from '#domains/site'
import { notice } from '#platform/domain/notices'
import { testApp } from '#testing/test-app'
import { mailbox } from '#testing/servers/mailbox'
import { domains } from '../../../app/domains.ts'
import { makeAccount, makeCaptcha } from '../../identity/make.ts'
import { makeMessage } from '../../message/make.ts'
import { makeDelivery } from '../make.ts'

const origin = 'https://alpha.test'
const person = { userName: 'yuan', name: '周予安', reason: '名额已满', origin }

async function opened() {
  const post = await mailbox()
  const home = await testApp({ env: { SMTP_URL: post.url } })
  const rows = async () => {
    const { rows } = await home.asOwner((client) => client.query('select * from site.delivery order by id'))
    return rows as Record<string, unknown>[]
  }
  const lin = (await home.lin.call(getCurrentUser, {})).usrEntId
  const retry = async () => {
    await home.asOwner((client) =>
      client.query("update graphile_worker._private_jobs set run_at = now() - interval '1 second'"),
    )
    await home.runJobs()
  }
  return { ...home, post, rows, retry, linId: lin }
}

const lin = { recipient: 'l•••@alpha.test', locale: 'zh-CN', state: 'sent', reason: null, reply_code: null }

/** A job of another domain, by name. */
const named = (name: string) => ({ name, payload: z.looseObject({}), attempts: 5 })

/** Sends every kind of mail and SMS once. */
async function sendAll({
  ctx,
  db,
  runJobs,
  linId,
  anonymous,
  parts,
  admin,
}: Awaited<ReturnType<typeof opened>>) {
  const work = await ctx()
  const yes = { approve: true, accountId: linId, to: 'lin@alpha.test', locale: 'en-US', ...person }
  const no = { approve: false, to: 'gone@alpha.test', locale: 'zh-CN', ...person }
  await work.enqueue(named('identity.welcomeMail'), { accountId: linId, origin })
  await work.enqueue(named('identity.linkMail'), { accountId: linId, origin })
  await work.enqueue(named('identity.resetMail'), { email: 'lin@alpha.test', locale: 'zh-TW', origin })
  await work.enqueue(named('identity.decisionMail'), yes)
  await work.enqueue(named('identity.decisionMail'), no)
  await admin.call(saveSetting, { name: 'sms.offered', value: true })
  const captcha = await makeCaptcha(await db(), parts.config, { purpose: 'sms' })
  await anonymous.call(sendSmsCode, { mobile: '13800138000', ...captcha })
  await runJobs()
  await makeMessage(await db(), linId)
  const digest = domains
    .flatMap(({ cronJobs: clockJobs = [] }) => clockJobs)
    .find(({ name }) => name === 'message.digest')
  await digest?.run(await ctx())
}

test('every mail and SMS leaves one row with a masked recipient, and nothing of its text', async () => {
  const home = await opened()
  const yuan = await makeAccount(await home.db(), { userName: 'yuan', name: '周予安', phone: '13800138000' })
  await sendAll(home)
  expect(home.post.letters).toHaveLength(6)
  const code = /\d{6}/.exec(home.parts.sms.sent[0]?.text ?? '')?.[0] ?? ''
  expect(code).toHaveLength(6)

  const all = await home.rows()
  const whose = new Map<unknown, string>([
    [home.linId, 'lin'],
    [yuan, 'yuan'],
  ])
  const lines = all.map((row) =>
    [row['channel'], row['template'], whose.get(row['account_id']), row['recipient'], row['state']].join(' '),
  )
  expect(lines.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'mail identity.approvalMail lin l•••@alpha.test sent',
    'mail identity.refusalMail  g•••@alpha.test sent',
    'mail identity.resetMail lin l•••@alpha.test sent',
    'mail identity.resetMail lin l•••@alpha.test sent',
    'mail identity.welcomeMail lin l•••@alpha.test sent',
    'mail message.digestMail lin l•••@alpha.test sent',
    'sms identity.codeSms yuan 138••••8000 sent',
  ])
  const written = JSON.stringify(all.map(({ id: _id, account_id: _account, ...row }) => row))
  for (const secret of ['token', 'http', 'lin@alpha.test', '13800138000', code, '名额已满', '林知夏'])
    expect(written).not.toContain(secret)
})

test('a mail rejected by the relay leaves a failed row, is retried, and leaves another', async () => {
  const { ctx, runJobs, retry, rows, post, logLines, asOwner, linId } = await opened()
  post.refuse(1)
  await (await ctx()).enqueue(named('identity.linkMail'), { accountId: linId, origin })
  await runJobs()
  expect(await rows()).toMatchObject([{ ...lin, state: 'failed', reason: 'refused', reply_code: 550 }])
  expect(post.letters).toEqual([])
  const { rows: waiting } = await asOwner((client) =>
    client.query('select last_error from graphile_worker._private_jobs'),
  )
  expect(waiting).toMatchObject([{ last_error: expect.stringContaining('refused 550') }])
  expect(JSON.stringify([waiting, logLines])).not.toContain('lin@alpha.test')

  await retry()
  expect(post.letters).toMatchObject([{ to: 'lin@alpha.test' }])
  expect(await rows()).toMatchObject([{ state: 'failed' }, { ...lin, account_id: linId }])
})

test('a failed row survives a rollback, and an unreachable relay is reported as such', async () => {
  const home = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const same = (body: string) => ({ subject: body, body })
  const plain = notice({
    key: 'probe.mail',
    channel: 'mail',
    title: { 'zh-CN': '试', 'zh-TW': '試', 'en-US': 'Trial' },
    blanks: {},
    text: { 'zh-CN': same('一'), 'zh-TW': same('一'), 'en-US': same('one') },
  })
  const work = await home.ctx()
  const letter = { to: 'mei@alpha.test', locale: 'en-US', filling: {} } as const
  await expect(work.transaction((ctx) => deliverMail(ctx, plain, letter))).rejects.toThrow('unreachable')
  const { rows } = await home.asOwner((client) => client.query('select * from site.delivery'))
  expect(rows).toMatchObject([
    { template: 'probe.mail', account_id: null, state: 'failed', reason: 'unreachable', reply_code: null },
  ])
})

test('delivery attempts are deleted after ninety days on every site, and with the account', async () => {
  const { db, parts, rows, asOwner } = await opened()
  const now = Date.now()
  const ago = (days: number) => new Date(now - days * 86_400_000)
  const [alpha, beta] = [await db('alpha'), await db('beta')]
  const gone = await makeAccount(alpha, { userName: 'gone', name: '去者' })
  for (const site of [alpha, beta])
    for (const days of [1, 89, 91]) await makeDelivery(site, { at: ago(days) })
  await makeDelivery(alpha, { accountId: gone })
  for (const { run } of domain.installationJobs ?? []) await run(parts)
  expect(await rows()).toHaveLength(5)
  await asOwner((client) => client.query('delete from identity.account where id = $1', [gone]))
  expect(await rows()).toHaveLength(4)
})
