import type { Locale } from '@lyceum/contract/kit'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import type { AgreementContent } from '../agreement/content.ts'
import { insertDraft } from '../agreement/draft-store.ts'
import { publishFirstAgreements } from '../agreement/first-agreements.ts'
import { privacyNotice } from '../agreement/privacy-notice.ts'
import { serviceAgreement } from '../agreement/service-agreement.ts'
import { agreementsInForce, insertAcceptances, insertAgreement } from '../agreement/store.ts'
import type { SeededPerson } from './people.ts'

/**
 * The agreements of a site in use: the first ones accepted by everyone, a newer privacy notice that some have not
 * accepted yet, and the draft of another. Demonstration accounts have accepted all, so that nothing stops them.
 */
export async function seedAgreements(ctx: SeedCtx, people: readonly SeededPerson[]): Promise<void> {
  const first = ctx.calendar.moment(-180)
  await publishFirstAgreements(ctx.db, first)
  await accept(ctx, people, first)
  const newer = ctx.calendar.moment(-20, 10 * 60)
  const content = withAdded(privacyNotice, addedToPrivacy)
  await insertAgreement(ctx.db, { kind: 'privacy', version: 2, content, publishedAt: newer })
  const random = ctx.random.fork('agreements')
  await accept(
    ctx,
    people.filter(({ isDemo }) => isDemo || random.chance(0.93)),
    newer,
  )
  await insertDraft(ctx.db, {
    kind: 'service',
    version: 2,
    content: withAdded(serviceAgreement, addedToService),
    updatedBy: null,
    updatedAt: ctx.calendar.moment(-2, 15 * 60),
  })
}

async function accept(ctx: SeedCtx, people: readonly SeededPerson[], at: Date): Promise<void> {
  const agreements = await agreementsInForce(ctx.db)
  const rows = people.flatMap(({ id: accountId }) =>
    agreements.map(({ id: agreementId }) => ({ accountId, agreementId, address: '', at })),
  )
  await inGroups(rows, (group) => insertAcceptances(ctx.db, group))
}

type Added = Readonly<Record<Locale, { readonly heading: string; readonly text: string }>>

const addedToPrivacy: Added = {
  'zh-CN': {
    heading: '智能功能',
    text: '推荐课程时只使用你的学习记录，不使用你发布的内容；你可以在隐私设置里关闭。',
  },
  'zh-TW': {
    heading: '智慧功能',
    text: '推薦課程時只使用您的學習紀錄，不使用您發表的內容；您可以在隱私設定中關閉。',
  },
  'en-US': {
    heading: 'Recommendations',
    text: 'Courses are recommended from your learning record alone, never from what you post. You can switch this off in your privacy settings.',
  },
}

const addedToService: Added = {
  'zh-CN': {
    heading: '直播与录播',
    text: '直播可能会被录下供同事回看。发言前请留意；不希望出镜的，可以只用文字参与。',
  },
  'zh-TW': {
    heading: '直播與錄影',
    text: '直播可能會錄影供同事回看。發言前請留意；不希望入鏡的，可以只用文字參與。',
  },
  'en-US': {
    heading: 'Live sessions',
    text: 'A live session may be recorded for colleagues to watch later. If you would rather not be seen, take part in writing.',
  },
}

/** The same agreement with one more paragraph at the end. */
function withAdded(content: AgreementContent, added: Added): AgreementContent {
  const longer = (locale: Locale) => ({
    ...content[locale],
    paragraphs: [...content[locale].paragraphs, added[locale]],
  })
  return { 'zh-CN': longer('zh-CN'), 'zh-TW': longer('zh-TW'), 'en-US': longer('en-US') }
}
