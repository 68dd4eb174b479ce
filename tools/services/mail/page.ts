import type { MailSummary } from './mail.ts'

const shown = 200

/** All mails on one plain page, newest first. */
export function mailPage(mails: readonly MailSummary[]): string {
  const items = mails.slice(0, shown).map(item).join('\n')
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>邮件 Mail (${mails.length})</title>
<style>
  body { font: 16px/1.6 system-ui, 'Noto Sans CJK SC', sans-serif; color: #1f2a37; max-width: 54rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.4rem }
  details { border-top: 1px solid #d9dee5; padding: .6rem 0 }
  summary { cursor: pointer; display: grid; grid-template-columns: 1fr auto; gap: 0 1rem }
  summary b { overflow-wrap: anywhere }
  small { color: #5b6675 }
  summary small:last-child { grid-column: 1 / -1 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: #f4f6f8; padding: 1rem; border-radius: .4rem }
</style>
<h1>邮件 Mail · ${mails.length}</h1>
${items || '<p>还没有邮件。No mail yet.</p>'}
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function item({ id, receivedAt, envelope, from, subject, text, attachments }: MailSummary): string {
  const files = attachments.length
    ? `<p><small>附件 Files: ${escapeHtml(attachments.join(', '))}</small></p>`
    : ''
  return `<details>
<summary><b>${escapeHtml(subject || '(无主题 no subject)')}</b> <small>${receivedAt.slice(0, 19).replace('T', ' ')} UTC</small>
<small>${escapeHtml(from)} → ${escapeHtml(envelope.to.join(', '))}</small></summary>
<pre>${escapeHtml(text)}</pre>
${files}<p><a href="/mails/${id}">HTML</a> · <a href="/api/mails/${id}">JSON</a></p>
</details>`
}
