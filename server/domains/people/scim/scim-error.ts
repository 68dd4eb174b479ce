import { z } from 'zod'
import { AppError } from '#platform/app-error'

/** SCIM error types (RFC 7644, 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidValue'
  | 'invalidSyntax'
  | 'uniqueness'
  | 'mutability'

/** An error in the protocol's format. */
export class ScimTrouble extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

export const noSuchResource = (id: string) => new ScimTrouble(404, `There is no resource ${id}.`)

export const errorBody = ({ status, message, scimType }: ScimTrouble) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  detail: message,
  ...(scimType ? { scimType } : {}),
})

const ofHttp = z.object({ statusCode: z.int().min(400).max(499), message: z.string() })

/** The error in the protocol's format; undefined: unexpected. */
export function troubleIn(error: unknown): ScimTrouble | undefined {
  if (error instanceof ScimTrouble) return error
  if (error instanceof AppError) return new ScimTrouble(error.spec.status, error.spec.text['en-US'])
  if (error instanceof z.ZodError)
    return new ScimTrouble(400, 'The request is not as it should be.', 'invalidValue')
  const { data } = ofHttp.safeParse(error)
  return data && new ScimTrouble(data.statusCode, data.message)
}
