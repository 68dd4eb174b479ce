import { chief, evil, type AttackEnv } from './scene.ts'
import { weakToken } from './console-attacks.ts'
import type { Attack } from './try-attacks.ts'

type Body = Readonly<Record<string, unknown>>
type ScimRequest = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: Body
}

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patch = (path: string, value: unknown) => ({ Operations: [{ op: 'replace', path, value }] })

/** Sends what an identity provider would, with the key of a weak person; each request must get a SCIM error. */
async function byScim(scene: AttackEnv, all: readonly ScimRequest[]): Promise<string> {
  const token = await weakToken(scene)
  for (const { method, path, body } of all) {
    const response = await scene.at.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        host: 'alpha.test',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/scim+json' } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    const isScim = response.body.includes('urn:ietf:params:scim:api:messages:2.0:Error')
    if (response.statusCode !== 403 || !isScim) return `done: ${method} ${path} ${response.body}`
  }
  return 'refused'
}

const whole = { userName: chief.userName, displayName: chief.name, emails: [{ value: chief.email }] }

/** What SCIM can change in an account. */
export const scimAttacks: readonly Attack[] = [
  {
    name: 'SCIM PATCH /Users',
    attempt: (scene) => {
      const path = `/Users/${scene.chiefId}`
      const bodies = [
        patch('emails[type eq "work"].value', evil.email),
        patch('phoneNumbers', [{ value: evil.phone }]),
        patch('userName', evil.userName),
        patch(`${enterprise}:employeeNumber`, evil.staffNo),
        patch('active', false),
        { Operations: [{ op: 'remove', path: 'emails' }] },
        { Operations: [{ op: 'replace', value: { emails: [{ value: evil.email }], displayName: '主 管' } }] },
      ]
      return byScim(
        scene,
        bodies.map((body) => ({ method: 'PATCH', path, body })),
      )
    },
  },
  {
    name: 'SCIM PUT /Users',
    attempt: (scene) =>
      byScim(scene, [
        { method: 'PUT', path: `/Users/${scene.chiefId}`, body: { ...whole, userName: evil.userName } },
        { method: 'PUT', path: `/Users/${scene.chiefId}`, body: { ...whole, emails: [] } },
      ]),
  },
  {
    name: 'SCIM POST /Users',
    attempt: (scene) =>
      byScim(scene, [
        {
          method: 'POST',
          path: '/Users',
          body: { userName: 'twin', displayName: '双', emails: [{ value: chief.email }] },
        },
      ]),
  },
  {
    name: 'SCIM DELETE /Users',
    attempt: (scene) => byScim(scene, [{ method: 'DELETE', path: `/Users/${scene.chiefId}` }]),
  },
  {
    name: 'SCIM PATCH /Users, somebody who has left',
    attempt: (scene) =>
      byScim(scene, [{ method: 'PATCH', path: `/Users/${scene.formerId}`, body: patch('active', true) }]),
  },
]
