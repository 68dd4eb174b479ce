import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  points: (score) => pluralise(score, 'point'),
  types: {
    MC: 'Single choice',
    MC_MANY: 'Multiple choice',
    TF: 'True or false',
    FB: 'Fill in the blanks',
    MT: 'Matching',
    ES: 'Essay',
    SI: 'Scenario',
    SR: 'Recording',
  },
  question: {
    right: 'True',
    wrong: 'False',
    fill: 'Type here',
    blank: (no, at) => `Question ${no}, blank ${at}`,
    tiedTo: (letter) => (letter === undefined ? 'Not matched' : `Matched with ${letter}`),
    matchHint: (count, last) =>
      `Click one on the left, then one on the right. Or press 1 to ${count}, then A to ${last}.`,
    mark: 'Mark',
    marked: 'Marked',
    markOf: (no, isMarked) => `${isMarked ? 'Marked' : 'Mark'}: question ${no}`,
  },
  recording: {
    start: 'Record',
    stop: 'Stop',
    again: 'Record again',
    running: 'Recording. Press Stop when you have finished',
    sending: 'Uploading…',
    stored: 'Recording saved',
    waiting: 'Kept on this device. It uploads when you are back online',
    resend: 'Upload now',
    refused: 'No microphone. Allow it in the browser and try again',
    listen: 'Listen to the recording',
  },
}
