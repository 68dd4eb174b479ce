import { createRole, grantRoles } from '@lyceum/contract/access'
import { getHealth, listAudit, listAuditActions } from '@lyceum/contract/admin'
import { closeExam, createExam, publishExam } from '@lyceum/contract/exam'
import { createPaper, removePaper } from '@lyceum/contract/paper'
import { getCurrentUser } from '@lyceum/contract/identity'
import { createNews, pinNews } from '@lyceum/contract/news'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { addLink, editLink, saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { verifyChain } from '#platform/audit/write-chain'
import { openCtx } from '#platform/ctx/open-ctx'
import { type TestApp, testApp } from '#testing/test-app'
import { clockJobs } from '../jobs.ts'

async function someActs() {
  const home = await testApp()
  const { admin, lin } = home
  const { usrId: linId } = await lin.call(getCurrentUser, {})
  const { usrId: adminId } = await admin.call(getCurrentUser, {})
  const { id } = await admin.call(addLink, { title: '人力', accessUrl: 'https://hr.example/', position: 1 })
  await admin.call(editLink, { id, title: '人力服务台', accessUrl: 'https://hr.example/', position: 1 })
  await admin.call(actOnAccount, { id: linId, act: 'unlock' })
  return { ...home, linId, adminId, linkId: id }
}

const walk = async (home: TestApp) => {
  const job = clockJobs.find(({ name }) => name === 'admin.checkChain')
  await job?.run(await home.ctx())
}

test('the audit log shows who did what to whom, and what changed', async () => {
  const { admin, linId, adminId, linkId } = await someActs()
  const { records, next } = await admin.call(listAudit, {})
  expect(next).toBeNull()
  expect(records.map(({ action }) => action)).toEqual([
    'admin.audit.read',
    'identity.account.unlock',
    'site.link.edit',
    'site.link.add',
  ])
  expect(records[1]).toMatchObject({
    actor: { id: adminId, name: '何远舟' },
    realActor: null,
    role: 'ADM',
    object: `identity.account:${linId}`,
    objectName: '林知夏',
  })
  expect(records[2]).toMatchObject({
    object: `site.link:${linkId}`,
    changes: [{ field: 'title', before: '人力', after: '人力服务台' }],
  })
})

test('K-12 the audit log can be searched by actor, by object and by the action’s label', async () => {
  const { admin, tang } = await someActs()
  await tang.call(createExam, { kind: 'OFF_EXAM_COURSE', title: '叉车实操' })
  const found = async (query: Parameters<typeof admin.call<typeof listAudit>>[1]) => {
    const { records } = await admin.call(listAudit, query)
    return records.filter(({ action }) => action !== 'admin.audit.read').map(({ action }) => action)
  }
  // The actor, by name.
  expect(await found({ text: '唐一诺' })).toEqual(['exam.create', 'course.create'])
  // The object of the action.
  expect(await found({ text: '林知夏' })).toEqual(['identity.account.unlock'])
  // The page's label of the action.
  expect(await found({ text: '解除锁定', acts: 'identity.account.unlock' })).toEqual([
    'identity.account.unlock',
  ])
  expect(await found({ text: '没有这个词' })).toEqual([])
})

test('K-12 an exam, a paper or an announcement is found by its title', async () => {
  const { admin } = await testApp()
  const { id: examId } = await admin.call(createExam, { kind: 'OFF_EXAM_COURSE', title: '叉车实操' })
  await admin.call(publishExam, { id: examId })
  const { id: newsId } = await admin.call(createNews, { kind: 'notice', title: '周末停电' })
  await admin.call(pinNews, { id: newsId, isPinned: true })
  const { id: paperId } = await admin.call(createPaper, { kind: 'fixed', title: '叉车笔试' })
  await admin.call(removePaper, { id: paperId })
  const found = async (text: string) =>
    (await admin.call(listAudit, { text })).records
      .map(({ action }) => action)
      .filter((action) => action !== 'admin.audit.read')
  // The publish entry does not contain the title: it is found through the exam.
  expect(await found('叉车实操')).toEqual(['exam.publish', 'course.publish', 'exam.create', 'course.create'])
  expect(await found('周末停电')).toEqual(['news.pin', 'news.create'])
  expect(await found('叉车笔试')).toEqual(['exam.paper.remove', 'exam.paper.create'])
})

test('K-13 publishing and closing an exam record its new state', async () => {
  const { admin } = await testApp()
  const { id } = await admin.call(createExam, { kind: 'OFF_EXAM_COURSE', title: '叉车实操' })
  await admin.call(publishExam, { id })
  await admin.call(closeExam, { id })
  const { records } = await admin.call(listAudit, { object: `exam.exam:${id}` })
  expect(records.slice(0, 2).map(({ changes }) => changes)).toEqual([
    [{ field: 'state', before: 'published', after: 'closed' }],
    [{ field: 'state', before: 'draft', after: 'published' }],
  ])
})

test('the owning domain provides the name of an action’s object: an announcement, an exam', async () => {
  const { admin } = await testApp()
  const { id: newsId } = await admin.call(createNews, { kind: 'notice', title: '周末停电' })
  const { id: examId } = await admin.call(createExam, { kind: 'OFF_EXAM_COURSE', title: '叉车实操' })
  const { records } = await admin.call(listAudit, {})
  const names = new Map(records.map(({ object, objectName }) => [object, objectName]))
  expect(names.get(`news.item:${newsId}`)).toBe('周末停电')
  expect(names.get(`exam.exam:${examId}`)).toBe('叉车实操')
})

test('names the person and the role that was granted', async () => {
  const { admin, lin } = await testApp()
  const { usrId } = await lin.call(getCurrentUser, {})
  const { id } = await admin.call(createRole, { name: '带教', description: '', permissions: ['people.read'] })
  const what = { kind: 'custom', id } as const
  const who = { kind: 'people' as const, ids: [usrId] }
  await admin.call(grantRoles, { who, what, scope: { kind: 'site' }, confirmed: 1 })
  const [, granted, made] = (await admin.call(listAudit, {})).records
  expect(granted?.changes).toContainEqual({ field: 'customRoleId', before: null, after: '带教' })
  expect(granted?.changes).toContainEqual({ field: 'accountIds', before: null, after: '林知夏' })
  expect(made).toMatchObject({ object: `access.role:${id}`, objectName: '带教' })
})

test('filters by action, object, time, person and text, and returns pages', async () => {
  const { admin, adminId, linId, linkId } = await someActs()
  const found = async (query: object) =>
    (await admin.call(listAudit, query)).records
      .map(({ action }) => action)
      .filter((permission) => permission !== 'admin.audit.read')
  expect(await found({ action: 'site.link.' })).toEqual(['site.link.edit', 'site.link.add'])
  expect(await found({ action: 'site_link' })).toEqual([])
  expect(await found({ object: `site.link:${linkId}` })).toHaveLength(2)
  expect(await found({ actorId: adminId })).toHaveLength(3)
  expect(await found({ actorId: linId })).toEqual([])
  expect(await found({ text: '服务台' })).toEqual(['site.link.edit'])
  expect(await found({ text: '%' })).toEqual([])
  expect(await found({ to: '2020-01-01T00:00:00Z' })).toEqual([])
  const first = await admin.call(listAudit, { action: 'site.link.', limit: 1 })
  const second = await admin.call(listAudit, { action: 'site.link.', limit: 1, beneath: first.next ?? '' })
  expect([first, second].map(({ records }) => records[0]?.action)).toEqual([
    'site.link.edit',
    'site.link.add',
  ])
  expect((await admin.call(listAuditActions, {})).actions).toContain('identity.account.unlock')
})

test('D27 reading the audit log is recorded, once per polling page', async () => {
  const { admin, tang, asOwner } = await someActs()
  await admin.call(listAudit, { action: 'site.' })
  await admin.call(listAudit, { action: 'site.' })
  const { rows } = await asOwner((client) =>
    client.query(`select after from platform.audit_entry where action = 'admin.audit.read'`),
  )
  expect(rows).toEqual([{ after: { action: 'site.' } }])
  expect(await tang.refused(listAudit, {})).toBe('NO_RIGHT_READ_MSG')
})

test('an action done while viewing as somebody else names both people and is found by either', async () => {
  const home = await someActs()
  const { admin, adminId, linId, parts } = home
  const { site, actor } = await home.ctx()
  const ctx = openCtx({ parts, site, listeners: new Map(), actor: { ...actor, id: linId, realId: adminId } })
  await ctx.audit({ action: 'test.act', object: 'test:1' })
  const [entry] = (await admin.call(listAudit, { realActorId: adminId, action: 'test.' })).records
  expect(entry).toMatchObject({ actor: { name: '林知夏' }, realActor: { name: '何远舟' } })
  expect(await admin.call(listAudit, { actorId: linId })).toMatchObject({ records: [{ action: 'test.act' }] })
  expect((await verifyChain(ctx.db, site.id)).brokenAt).toBeUndefined()
})

test('INV-A02 the chain check continues entry by entry, and the health page shows its progress and the break', async () => {
  const home = await someActs()
  const { admin, asOwner } = home
  expect((await admin.call(getHealth, {})).chain).toBeNull()
  await walk(home)
  expect((await admin.call(getHealth, {})).chain).toMatchObject({ entries: 3, brokenAt: null })
  await admin.call(saveSetting, { name: 'footer.copyright', value: '©' })
  await walk(home)
  expect((await admin.call(getHealth, {})).chain).toMatchObject({ entries: 4, brokenAt: null })
  await admin.call(saveSetting, { name: 'footer.copyright', value: '© 2' })
  await asOwner((client) => client.query(`update platform.audit_entry set object = 'x' where seq = 5`))
  await walk(home)
  expect((await admin.call(getHealth, {})).chain).toMatchObject({ entries: 4, brokenAt: '5' })
})
