import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bringUp } from '../services/bring-up.ts'
import { alone } from '../services/lock.ts'
import { partsCalled } from '../services/parts.ts'
import { varFolder } from '../services/settings.ts'
import { statusLine } from '../services/status-line.ts'
import { prepareDatabase } from './database.ts'
import { endServer, startServer } from './server.ts'
import { step } from './step.ts'
import { buildWeb } from './web.ts'
import { withoutPart } from './without-part.ts'

// npm run up            services, database, demo data, front ends, server: from nothing to a running portal
// npm run up -- stop    stops the server (the services stay; `npm run services stop` stops those)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { demo: { type: 'string', default: 'company' } },
})

if (positionals[0] === 'stop') {
  const isEnded = await endServer()
  console.log(isEnded ? 'The server is down.' : 'No server was running.')
} else {
  await up(values.demo)
}

function note(what: string): void {
  console.log(`… ${what}`)
}

/** Without the core nothing works; without the media tools everything except media does. */
async function services(): Promise<void> {
  const media = partsCalled(['media'])
  const parts = [...partsCalled(['core']), ...media]
  const results = await Promise.all(await bringUp(parts, note))
  for (const result of results) console.log(statusLine(result))
  const missing = results.filter(({ isUp }) => !isUp)
  for (const { name } of missing) if (name in withoutPart) console.log(`Without it: ${withoutPart[name]}.`)
  const needed = missing.filter(({ name }) => !(name in withoutPart))
  if (needed.length > 0) throw new Error(`Not up: ${needed.map(({ label }) => label).join(', ')}`)
}

async function up(demo: string): Promise<void> {
  mkdirSync(varFolder, { recursive: true })
  const began = performance.now()
  // The front ends need no service: they are built while packages are still being downloaded.
  const [web] = await Promise.allSettled([step('Front ends', buildWeb), alone(services, note)])
  if (web.status === 'rejected') throw web.reason
  const { accounts } = await step('Database', () => prepareDatabase(demo))
  await step('Server', startServer)
  console.log(`\n${accounts}\nUp in ${Math.round((performance.now() - began) / 1000)} s.`)
}
