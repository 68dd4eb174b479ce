/** What SCIM calls the ways in which a request can be wrong (RFC 7644, 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidValue'
  | 'invalidSyntax'
  | 'uniqueness'
  | 'mutability'

/** A refusal in the words of the protocol. */
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
