import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Home',
  greeting: {
    night: (name) => `Good evening, ${name}.`,
    morning: (name) => `Good morning, ${name}.`,
    noon: (name) => `Good afternoon, ${name}.`,
    afternoon: (name) => `Good afternoon, ${name}.`,
    evening: (name) => `Good evening, ${name}.`,
  },
  figures: {
    time: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    week: 'studied this week',
    weekGoal: (hours) => `this week, goal ${hours} h`,
    credits: 'credits this year',
    creditsGoal: (credits) => `credits, goal ${credits}`,
    points: 'points available',
  },
  study: {
    label: 'Continue learning',
    today: (time) => `Last opened today at ${time}`,
    yesterday: (time) => `Last opened yesterday at ${time}`,
    onDay: (day) => `Last opened on ${day}`,
    fresh: 'Not started',
    place: (chapter, part) => `Chapter ${chapter}, unit ${part}`,
    left: (minutes) => `${minutes} min left`,
    goOn: 'Continue',
    begin: 'Start',
    sit: 'Take the exam',
    required: 'Required',
    due: (day) => `Due ${day}`,
    late: 'Overdue',
    done: (percent) => `${percent}% complete`,
    noneTitle: 'Learn it, then do it.',
    noneBody: 'You have no course in progress. Pick one you like and we’ll keep your place here.',
    choose: 'Find a course',
    more: 'Browse more courses',
    recommended: 'See recommendations for you',
  },
  today: {
    title: 'Today',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    streak: (days) => `${days}-day streak`,
    tasks: 'Daily tasks',
    all: 'View all',
    signIn: (points) => `Check in for ${pluralise(points, 'point')}`,
    signedIn: 'Checked in today',
    collect: (points) => `Collect +${points}`,
    got: 'Collected',
  },
}
