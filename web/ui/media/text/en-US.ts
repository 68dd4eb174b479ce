import { counted } from '#lib/counted'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  takes: (kinds, size) => `${kinds}, up to ${size}`,
  sending: (percent) => `Uploading ${percent}%`,
  paused: (percent) => `Paused at ${percent}%`,
  resumable: 'resumes if the line drops',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  waiting: 'Waiting its turn',
  ready: 'Ready',
  working: { video: 'Converting', audio: 'Converting', document: 'Turning into pages', package: 'Unpacking' },
  workingAt: (what, percent) => `${what} ${percent}%`,
  leave: 'You can leave; this updates by itself',
  failed: 'Failed',
  retry: 'Try again',
  replace: 'Replace',
  remove: 'Remove',
  pages: (count) => counted(count, 'page'),
  faults: {
    unreadable: 'The file cannot be read. It may be damaged: check the original and upload it again.',
    noPicture: 'This video has no picture. Upload sound on its own as audio.',
    noSound: 'There is no sound in this file.',
    tooLong: 'It is longer than 12 hours. Please cut it into parts.',
    tooSlow: 'It took too long and was stopped. Try again, or use a smaller file.',
    locked: 'The file is protected by a password. Remove it and upload again.',
    empty: 'There is nothing in this file.',
    noManifest: 'The package has no imsmanifest.xml that can be read.',
    noEntry: 'The manifest of the package names no start page that exists.',
    unsafe: 'Something in the package is not safe. It was not unpacked.',
    trouble: 'Something went wrong on our side, not with your file. Please try again.',
  },
}
