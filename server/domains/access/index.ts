import * as contract from '@lyceum/contract/access'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import { giveRoles, tryGrant } from './grant.ts'
import { holdingsOfSite } from './holdings.ts'
import { findPlaces } from './find-places.ts'
import { houseOf } from './house.ts'
import { permissionsByRoom, rolesOfSite } from './roles.ts'
import { changeRole, makeRole, removeRole } from './save-role.ts'
import { explain } from './why.ts'
import { takeRoles } from './withdraw.ts'

/** Roles of all rooms: which permissions there are is for the rooms to say, so they are asked when a call comes. */
export function accessOver(rooms: () => readonly Room[]): Room {
  const house = houseOf(rooms)
  return {
    name: 'access',
    routes: [
      answer(contract.listPermissions, (ctx) => permissionsByRoom(ctx, house())),
      answer(contract.listRoles, (ctx) => rolesOfSite(ctx, house())),
      answer(contract.createRole, (ctx, input) => makeRole(ctx, house(), input)),
      answer(contract.saveRole, (ctx, input) => changeRole(ctx, house(), input)),
      answer(contract.deleteRole, (ctx, input) => removeRole(ctx, house(), input)),
      answer(contract.listHoldings, (ctx, input) => holdingsOfSite(ctx, house(), input)),
      answer(contract.previewGrant, (ctx, input) => tryGrant(ctx, house(), input)),
      answer(contract.grantRoles, (ctx, input) => giveRoles(ctx, house(), input)),
      answer(contract.withdrawHoldings, (ctx, input) => takeRoles(ctx, house(), input)),
      answer(contract.findPlaces, findPlaces),
      answer(contract.explainAccess, (ctx, input) => explain(ctx, house(), input)),
    ],
    permissions: { 'access.read': ['TADM', 'ADM'], 'access.grant': ['TADM', 'ADM'] },
  }
}
