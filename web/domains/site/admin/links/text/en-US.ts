import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Recommended links',
  lead: (count) =>
    count === 0 ? 'The footer has no links yet.' : `${count} in total; the footer shows the first 8.`,
  add: 'Add link',
  empty: 'No recommended links yet',
  emptyHint: 'Add useful addresses, such as the company portal, to show them in the footer.',
  columns: { position: 'Order', title: 'Name', accessUrl: 'Address', actions: 'Actions' },
  edit: 'Edit',
  remove: 'Remove',
  editNamed: (title) => `Edit ${title}`,
  removeNamed: (title) => `Remove ${title}`,
  addTitle: 'Add a recommended link',
  editTitle: 'Edit recommended link',
  removeTitle: (title) => `Remove “${title}”?`,
  removeHint: 'It will no longer appear in the footer.',
  moveNamed: (title) => `Move “${title}” with the arrow keys`,
  moveHint: 'Drag, or use the arrow keys',
  movedTo: (title, place) => `“${title}” is now number ${place}`,
  problems: {
    missing: 'Enter a name',
    'too-long': 'Use up to 40 characters',
    'bad-address': 'Enter a full address that starts with http:// or https://',
  },
  added: (title) => `${title} added`,
  edited: (title) => `${title} saved`,
  removed: (title) => `${title} removed`,
  cancel: 'Cancel',
}
