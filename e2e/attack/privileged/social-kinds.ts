import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { publishCourse } from '../../course/publish-course.ts'
import { inDatabase } from '../../harness/database.ts'
import { makeProduct } from '../../mall/make-product.ts'
import { givePoints } from '../../points/give-points.ts'
import { callAs } from '../../study/make-course.ts'
import type { Kind } from './attack-kind.ts'

/** Comments, shares, searches, orders and leave requests. */
export const socialKinds: readonly Kind[] = [
  {
    name: 'comment and share',
    fields: ['POST /app/api/comment body.content', 'POST /app/api/share/save body.note'],
    handIn: async ({ admin, adminId, outsider, text }) => {
      const [comment, note] = [text(2000), text(100)]
      const targetId = await publishCourse(admin, { title: `留言 ${randomUUID().slice(0, 8)}` })
      const target = { targetType: 'course', targetId }
      await callAs(outsider, '/app/api/comment', { data: { ...target, content: comment.text } })
      await callAs(outsider, '/app/api/share/save', {
        data: { ...target, people: [adminId], note: note.text },
      })
      return [
        { path: `/course/detail?itmId=${targetId}`, mark: comment.mark },
        { path: '/personal/share', mark: note.mark, open: (page) => page.getByRole('tab').nth(1).click() },
      ]
    },
  },
  {
    name: 'search words',
    fields: ['POST /app/api/trainee/home/search/record body.searchValue'],
    handIn: async ({ outsider, text, host }) => {
      const { text: searchText, mark } = text(60)
      await callAs(outsider, '/app/api/trainee/home/search/record', { data: { searchValue: searchText } })
      // Raises the count, because the page starts with the most frequent searches.
      await inDatabase(
        `update search.word_day set times = 90000, people = 9000 where position($2 in word) > 0
         and site_id = (select site_id from site.host where host = $1)`,
        [host, mark],
      )
      onTestFinished(async () => {
        await inDatabase('delete from search.word_day where position($1 in word) > 0', [mark])
      })
      return [{ path: '/manage/search/words', mark }]
    },
  },
  {
    name: 'order',
    fields: ['receiver', 'phone', 'address'].map(
      (name) => `POST /app/api/trainee/integral-mall/exchange body.${name}`,
    ),
    handIn: async ({ admin, outsider, outsiderId, text, name }) => {
      const [receiver, address] = [text(40), text(200)]
      const productId = await makeProduct(admin, { title: `杯 ${randomUUID().slice(0, 8)}`, points: 10 })
      await givePoints(outsiderId, 2000)
      await callAs(outsider, '/app/api/trainee/integral-mall/exchange', {
        data: { productId, receiver: receiver.text, phone: '13800005566', address: address.text },
      })
      const path = `/manage/mall/orders?text=${encodeURIComponent(receiver.text)}`
      return [
        { path, mark: receiver.mark },
        { path, mark: address.mark },
        { path: `/manage/points/ledger?accountId=${outsiderId}`, mark: name.mark },
      ]
    },
  },
  {
    name: 'leave',
    fields: ['POST /app/api/trainee/leave/apply body.reason'],
    handIn: async ({ outsider, text, name }) => {
      const reason = text(500)
      const [from, until] = ['2031-03-18T01:00:00.000Z', '2031-03-18T10:00:00.000Z']
      await callAs(outsider, '/app/api/trainee/leave/apply', {
        data: { type: 'SICK', reason: reason.text, from, until },
      })
      const path = '/announcement/leaveApproval?tab=approve'
      return [
        { path, mark: reason.mark },
        { path, mark: name.mark },
      ]
    },
  },
]
