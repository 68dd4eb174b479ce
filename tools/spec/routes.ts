import { join } from 'node:path'
import { servedRoutes } from './served-routes.ts'

// Prints the portal's routes as JSON, from its own router: npm run --silent routes > routes.json
const routes = await servedRoutes(join(import.meta.dirname, '../..'))
process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`)
