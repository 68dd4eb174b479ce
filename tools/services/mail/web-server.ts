import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'
import { escapeHtml, mailPage } from './page.ts'

type Answer = { readonly status: number; readonly type: 'html' | 'json'; readonly body: string }

const types = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' }

/** The mails as a page for people and as JSON for tests. */
export function createWebServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    answer(mailbox, request).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, json(500, { error: String(error) })),
    )
  })
}

async function answer(mailbox: Mailbox, { method, url }: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://mail')
  const [, folder, id] = /^(\/api\/mails|\/mails)\/([^/]+)$/.exec(pathname) ?? []
  const call = `${method} ${folder ? `${folder}/:id` : pathname}`
  switch (call) {
    case 'GET /':
      return html(mailPage(mailbox.list()))
    case 'GET /mails/:id':
      return answerMail(mailbox, id, ({ html: page, text }) => html(page || `<pre>${escapeHtml(text)}</pre>`))
    case 'GET /api/mails/:id':
      return answerMail(mailbox, id, (mail) => json(200, mail))
    case 'GET /api/mails':
      return json(200, listed(mailbox, searchParams))
    case 'DELETE /api/mails':
      await mailbox.empty()
      return json(200, [])
    default:
      return json(404, { error: `no ${call} here` })
  }
}

/** `?to=` filters by recipient, `?limit=` returns the newest. */
function listed(mailbox: Mailbox, params: URLSearchParams) {
  const to = params.get('to')?.toLowerCase()
  const mails = mailbox
    .list()
    .filter(({ envelope }) => !to || envelope.to.some((a) => a.toLowerCase() === to))
  const limit = params.get('limit')
  return limit === null ? mails : mails.slice(0, Number(limit))
}

async function answerMail(mailbox: Mailbox, id = '', show: (mail: Mail) => Answer): Promise<Answer> {
  const mail = await mailbox.find(id)
  return mail ? show(mail) : json(404, { error: `no mail ${id}` })
}

const html = (body: string): Answer => ({ status: 200, type: 'html', body })
const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
})

function send(response: ServerResponse, { status, type, body }: Answer) {
  response.writeHead(status, {
    'content-type': types[type],
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A mail's HTML may be shown, but runs nothing and cannot access this page.
    'content-security-policy':
      "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
  })
  response.end(body)
}
