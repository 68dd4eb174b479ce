import { domains } from '../server/app/domains.ts'
import { openApiOf } from '../server/app/pages/openapi.ts'

// Prints the application's OpenAPI document: npm run --silent openapi > openapi.json
process.stdout.write(`${JSON.stringify(openApiOf(domains), null, 2)}\n`)
