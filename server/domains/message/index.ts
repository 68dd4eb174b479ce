import * as contract from '@lyceum/contract/message'
import type { Ctx } from '#platform/ctx'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { digestJob, digestMail } from './digest.ts'
import { inboxOf, mailPreference } from './queries.ts'
import { listSentMessages } from './sent/list-sent.ts'
import {
  deleteMessages,
  markMessages,
  messageHeadline,
  listMessages,
  getMessage,
  type Templates,
} from './read-messages.ts'
import { putPreference } from './store.ts'

export { send } from './send-message.ts'
export { recipientsOf, messageObjects, readAbout, removeAbout } from './store.ts'

const unread = async (ctx: Ctx) => (await inboxOf(ctx.db, ctx.actor.id)).unread

/** Messages with the templates of all domains: the sender defines the text, and this domain only stores it. */
export function messageOver(domains: () => readonly Domain[]): Domain {
  const templates: Templates = () =>
    new Map(domains().flatMap(({ notices = [] }) => notices.map((notice) => [notice.key, notice])))
  return {
    name: 'message',
    notices: [digestMail],
    cronJobs: [digestJob(templates)],
    counters: { unreadWebMessage: unread, messageCount: unread },
    headlines: { messageCount: (ctx) => messageHeadline(ctx, templates) },
    routes: [
      answer(contract.listMessages, (ctx, input) => listMessages(ctx, templates, input)),
      answer(contract.getMessage, (ctx, input) => getMessage(ctx, templates, input)),
      answer(contract.listSentMessages, (ctx, input) => listSentMessages(ctx, templates, input)),
      answer(contract.markMessages, markMessages),
      answer(contract.deleteMessages, deleteMessages),
      answer(contract.getMessagePreference, async (ctx) => ({
        mail: await mailPreference(ctx.db, ctx.actor.id),
      })),
      answer(contract.saveMessagePreference, async (ctx, { mail }) => {
        await putPreference(ctx.db, ctx.actor.id, mail)
        return { mail }
      }),
    ],
  }
}
