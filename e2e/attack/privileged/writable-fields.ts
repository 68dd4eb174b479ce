import { readdirSync } from 'node:fs'
import type { Endpoint } from '@lyceum/contract/kit'

/** Fields whose text is never shown to an administrator, and why; a prefix exempts everything below it. */
export const exempt: Readonly<Record<string, string>> = {
  'POST /app/user/single/userlogin/': 'compared and counted, not kept',
  'POST /app/api/sso/': 'compared or handed to the provider, not kept',
  'GET /app/api/role/change-role': 'the name of a role, looked up and not kept',
  'POST /app/api/captcha/sendSMSCode': 'compared and counted, not kept',
  'GET /app/captcha/checkCaptchaCode/:id': 'compared, not kept',
  'POST /app/api/user/change-pwd': 'a password, kept as its hash',
  'POST /app/api/trainee/user/forget-pwd': 'looked up, not kept',
  'POST /app/api/trainee/user/reset-pwd': 'a password, kept as its hash',
  'POST /app/api/trainee/user/register body.password': 'kept as its hash',
  'POST /app/api/trainee/user/register body.confirmPassword': 'compared, not kept',
  'POST /app/api/trainee/user/register body.captchaCode': 'compared, not kept',
  'POST /app/api/trainee/user/register body.uuid': 'looked up, not kept',
  'POST /app/api/file/presign body.type': 'compared with the bytes, not kept',
  'POST /app/api/trainee/exam/attempt body.startCode': 'compared, not kept',
  'POST /app/api/trainee/my/error-question-practice/submit': 'shown to oneself alone',
  'POST /app/api/trainee/my/error-question-practice/:id/answer': 'shown to oneself alone',
  'POST /app/api/trainee/scoring/submit/scoring body.marks[].comment':
    'by somebody appointed to mark, for the candidate',
  'POST /app/api/trainee/my/approval body.opinion': 'by a manager, for the person who asked',
  'POST /app/api/trainee/leave/reply body.opinion': 'by a manager, for the person who asked',
  'POST /app/api/trainee/course/aeInsMultiAppn body.note': 'by a manager, for the people invited',
  'POST /app/api/trainee/course/learn/heartbeat': 'compared, not kept',
  'GET /app/api/trainee/course/start_lear_time/:id query.item': 'looked up, not kept',
  'POST /app/module/put-params': 'read by the program of the module alone',
  'POST /app/api/trainee/course/module/evaluation/scorm': 'read by the package alone',
  'POST /app/api/trainee/course/module/note': 'shown to oneself alone',
  'PUT /app/api/trainee/course/module/note/:id': 'shown to oneself alone',
  'POST /app/api/trainee/my/drafts': 'shown to oneself alone',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].alt': 'refused: pictures come as files',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].title': 'refused: films come as files',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].language': 'kept and shown nowhere',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].runs[].link': 'a web address, never words',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].items[].runs[].link':
    'a web address, never words',
  'POST /app/api/trainee/course/module/ass body.content.blocks[].rows[][][].link':
    'a web address, never words',
  'POST /app/api/trainee/home/quick': 'shown to oneself alone',
  'PUT /app/api/trainee/home/quick': 'shown to oneself alone',
  'DELETE /app/api/trainee/home/search/record': 'looked up, not kept',
}

type Json = {
  readonly type?: string
  readonly enum?: unknown
  readonly const?: unknown
  readonly entity?: string
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly additionalProperties?: Json | boolean
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
}

/** Every contract field in which a user without a permission may write text. */
export async function writableFields(): Promise<string[]> {
  const folder = new URL('../../../contract/', import.meta.url)
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  )
  const fields = new Set<string>()
  for (const { name } of names) {
    const exported = (await import(new URL(`${name}/index.ts`, folder).href)) as Record<string, unknown>
    const calls = Object.values(exported).filter(isOpenWrite)
    for (const field of calls.flatMap(fieldsOf)) fields.add(field)
  }
  return [...fields].sort()
}

function isOpenWrite(value: unknown): value is Endpoint {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('access' in value)) return false
  const { kind, access } = value as Endpoint
  return kind === 'write' && typeof access === 'string'
}

function fieldsOf(endpoint: Endpoint): string[] {
  return (['query', 'body'] as const).flatMap((section) => {
    const schema = endpoint[section]
    if (!schema) return []
    const root = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Json
    return textFieldsIn({ json: root, path: section, entered: [] }, root).map(
      (path) => `${endpoint.method} ${endpoint.path} ${path}`,
    )
  })
}

type Place = { readonly json: Json; readonly path: string; readonly entered: readonly string[] }

/** The places of a schema that take free text; a recursive schema is entered once. */
function textFieldsIn({ json, path, entered }: Place, root: Json): string[] {
  if (json.$ref !== undefined) {
    if (entered.includes(json.$ref)) return []
    const target = json.$ref === '#' ? root : (root.$defs?.[json.$ref.replace('#/$defs/', '')] ?? {})
    return textFieldsIn({ json: target, path, entered: [...entered, json.$ref] }, root)
  }
  const within = inside(json).flatMap(([entry, name]) =>
    textFieldsIn({ json: entry, path: `${path}${name}`, entered }, root),
  )
  return isFreeText(json) ? [path, ...within] : within
}

/** The parts of a schema, with their path segments. */
function inside({
  properties = {},
  anyOf = [],
  oneOf = [],
  items,
  additionalProperties,
}: Json): [Json, string][] {
  return [
    ...Object.entries(properties).map(([name, entry]): [Json, string] => [entry, `.${name}`]),
    ...[...anyOf, ...oneOf].map((entry): [Json, string] => [entry, '']),
    ...(items ? [[items, '[]'] satisfies [Json, string]] : []),
    ...(typeof additionalProperties === 'object'
      ? [[additionalProperties, '{}'] satisfies [Json, string]]
      : []),
  ]
}

/** A string that is no enum, id, date or key; a pattern that only excludes control characters still allows free text. */
function isFreeText({ type, pattern, format, entity, ...json }: Json): boolean {
  if (type !== 'string' || json.enum !== undefined || json.const !== undefined || entity !== undefined)
    return false
  const isNarrow = pattern !== undefined && !pattern.startsWith('^[^')
  return !isNarrow && (format === undefined || format === 'uri')
}

/** Fields that are neither covered nor exempt, and covered or exempt fields that no longer exist. */
export function uncovered(fields: readonly string[], filled: readonly string[]) {
  const reasons = Object.keys(exempt)
  const isExempt = (field: string) => reasons.some((start) => field === start || field.startsWith(start))
  // The upload form has no schema, so its file name field is listed by hand.
  const outside = new Set(['POST /app/api/file form.name'])
  return {
    missing: fields.filter((field) => !filled.includes(field) && !isExempt(field)),
    gone: [
      ...filled.filter((field) => !fields.includes(field) && !outside.has(field)),
      ...reasons.filter((start) => !fields.some((field) => field.startsWith(start))),
    ],
  }
}
