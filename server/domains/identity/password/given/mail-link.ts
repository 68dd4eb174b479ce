import type { Ctx } from '#platform/ctx'
import { welcomeMail } from '../../account/welcome-mail.ts'
import { linkMail } from './link-mail.ts'

type Link = { readonly accountId: string; readonly origin: string; readonly isWelcome: boolean }

/** Mails somebody a link to choose a password; whether they may have one is for the calling room to ask. */
export async function mailPasswordLink(ctx: Ctx, { isWelcome, ...link }: Link): Promise<void> {
  await ctx.enqueue(isWelcome ? welcomeMail : linkMail, link)
}
