import * as contract from '@lyceum/contract/access'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { grantRoles, previewGrant } from './grant-roles.ts'
import { listRoleAssignments } from './role-assignments.ts'
import { findPlaces } from './find-places.ts'
import { makeRegistry } from './permission-registry.ts'
import { listPermissions, listRoles } from './list-roles.ts'
import { saveRole, createRole, deleteRole } from './save-role.ts'
import { explainAccess } from './explain-access.ts'
import { revokeRoleAssignments } from './withdraw-roles.ts'

/** Roles across all domains. The domains declare the permissions, so they are read when a call comes. */
export function accessOver(domains: () => readonly Domain[]): Domain {
  const registry = makeRegistry(domains)
  return {
    name: 'access',
    routes: [
      answer(contract.listPermissions, (ctx) => listPermissions(ctx, registry())),
      answer(contract.listRoles, (ctx) => listRoles(ctx, registry())),
      answer(contract.createRole, (ctx, input) => createRole(ctx, registry(), input)),
      answer(contract.saveRole, (ctx, input) => saveRole(ctx, registry(), input)),
      answer(contract.deleteRole, (ctx, input) => deleteRole(ctx, registry(), input)),
      answer(contract.listRoleAssignments, (ctx, input) => listRoleAssignments(ctx, registry(), input)),
      answer(contract.previewGrant, (ctx, input) => previewGrant(ctx, registry(), input)),
      answer(contract.grantRoles, (ctx, input) => grantRoles(ctx, registry(), input)),
      answer(contract.revokeRoleAssignments, (ctx, input) => revokeRoleAssignments(ctx, registry(), input)),
      answer(contract.findPlaces, findPlaces),
      answer(contract.explainAccess, (ctx, input) => explainAccess(ctx, registry(), input)),
    ],
    permissions: { 'access.read': ['TADM', 'ADM'], 'access.grant': ['TADM', 'ADM'] },
  }
}
