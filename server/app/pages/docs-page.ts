import { type Endpoint, permissionsOf } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
import type { Domain } from '#platform/domain'
import { openApiOf } from './openapi.ts'

/** A readable page of all calls for developers; not served in production (A72). */
export function addDocs(app: FastifyInstance, domains: readonly Domain[]): void {
  app.get('/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page(domains)),
  )
  // Built once: reading five hundred schemas takes about a second.
  let written: string | undefined
  app.get('/docs/openapi.json', async (_request, reply) => {
    written ??= JSON.stringify(openApiOf(domains))
    return reply.type('application/json; charset=utf-8').send(written)
  })
}

function page(domains: readonly Domain[]): string {
  const count = domains.reduce((sum, { routes }) => sum + routes.length, 0)
  const body = domains
    .map(
      ({ name, routes }) =>
        `<h2 id="${name}">${name}</h2>${routes.map(({ endpoint }) => call(endpoint)).join('')}`,
    )
    .join('')
  const index = domains
    .map(({ name, routes }) => `<a href="#${name}">${name} <small>${routes.length}</small></a>`)
    .join(' ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calls of Lyceum</title><style>${style}</style>
<main><h1>Calls of Lyceum</h1><p>${count} calls in ${domains.length} rooms. As data: <a href="/docs/openapi.json">OpenAPI</a>.</p><nav>${index}</nav>${body}</main></html>`
}

function call(endpoint: Endpoint): string {
  const { method, path, access, summary, kind, errors = [] } = endpoint
  const who = typeof access === 'string' ? access : permissionsOf(access).join(' / ')
  const fields = (['params', 'query', 'body'] as const).flatMap((place) =>
    Object.keys(endpoint[place]?.shape ?? {}).map(
      (name) => `<code>${escape(name)}</code> <small>${place}</small>`,
    ),
  )
  const errorList = errors.map(({ code, status }) => `<code>${escape(code)}</code> <small>${status}</small>`)
  return `<details><summary><b class="${kind}">${method}</b> <code>${escape(path)}</code> <i>${escape(who)}</i><br>${escape(summary)}</summary>
${list('Takes', fields)}${list('Refuses with', errorList)}</details>`
}

const list = (title: string, items: readonly string[]) =>
  items.length > 0 ? `<p>${title}: ${items.join(', ')}</p>` : ''

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const style = `body{font:15px/1.6 system-ui,sans-serif;margin:0;color:#142325;background:#fff}main{max-width:860px;margin:40px auto;padding:0 24px}
h1,h2{font-family:serif}h2{border-top:2px solid #142325;padding-top:12px;margin-top:40px}nav a{margin-right:12px}a{color:#0b6873}
details{border-bottom:1px solid #e8eded;padding:10px 0}summary{cursor:pointer}b{display:inline-block;min-width:56px;color:#0b6873}b.write{color:#855004}
i{float:right;color:#5b6a6f;font-style:normal}small{color:#5b6a6f}code{font-size:13px}`
