import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  settings: {
    title: 'Site settings',
    lead: (name, zone) => `${name}, on ${zone} time`,
    validUntil: (date) => `valid until ${date}`,
    forever: 'without an end date',
    saved: (label) => `${label} saved`,
    save: 'Save',
    cancel: 'Cancel',
    changedAt: (time) => `Changed ${time}`,
    badAddress: 'Enter a full address that begins with http:// or https://',
    tooLong: (max) => `At most ${max} characters`,
    groups: { look: 'Appearance', footer: 'Footer', features: 'Features', addresses: 'Addresses' },
    themes: { light: 'Light', dark: 'Dark', system: 'As the device' },
    names: {
      'theme.mode': { label: 'Default theme', hint: 'Each person can still change it in their own menu' },
      'logo.zh-CN': {
        label: 'Logo, Simplified Chinese',
        hint: 'File name of an uploaded picture; leave empty for the Lyceum mark',
      },
      'logo.zh-TW': { label: 'Logo, Traditional Chinese', hint: 'File name of an uploaded picture' },
      'logo.en-US': { label: 'Logo, English', hint: 'File name of an uploaded picture' },
      icon: { label: 'Browser icon', hint: 'Shown on the tab; file name of a square picture' },
      'login.picture': {
        label: 'Login picture',
        hint: 'Leave empty for the moon gate; upright pictures of at least 1640 × 1800 look best',
      },
      'footer.shown': { label: 'Show the footer', hint: 'When off, no page has a footer' },
      'footer.copyright': { label: 'Copyright line', hint: 'Leave empty for the year and the site name' },
      'watermark.shown': {
        label: 'Page watermark',
        hint: 'Prints the reader’s name and number faintly on the page',
      },
      'tasks.shown': { label: 'Daily tasks', hint: 'Shows the daily tasks that earn points' },
      'face.required': { label: 'Face check', hint: 'Checks who is learning or sitting an exam' },
      'mobile.address': { label: 'Mobile site', hint: 'Phones are sent here; leave empty to keep them' },
      'app.address': { label: 'App download', hint: 'Used for the download QR code' },
    },
  },
  links: {
    title: 'Recommended links',
    lead: (count) =>
      count === 0 ? 'The footer has no links yet.' : `${count} in all; the footer shows the first 8.`,
    add: 'Add link',
    empty: 'No recommended links yet',
    emptyHint:
      'Add the addresses people look for, such as the group portal, and they will find them in the footer.',
    columns: { position: 'Order', title: 'Name', accessUrl: 'Address', actions: 'Actions' },
    edit: 'Edit',
    remove: 'Remove',
    editNamed: (title) => `Edit ${title}`,
    removeNamed: (title) => `Remove ${title}`,
    addTitle: 'Add a recommended link',
    editTitle: 'Edit recommended link',
    removeTitle: (title) => `Remove “${title}”?`,
    removeHint: 'It will no longer appear in the footer.',
    positionHint: '0 to 999, smallest first',
    problems: {
      missing: 'Enter a name',
      'too-long': 'A name has at most 40 characters',
      'bad-address': 'Enter a full address that begins with http:// or https://',
      'out-of-range': 'Enter a whole number from 0 to 999',
    },
    added: (title) => `${title} added`,
    edited: (title) => `${title} saved`,
    removed: (title) => `${title} removed`,
    save: 'Save',
    cancel: 'Cancel',
  },
}
