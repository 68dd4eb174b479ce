import { editPerson } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { mailbox } from '#testing/servers/mailbox'
import { changeAccounts } from '../index.ts'
import { makeAccount } from '../make.ts'

const person = { userName: 'yuan', name: '周予安', email: 'yuan@old.test', phone: '13800138000' } as const

test('S-01 when an address changes the old mailbox is notified, in the language of the account', async () => {
  const mail = await mailbox()
  const at = await testApp({ env: { SMTP_URL: mail.url } })
  const id = await makeAccount(await at.db(), { ...person, locale: 'en-US' })
  await at.admin.call(editPerson, { id, email: 'mallory@new.test' })
  await at.runJobs()
  const [letter] = mail.letters
  expect(mail.letters).toHaveLength(1)
  expect(letter).toMatchObject({ to: 'yuan@old.test' })
  expect(letter?.subject).toContain('contact details')
  expect(letter?.text).toContain('何远舟 changed the contact details of the account yuan')
  expect(letter?.text).toContain('m•••@new.test')
  expect(letter?.text).not.toContain('mallory')
  // A changed phone is reported to the current mailbox; unchanged fields are not reported.
  await at.admin.call(editPerson, { id, phone: '13900139000', nickname: '安' })
  await at.admin.call(editPerson, { id, nickname: '小安' })
  await at.runJobs()
  expect(mail.letters).toHaveLength(2)
  expect(mail.letters[1]).toMatchObject({ to: 'mallory@new.test' })
  expect(mail.letters[1]?.text).toContain('139••••9000')
})

test('S-01 many changed addresses are notified one by one, and accounts without a mailbox get no mail', async () => {
  const mail = await mailbox()
  const at = await testApp({ env: { SMTP_URL: mail.url } })
  const db = await at.db()
  const ids: string[] = []
  for (const userName of ['ones', 'twos', 'trio'])
    ids.push(await makeAccount(db, { userName, name: userName, email: `${userName}@old.test` }))
  const bare = await makeAccount(db, { userName: 'bare', name: 'bare' })
  mail.refuse(1)
  await (
    await at.ctx()
  ).transaction((ctx) =>
    changeAccounts(
      ctx,
      [...ids, bare].map((id, index) => ({ id, email: `n${index}@new.test` })),
    ),
  )
  await at.runJobs()
  // One mailbox failed: its mail waits for a retry, the others are not sent again.
  expect(mail.letters).toHaveLength(2)
  expect(new Set(mail.letters.map(({ to }) => to)).size).toBe(2)
  expect(mail.letters[0]?.text).toContain('公司通讯录同步')
})
