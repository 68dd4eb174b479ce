import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { inDatabase } from '../../harness/database.ts'
import { password } from '../../harness/password.ts'
import { enterByCall } from '../../harness/sign-in-by-call.ts'
import { callAs } from '../../study/make-course.ts'
import { searched } from '../../screens/steps.ts'
import type { Kind } from './attack-kind.ts'

const profileTab = (number: number) => (page: Page) => page.getByRole('tab').nth(number).click()
const personPath = (id: string) => `/manage/people/${id}`

/** Identity data: from registration, from a directory, from the profile, and from the user agent. */
export const peopleKinds: readonly Kind[] = [
  {
    name: 'name',
    fields: ['POST /app/api/trainee/user/register body.name'],
    handIn: async ({ outsiderId, name: { mark } }) => [
      { path: `/manage/people?text=${encodeURIComponent(mark)}`, mark },
      { path: personPath(outsiderId), mark },
      { path: personPath(outsiderId), mark, open: profileTab(3) },
      { path: '/manage/overview', mark, open: (page) => searched(page, mark) },
    ],
  },
  {
    name: 'registration',
    fields: [
      'POST /app/api/trainee/user/register body.userName',
      'POST /app/api/trainee/user/register body.phone',
      'POST /app/api/trainee/user/register body.email',
      'POST /app/api/trainee/user/register body.formImage',
    ],
    // Writes past the endpoint, which rejects such addresses and re-encodes the picture: only the screen is tested here.
    handIn: async ({ host, text }) => {
      const [name, userName, email, image] = [text(60), text(60), text(120), text(500)]
      await inDatabase(
        `with made as (
           insert into identity.account (site_id, user_name, name, email, state)
           select site_id, $2, $3, $4, 'pending' from site.host where host = $1 returning site_id, id)
         insert into identity.registration_form (site_id, account_id, image)
         select site_id, id, convert_to($5, 'UTF8') from made`,
        [host, userName.text, name.text, email.text, image.text],
      )
      onTestFinished(async () => {
        await inDatabase(`update identity.account set state = 'left' where user_name = $1`, [userName.text])
      })
      const form = async (page: Page) => {
        const row = page.getByRole('row').filter({ hasText: name.mark })
        await row.getByRole('button').first().click()
        await page.locator('.people-form-image').waitFor({ state: 'attached' })
      }
      const path = '/manage/people/registrations'
      return [
        { path, mark: name.mark },
        { path, mark: userName.mark },
        { path, mark: name.mark, open: form },
      ]
    },
  },
  {
    name: 'directory row',
    fields: [],
    handIn: async ({ admin, host, text }) => {
      const [name, unit] = [text(60), text(60)]
      const { id: tokenId, token } = await callAs<{ id: string; token: string }>(
        admin,
        '/app/api/admin/people/scim/token',
        { data: { name: 'Entra ID' } },
      )
      const send = async (kind: string, body: object) => {
        const answer = await admin.page.request.post(admin.at(`/scim/v2/${kind}`), {
          data: JSON.stringify(body),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
        })
        if (!answer.ok()) throw new Error(`SCIM ${kind}: ${answer.status()} ${await answer.text()}`)
        return (await answer.json()) as { id: string }
      }
      const userName = `directory${Date.now()}@${host.replace('localhost', 'example.com')}`
      const { id } = await send('Users', { userName, displayName: name.text, active: true })
      await send('Groups', { displayName: unit.text })
      await callAs(admin, `/app/api/admin/people/scim/token/${tokenId}/revoke`)
      return [
        { path: personPath(id), mark: name.mark },
        { path: personPath(id), mark: name.mark, open: profileTab(3) },
        { path: '/manage/org', mark: unit.mark },
      ]
    },
  },
  {
    name: 'profile',
    fields: ['POST /app/api/trainee/my/user body.stageName', 'POST /app/api/trainee/my/user body.profile'],
    handIn: async ({ outsider, outsiderId, text }) => {
      const profile = text(200)
      // No payload is as short as a nickname may be, so a short tag stands in.
      await callAs(outsider, '/app/api/trainee/my/user', {
        data: { stageName: '<svg onload=ran(1)>', profile: profile.text },
      })
      return [{ path: `/visitor/info?usrEntId=${outsiderId}`, mark: profile.mark }]
    },
  },
  {
    name: 'program of a session',
    fields: [],
    handIn: async ({ outsider, outsiderId, text }) => {
      const agent = text(200)
      const [row] = await inDatabase('select user_name from identity.account where id = $1', [outsiderId])
      const { request } = outsider.page.context()
      await enterByCall(request, { base: outsider.at(''), userName: row?.['user_name'] ?? '', password })
      await inDatabase('update identity.session set agent = $2 where account_id = $1', [
        outsiderId,
        agent.text,
      ])
      return [{ path: personPath(outsiderId), mark: agent.mark, open: profileTab(1) }]
    },
  },
]
