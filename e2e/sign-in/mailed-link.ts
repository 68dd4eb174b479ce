import { expect } from 'vitest'

const mailbox = process.env['MAIL_SINK'] ?? 'http://127.0.0.1:8025'

/** The password link in the newest mail to an address. */
export async function linkInMail(to: string): Promise<string> {
  const find = async () => {
    const mails = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(to)}&limit=1`)
    const [newest] = (await mails.json()) as { text: string }[]
    return /http\S+reset-pwd#token=[\w-]+/.exec(newest?.text ?? '')?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}
