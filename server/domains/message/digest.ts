import { locales, type Locale } from '@lyceum/contract/kit'
import { accountCards } from '#domains/identity'
import { deliverMail } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { cronJob } from '#platform/jobs'
import { blank, notice } from '#platform/domain/notices'
import { messagePage, peopleToMail } from './queries.ts'
import type { Templates } from './read-messages.ts'
import { markMailed } from './store.ts'

/** Maximum mails a site sends for messages per day: protects the relay; the rest are sent tomorrow. */
const dailyBudget = 5000
const mostListed = 20

const sameEverywhere = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

export const digestMail = notice({
  key: 'message.digestMail',
  channel: 'mail',
  title: { 'zh-CN': '每日未读消息', 'zh-TW': '每日未讀訊息', 'en-US': 'Daily unread messages' },
  blanks: {
    site: blank.site,
    name: blank.name,
    count: {
      title: { 'zh-CN': '未读条数', 'zh-TW': '未讀則數', 'en-US': 'Number of messages' },
      sample: sameEverywhere('3'),
    },
    list: {
      title: { 'zh-CN': '消息标题', 'zh-TW': '訊息標題', 'en-US': 'Message titles' },
      sample: {
        'zh-CN': '· 报名成功\n· 考试成绩已公布',
        'zh-TW': '· 報名成功\n· 考試成績已公布',
        'en-US': '· You have a place\n· Your score is out',
      },
    },
  },
  text: {
    'zh-CN': {
      subject: '你有 {count} 条未读消息 · {site}',
      body: '{name}，你好：\n\n你有 {count} 条未读消息：\n\n{list}\n\n登录后在“消息”里查看；不想再收到，可在消息页关闭邮件提醒。\n\n{site}',
    },
    'zh-TW': {
      subject: '您有 {count} 則未讀訊息 · {site}',
      body: '{name}，您好：\n\n您有 {count} 則未讀訊息：\n\n{list}\n\n登入後可在「訊息」中查看；若不想再收到，可在訊息頁關閉郵件提醒。\n\n{site}',
    },
    'en-US': {
      subject: 'Unread messages: {count} · {site}',
      body: 'Hello {name},\n\nUnread messages: {count}\n\n{list}\n\nSign in and open Messages to read them. You can also turn off these emails there.\n\n{site}',
    },
  },
})

/** One mail a day for people with unread messages not yet mailed; at ten in the morning in Shanghai. */
export const digestJob = (templates: Templates) =>
  cronJob({
    name: 'message.digest',
    cron: '0 2 * * *',
    outside: true,
    queue: 'bulk',
    run: async (ctx) => {
      for (const accountId of await peopleToMail(ctx.db, dailyBudget))
        await mailOne(ctx, templates, accountId)
    },
  })

async function mailOne(ctx: Ctx, templates: Templates, accountId: string): Promise<void> {
  const [person] = await accountCards(ctx.db, [accountId])
  const unread = await messagePage(ctx.db, accountId, { isRead: 'N', skip: 0, most: mostListed })
  // Marked before sending: a lost mail is better than one that is repeated every day.
  await markMailed(ctx.db, accountId, ctx.now)
  if (!person?.email || person.state !== 'active' || unread.length === 0) return
  const locale = localeFor(person.locale, ctx)
  const titles = unread.map(({ template }) => `· ${templates().get(template)?.title[locale] ?? ''}`)
  const filling = {
    site: ctx.site.name[locale],
    name: person.name,
    count: unread.length,
    list: titles.join('\n'),
  }
  await deliverMail(ctx, digestMail, { to: person.email, accountId, locale, filling })
}

const localeFor = (chosen: string | null, ctx: Ctx): Locale =>
  locales.find((known) => known === chosen) ?? ctx.site.locale
