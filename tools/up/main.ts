import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bringUp } from '../services/bring-up.ts'
import { alone } from '../services/lock.ts'
import { partsCalled } from '../services/parts.ts'
import { varFolder } from '../services/settings.ts'
import { statusLine } from '../services/status-line.ts'
import { end } from '../services/process-file.ts'
import { prepareDatabase } from './database.ts'
import { startServer } from './server.ts'
import { step } from './step.ts'
import { buildWeb } from './web.ts'

// npm run up            services, database, demo data, front ends, server: from nothing to a portal that answers
// npm run up -- stop    ends the server (the services stay; `npm run services stop` ends those)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { demo: { type: 'string', default: 'company' } },
})

if (positionals[0] === 'stop') {
  const isEnded = await end('lyceum', 10)
  console.log(isEnded ? 'The server is down.' : 'No server was running.')
} else {
  await up(values.demo)
}

async function up(demo: string): Promise<void> {
  mkdirSync(varFolder, { recursive: true })
  const began = performance.now()
  await alone(
    async () => {
      const results = await Promise.all(
        await bringUp(partsCalled(['core']), (what) => console.log(`… ${what}`)),
      )
      for (const result of results) console.log(statusLine(result))
      const missing = results.filter(({ isUp }) => !isUp)
      if (missing.length > 0) throw new Error(`Not up: ${missing.map(({ label }) => label).join(', ')}`)
    },
    (what) => console.log(`… ${what}`),
  )
  const { accounts } = await step('Database', () => prepareDatabase(demo))
  await step('Front ends', buildWeb)
  await step('Server', startServer)
  console.log(`\n${accounts}\nUp in ${Math.round((performance.now() - began) / 1000)} s.`)
}
