import type { Audience, ProfilePart } from '@lyceum/contract/profile'
import type { Db } from '#platform/db'
import { type Secret, secretAtFirst } from './rules.ts'
import { on } from './tables.ts'

/** A person's own values; defaults for whoever has set none. */
export async function personOf(db: Db, accountId: string) {
  const row = await on(db)
    .selectFrom('profile.person')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const secret: Secret = row
    ? {
        data: row.seenData,
        share: row.seenShare,
        follow: row.seenFollow,
        about: row.seenAbout,
        birthday: row.seenBirthday,
      }
    : secretAtFirst
  return { words: row?.words ?? '', interests: row?.interests ?? [], secret }
}

type ProfileChange = Partial<{ readonly words: string; readonly interests: readonly string[] }>

export async function saveProfile(
  db: Db,
  accountId: string,
  { words, interests }: ProfileChange,
): Promise<void> {
  const change = {
    ...(words === undefined ? {} : { words }),
    ...(interests ? { interests: [...interests] } : {}),
  }
  if (Object.keys(change).length > 0) await put(db, accountId, change)
}

export async function putSecret(
  db: Db,
  accountId: string,
  secret: { readonly [Part in ProfilePart]?: Audience | undefined },
): Promise<void> {
  const { data, share, follow, about, birthday } = secret
  const chosen = {
    ...(data ? { seenData: data } : {}),
    ...(share ? { seenShare: share } : {}),
    ...(follow ? { seenFollow: follow } : {}),
    ...(about ? { seenAbout: about } : {}),
    ...(birthday ? { seenBirthday: birthday } : {}),
  }
  if (Object.keys(chosen).length > 0) await put(db, accountId, chosen)
}

type Change = Partial<{
  words: string
  interests: string[]
  seenData: Audience
  seenShare: Audience
  seenFollow: Audience
  seenAbout: Audience
  seenBirthday: Audience
}>

async function put(db: Db, accountId: string, change: Change): Promise<void> {
  await on(db)
    .insertInto('profile.person')
    .values({ accountId, ...change })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet(change))
    .execute()
}
