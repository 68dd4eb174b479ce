import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  takes: (kinds, size) => `${kinds}, up to ${size}`,
  sending: (percent) => `Uploading ${percent}%`,
  paused: (percent) => `Paused at ${percent}%`,
  resumable: 'resumes if the connection is lost',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  waiting: 'Waiting',
  ready: 'Ready',
  working: {
    video: 'Converting',
    audio: 'Converting',
    document: 'Converting to pages',
    package: 'Unpacking',
  },
  workingAt: (what, percent) => `${what} ${percent}%`,
  leave: 'You can leave this page; it updates automatically',
  early: 'Ready to play; higher quality will follow',
  failed: 'Failed',
  notSent: 'Upload incomplete',
  refused: 'This file cannot be used',
  another: 'Choose another',
  errors: {
    kind: (name, kinds) => `“${name}” is not a supported file type. Please convert it to ${kinds}.`,
    size: (name, size) => `“${name}” is too large. The limit is ${size}.`,
    empty: (name) => `“${name}” is empty.`,
  },
  retry: 'Try again',
  play: { video: 'Play', audio: 'Play', document: 'View', package: 'Try it' },
  replace: 'Replace',
  remove: 'Remove',
  pages: (count) => pluralise(count, 'page'),
  faults: {
    unreadable: 'The file cannot be read. It may be damaged: check the original and upload it again.',
    noPicture: 'This video has no picture. Upload sound-only files as audio.',
    noSound: 'This file has no sound.',
    tooLong: 'The file is longer than 12 hours. Please split it into parts.',
    tooSlow: 'Preparing the file took too long and was stopped. Try again, or use a smaller file.',
    locked: 'The file is protected by a password. Remove the password and upload it again.',
    empty: 'This file is empty.',
    noManifest: 'The package has no readable imsmanifest.xml.',
    noEntry: 'The start page named in the package manifest does not exist.',
    unsafe: 'The package contains something unsafe and was not unpacked.',
    ourSide:
      'There is a problem on our side, not with your file. The file will be prepared automatically once it is fixed.',
    trouble: 'Something went wrong on our side, not with your file. Please try again.',
  },
}
