import type { Ctx } from '#platform/ctx'
import { connected, textIn } from './ldap-directory.ts'
import { ldapProvider } from './provider.ts'

type DirectoryQuery = { readonly filter: string; readonly attributes: readonly string[] }

const pageSize = 500

/** Every directory entry that matches a filter, attributes as text, page by page. */
export async function readDirectory(
  ctx: Ctx,
  providerId: string,
  {
    filter,
    attributes,
    take,
  }: DirectoryQuery & { readonly take: (entries: readonly (readonly string[])[]) => Promise<void> },
): Promise<void> {
  const provider = await ldapProvider(ctx, providerId)
  const { config, secret } = provider
  await connected(ctx.parts, provider, async (client) => {
    if (config.bindDn !== '') await client.bind(config.bindDn, secret)
    const pages = client.searchPaginated(config.baseDn, {
      scope: 'sub',
      filter,
      attributes: [...attributes],
      paged: { pageSize },
    })
    for await (const { searchEntries } of pages)
      await take(searchEntries.map((entry) => attributes.map((attribute) => textIn(entry, attribute) ?? '')))
  })
}
