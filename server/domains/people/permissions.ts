/** The permissions of this domain, and the roles that have them by default. */
export const permissions = {
  'people.read': ['TADM', 'ADM'],
  'people.manage': ['TADM', 'ADM'],
  'people.import': ['ADM'],
  'people.viewAs': ['ADM'],
} as const
