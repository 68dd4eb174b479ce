import { z } from 'zod'
import { id } from '../kit/index.ts'

const audienceMember = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unit'), id: id('org.unit') }),
  z.object({ kind: z.literal('position'), id: id('org.position') }),
  z.object({ kind: z.literal('person'), id: id('identity.account') }),
])

export type AudienceMember = z.output<typeof audienceMember>

/** The audience: units with all below them, positions, single people. Empty: everyone. */
export const audience = z.array(audienceMember).max(500).default([])
