import { rooms } from '../server/app/rooms.ts'
import { openApiOf } from '../server/app/openapi.ts'

// Prints the OpenAPI document of the house: npm run --silent openapi > openapi.json
process.stdout.write(`${JSON.stringify(openApiOf(rooms), null, 2)}\n`)
