import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import { z } from 'zod'
import { rightErrors } from '#platform/http'
import type { Domain } from '#platform/domain'

type Json = Record<string, unknown>

/** The OpenAPI document, derived from the contracts of the domains. */
export function openApiOf(domains: readonly Domain[]): Json {
  const paths: Record<string, Json> = {}
  for (const domain of domains) {
    for (const { endpoint } of domain.routes) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, domain.name) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lyceum 知行学堂', version: '0.1.0' },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
      schemas: { Refusal: errorSchema },
    },
    paths,
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'errCode', 'errMsg', 'errDetail'],
  properties: {
    code: { type: 'integer' },
    errCode: { type: 'string' },
    errMsg: { type: 'string' },
    errDetail: { type: 'string' },
  },
}

function operation(endpoint: Endpoint, domain: string): Json {
  const { summary, access, body, kind, hot, rate } = endpoint
  return {
    tags: [domain],
    summary,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': access,
    'x-kind': kind,
    ...(hot ? { 'x-hot': true } : {}),
    ...(rate ? { 'x-rate': rate } : {}),
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: { content: jsonContent(schemaOf(body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done.', content: jsonContent(envelope(endpoint)) },
      ...errorResponses(endpoint),
    },
  }
}

function parametersOf({ params, query, kind, method }: Endpoint): Json[] {
  const fields = (schema: z.ZodObject | undefined, place: string) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
      schema: schemaOf(field as z.ZodType, 'input'),
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
  }
  const guard = { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'lyceum' } }
  const isGuarded = kind === 'write' || method !== 'GET'
  return [
    ...fields(params, 'path'),
    ...fields(query, 'query'),
    ...(kind === 'write' ? [key] : []),
    ...(isGuarded ? [guard] : []),
  ]
}

function errorResponses(endpoint: Endpoint): Json {
  const { access, errors = [] } = endpoint
  const common = access === 'public' ? [] : [commonErrors.session_time_out]
  const byStatus = Map.groupBy(
    [commonErrors.INVALID_INPUT, ...common, ...rightErrors(endpoint), ...errors],
    ({ status }) => status,
  )
  const content = jsonContent({ $ref: '#/components/schemas/Refusal' })
  return Object.fromEntries(
    [...byStatus].map(([status, specs]) => [
      status,
      { description: specs.map(({ code }) => code).join(', '), content },
    ]),
  )
}

const envelope = ({ result }: Endpoint): Json => ({
  type: 'object',
  required: ['code', 'result'],
  properties: { code: { const: 200 }, result: schemaOf(result, 'output') },
})

const jsonContent = (schema: unknown): Json => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
