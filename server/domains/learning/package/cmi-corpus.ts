import type { Cmi } from './cmi-report.ts'

type CmiSample = {
  readonly cmi: Cmi
  readonly isDone: boolean
  /** In hundredths, as the record would show it. */
  readonly score: number | null
  readonly unkept?: readonly string[]
}

const thirds = { '1.2': String(200 / 3), '2004': String(2 / 3) }

/** Reports as common authoring tools write them, with our own texts and numbers. */
export const cmiCorpus: Readonly<Record<string, CmiSample>> = {
  'Storyline 1.2, six of seven right': {
    cmi: {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': String(600 / 7),
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.session_time': '0000:04:12.38',
      'cmi.core.exit': 'suspend',
      'cmi.core.lesson_location': '6cbXZ1kWQz4',
    },
    isDone: true,
    score: 85.7,
  },
  'Storyline 2004, two of three right': {
    cmi: {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'failed',
      'cmi.score.scaled': thirds['2004'],
      'cmi.score.raw': thirds['1.2'],
      'cmi.score.min': '0',
      'cmi.score.max': '100',
      'cmi.progress_measure': String(1 / 3),
      'cmi.session_time': 'PT4M12.38S',
      'cmi.exit': 'suspend',
      'cmi.location': '5jC2L',
    },
    isDone: true,
    score: 66.7,
  },
  'Rise 2004, milliseconds': {
    cmi: {
      'cmi.completion_status': 'incomplete',
      'cmi.progress_measure': '0.14285714285714285',
      'cmi.session_time': 'PT1.234S',
      'cmi.exit': 'suspend',
    },
    isDone: false,
    score: null,
  },
  'Rise 1.2, completed without a quiz': {
    cmi: {
      'cmi.core.lesson_status': 'completed',
      'cmi.core.session_time': '00:03:11.5',
      'cmi.core.exit': '',
    },
    isDone: true,
    score: null,
  },
  'Captivate 1.2, a thousand points': {
    cmi: {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '1000',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '1000',
      'cmi.core.session_time': '0000:10:00.00',
    },
    isDone: true,
    score: 100,
  },
  'Captivate 2004, points taken off': {
    cmi: {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'unknown',
      'cmi.score.raw': '-5',
      'cmi.score.min': '-10',
      'cmi.score.max': '40',
    },
    isDone: true,
    score: 10,
  },
  'Captivate 1.2, below nothing': {
    cmi: { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '-2.5', 'cmi.core.score.max': '10' },
    isDone: false,
    score: 0,
  },
  'iSpring 1.2, no upper bound and more than a hundred': {
    cmi: { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '340' },
    isDone: true,
    score: null,
    unkept: ['cmi.core.score.raw'],
  },
  'iSpring 2004, a binary rounding above one': {
    cmi: {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.score.scaled': '1.0000000000000002',
      'cmi.progress_measure': '1.0',
      'cmi.session_time': 'P0Y0M0DT0H1M2.999S',
    },
    isDone: true,
    score: 100,
  },
  'iSpring 2004, an exponent': {
    cmi: {
      'cmi.completion_status': 'incomplete',
      'cmi.score.scaled': '5e-8',
      'cmi.progress_measure': '1e-7',
    },
    isDone: false,
    score: 0,
  },
  'Lectora 1.2, capitals and a comma': {
    cmi: {
      'cmi.core.lesson_status': 'Passed',
      'cmi.core.score.raw': '87,5',
      'cmi.core.session_time': '0:07:03',
      'cmi.core.exit': 'SUSPEND',
    },
    isDone: true,
    score: 87.5,
  },
  'Lectora 2004, nothing in the score': {
    cmi: { 'cmi.completion_status': 'completed', 'cmi.score.raw': '', 'cmi.score.scaled': '' },
    isDone: true,
    score: null,
  },
  'a tool that knows neither, and a score': {
    cmi: {
      'cmi.core.lesson_status': 'excellent',
      'cmi.core.score.raw': '75',
      'cmi.core.session_time': 'ten minutes',
      'cmi.core.lesson_location': '12',
    },
    isDone: false,
    score: 75,
    unkept: ['cmi.core.lesson_status', 'cmi.core.session_time'],
  },
  'a tool that divides by nought': {
    cmi: {
      'cmi.completion_status': 'completed',
      'cmi.score.scaled': 'NaN',
      'cmi.score.raw': 'Infinity',
      'cmi.progress_measure': '1.7',
      'cmi.session_time': 'PTS',
    },
    isDone: true,
    score: null,
    unkept: ['cmi.score.scaled', 'cmi.score.raw', 'cmi.progress_measure', 'cmi.session_time'],
  },
}
