import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { summaryOf, type Mail, type MailSummary } from './mail.ts'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

const capacity = 1000

/** The mails of one folder, a file each; beyond a thousand the oldest are removed. */
export async function openMailbox(folder: string) {
  await mkdir(folder, { recursive: true })
  const file = (id: string) => join(folder, `${id}.json`)
  const read = async (id: string) => parseMail(await readFile(file(id), 'utf8'))

  let mails: MailSummary[] = await Promise.all(
    (await storedIds(folder)).map(async (id) => summaryOf(await read(id))),
  )

  async function keep(mail: Mail) {
    // Atomic: a reader never sees half a file, nor does the next start.
    await writeFile(`${file(mail.id)}.part`, JSON.stringify(mail, null, 2))
    await rename(`${file(mail.id)}.part`, file(mail.id))
    mails.push(summaryOf(mail))
    const old = mails.splice(0, Math.max(0, mails.length - capacity))
    await Promise.all(old.map(({ id }) => rm(file(id), { force: true })))
  }

  /** Newest first. */
  const list = () => mails.toReversed()

  const find = async (id: string) => (mails.some((mail) => mail.id === id) ? read(id) : undefined)

  async function empty() {
    const old = mails
    mails = []
    await Promise.all(old.map(({ id }) => rm(file(id), { force: true })))
  }

  return { keep, list, find, empty }
}

async function storedIds(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return files.slice(-capacity).map((name) => name.slice(0, -'.json'.length))
}

function parseMail(text: string): Mail {
  const value: unknown = JSON.parse(text)
  if (!isMail(value)) throw new Error('a file in the mail folder is not a mail')
  return value
}

// Only this program writes the folder; a file with an envelope was written by it.
function isMail(value: unknown): value is Mail {
  return typeof value === 'object' && value !== null && 'id' in value && 'envelope' in value
}
