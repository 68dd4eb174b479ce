import type { Locale } from '@lyceum/contract/kit'
import { insertCustomRole, insertRoleAssignments } from '#domains/identity'
import type { SeedCtx } from '#platform/domain/seed'

type Made = {
  readonly people: readonly { readonly id: string; readonly userName: string; readonly isDemo?: boolean }[]
  readonly units: readonly { readonly id: string; readonly path: readonly string[] }[]
  readonly jobs: readonly {
    readonly accountId: string
    readonly unitId: string
    readonly isHead: boolean
    readonly until: string | null
  }[]
}

type RoleText = { readonly name: string; readonly description: string }

const roles: readonly {
  readonly permissions: readonly string[]
  readonly texts: Record<Locale, RoleText>
}[] = [
  {
    permissions: ['org.read', 'people.read', 'download.use', 'console.home'],
    texts: {
      'zh-CN': { name: '培训专员', description: '查看本部门的人员和组织，导出名单，不做修改。' },
      'zh-TW': { name: '訓練專員', description: '檢視本部門的人員和組織，匯出名單，不做修改。' },
      'en-US': {
        name: 'Training officer',
        description: 'Sees people and departments and exports lists, changes nothing.',
      },
    },
  },
  {
    permissions: ['people.read', 'people.manage', 'access.read'],
    texts: {
      'zh-CN': { name: '人事伙伴', description: '维护本部门的人员资料，审批注册。' },
      'zh-TW': { name: '人資夥伴', description: '維護本部門的人員資料，審核註冊。' },
      'en-US': {
        name: 'People partner',
        description: 'Keeps the profiles of a department and decides registrations.',
      },
    },
  },
]

/** Two custom roles, and heads of large units who run training in theirs. */
export async function seed(ctx: SeedCtx, { people, units, jobs }: Made): Promise<void> {
  const own: (string | undefined)[] = []
  for (const { permissions, texts } of roles) {
    const row = { ...texts[ctx.site.locale], permissions, updatedAt: ctx.calendar.moment(-60) }
    own.push(await insertCustomRole(ctx.db, row))
  }
  // In turn: the built-in training administrator, then each custom role.
  const turns = [null, ...own]
  const grantedBy = people.find(({ userName }) => userName === 'admin')?.id ?? null
  for (const [index, { accountId, unitId }] of heads({ people, units, jobs }).entries()) {
    await insertRoleAssignments(ctx.db, {
      accountIds: [accountId],
      role: 'TADM',
      customRoleId: turns[index % turns.length] ?? null,
      scope: { kind: 'unit', id: unitId },
      grantedBy,
      grantedAt: ctx.calendar.moment(-40 + index * 3, 540 + index * 17),
    })
  }
}

const most = 9

/** Heads of the units directly below the top; the demonstration accounts stay unchanged. */
function heads({ people, units, jobs }: Made): Made['jobs'] {
  const high = new Set(units.filter(({ path }) => path.length === 2).map(({ id }) => id))
  const demo = new Set(people.filter(({ isDemo }) => isDemo).map(({ id }) => id))
  return jobs
    .filter(
      ({ isHead, until, unitId, accountId }) => isHead && !until && high.has(unitId) && !demo.has(accountId),
    )
    .slice(0, most)
}
