import type { Ctx } from '#platform/ctx'
import { welcomeMail } from '../../account/welcome-mail.ts'
import { linkMail } from './password-link-mail.ts'

type Link = { readonly accountId: string; readonly origin: string; readonly isWelcome: boolean }

/** Mails a link to choose a password; the calling domain checks whether the person may have one. */
export async function mailPasswordLink(ctx: Ctx, { isWelcome, ...link }: Link): Promise<void> {
  await ctx.enqueue(isWelcome ? welcomeMail : linkMail, link)
}
