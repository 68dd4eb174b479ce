/** The permissions of this room, and the roles that hold them from the start. */
export const permissions = {
  'people.read': ['TADM', 'ADM'],
  'people.manage': ['TADM', 'ADM'],
  'people.import': ['ADM'],
  'people.viewAs': ['ADM'],
} as const
