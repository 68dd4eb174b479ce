import { type PeopleFilter, peopleFilter, type PersonRow } from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { columnTitles, listed, roleNames, stateNames } from '../text.ts'
import { choose, rowsOf } from './list-people.ts'
import type { Mark } from './page-cursor.ts'
import { countEntries, entriesOf } from './queries.ts'

const batch = 500

/** The list of people as a table: everyone the filters match within the requester's reach, by name. */
export const peopleExport = exporting({
  kind: 'people.list',
  permission: 'people.read',
  title: { 'zh-CN': '人员名单', 'zh-TW': '人員名單', 'en-US': 'People' },
  filter: peopleFilter,
  columns: Object.entries(columnTitles).map(([key, title]) => ({ key, title })),
  rows: personRows,
  total: async (ctx, filter) => countEntries(ctx.db, await choose(ctx, filter, 'people.read')),
})

async function* personRows(ctx: Ctx, filter: PeopleFilter): AsyncIterable<ExportRow> {
  const choice = await choose(ctx, filter, 'people.read')
  let beyond: Mark | undefined
  for (;;) {
    const entries = await entriesOf(ctx.db, choice, { sort: 'name', isRising: true, beyond, most: batch })
    for (const person of await rowsOf(ctx, entries)) yield rowFor(ctx, person)
    const last = entries.at(-1)
    if (!last || entries.length < batch) return
    beyond = { value: last.sortValue, id: last.accountId }
  }
}

function rowFor({ locale }: Ctx, person: PersonRow): ExportRow {
  const { name, userName, staffNo, unitName, positionName, gradeName, email, phone, joinedOn } = person
  return {
    name,
    userName,
    staffNo,
    unitName,
    positionName,
    gradeName,
    state: stateNames[person.state][locale],
    email,
    phone,
    roles: listed(
      person.roles.map((role) => roleNames[role][locale]),
      locale,
    ),
    joinedOn,
    lastLoginAt: person.lastLoginAt,
    expiresAt: person.expiresAt,
  }
}
