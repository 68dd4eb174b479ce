import { sql } from 'kysely'
import { z } from 'zod'
import { commonErrors, id } from '@lyceum/contract/kit'
import { AppError } from '#platform/app-error'
import { done, everywhere, mutant } from './mutant.ts'

const texts = { result: z.array(z.string().nullable()) }

const named = { ...texts, params: z.object({ id: id('identity.account') }) }

type Text = { readonly text: string | null }
const values = (rows: readonly Text[]) => rows.map(({ text }) => text)

/** Rows that are shown to people who may not see them. */
export const leakMutants = [
  mutant('shows-phones', texts, {
    handler: async (ctx) =>
      values(
        await everywhere(
          ctx,
          sql<Text>`select phone as text from identity.account where site_id = ${ctx.site.id}`,
        ),
      ),
  }),
  mutant('shows-a-hash', texts, {
    handler: async (ctx) =>
      values(
        await everywhere(
          ctx,
          sql<Text>`select password_hash as text from identity.account where id = ${ctx.actor.id}`,
        ),
      ),
  }),
  mutant('shows-notes', texts, {
    handler: async (ctx) =>
      values(await everywhere(ctx, sql<Text>`select text from probe.note where site_id = ${ctx.site.id}`)),
  }),
  // Found only because the fixture existed before the marks were written.
  mutant('shows-the-address-of-whom-it-names', named, {
    handler: async (ctx, { id }: { id: string }) =>
      values(
        await everywhere(
          ctx,
          sql<Text>`select email as text from identity.account where id = ${id} and site_id = ${ctx.site.id}`,
        ),
      ),
  }),
  mutant(
    'shows-another-site-in-a-header',
    {},
    {
      handler: async (ctx, _input, answer) => {
        const [found] = await everywhere(
          ctx,
          sql<Text>`select name ->> 'en-US' as text from site.site where id <> ${ctx.site.id}`,
        )
        answer.header('x-neighbour', String(found?.text))
        return done
      },
    },
  ),
  mutant(
    'names-people-to-strangers',
    { ...texts, access: 'public' },
    {
      handler: async (ctx) =>
        values(
          await everywhere(
            ctx,
            sql<Text>`select name as text from identity.account where site_id = ${ctx.site.id}`,
          ),
        ),
    },
  ),
  mutant(
    'logs-a-row',
    {},
    {
      handler: async (ctx) => {
        const [found] = await everywhere(
          ctx,
          sql<Text>`select email as text from identity.account where id = ${ctx.actor.id}`,
        )
        ctx.parts.log.info({ found }, 'a row')
        return done
      },
    },
  ),
]

const secret = { method: 'POST', kind: 'write', body: z.object({ password: z.string().max(60) }) } as const

/** A secret that a person typed ends up in the wrong place. */
export const secretMutants = [
  mutant('logs-a-password', secret, {
    handler: async (ctx, { password }: { password: string }) => {
      ctx.parts.log.info({ entered: password }, 'sign in')
      return done
    },
  }),
  mutant('says-a-password', secret, {
    handler: async (_ctx, { password }: { password: string }) => {
      throw new AppError(commonErrors.INVALID_INPUT, {}, `${password} is wrong`)
    },
  }),
]
