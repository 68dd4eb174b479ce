import * as contract from '@lyceum/contract/access'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { giveRoles, tryGrant } from './grant-roles.ts'
import { listSiteAssignments } from './role-assignments.ts'
import { findPlaces } from './find-places.ts'
import { makeRegistry } from './permission-registry.ts'
import { permissionsByDomain, rolesOfSite } from './list-roles.ts'
import { changeRole, makeRole, removeRole } from './save-role.ts'
import { explain } from './explain-access.ts'
import { takeRoles } from './withdraw-roles.ts'

/** Roles across all domains. The domains declare the permissions, so they are read when a call comes. */
export function accessOver(domains: () => readonly Domain[]): Domain {
  const registry = makeRegistry(domains)
  return {
    name: 'access',
    routes: [
      answer(contract.listPermissions, (ctx) => permissionsByDomain(ctx, registry())),
      answer(contract.listRoles, (ctx) => rolesOfSite(ctx, registry())),
      answer(contract.createRole, (ctx, input) => makeRole(ctx, registry(), input)),
      answer(contract.saveRole, (ctx, input) => changeRole(ctx, registry(), input)),
      answer(contract.deleteRole, (ctx, input) => removeRole(ctx, registry(), input)),
      answer(contract.listRoleAssignments, (ctx, input) => listSiteAssignments(ctx, registry(), input)),
      answer(contract.previewGrant, (ctx, input) => tryGrant(ctx, registry(), input)),
      answer(contract.grantRoles, (ctx, input) => giveRoles(ctx, registry(), input)),
      answer(contract.revokeRoleAssignments, (ctx, input) => takeRoles(ctx, registry(), input)),
      answer(contract.findPlaces, findPlaces),
      answer(contract.explainAccess, (ctx, input) => explain(ctx, registry(), input)),
    ],
    permissions: { 'access.read': ['TADM', 'ADM'], 'access.grant': ['TADM', 'ADM'] },
  }
}
