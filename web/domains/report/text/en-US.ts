import { counted } from '#lib/counted'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const enUS: Like<typeof zhCN> = {
  lead: {
    people: (count) => `*${counted(count, 'person', 'people')}* signed in last week`,
    more: (count) => `, ${count} more than the week before`,
    fewer: (count) => `, ${count} fewer than the week before`,
    same: ', as many as the week before',
    signIns: (count) => `, *${counted(count, 'time')}* in all. `,
    joiners: (count) => `${count} joined this month.`,
    noJoiners: 'Nobody has joined this month yet.',
  },
  activity: {
    title: 'People signed in',
    signInsTitle: 'Sign-ins',
    sub: 'Last 12 weeks, each person once a week',
    signInsSub: 'Last 12 weeks',
    tabs: 'What to show',
    people: 'People',
    signIns: 'Sign-ins',
    thisWeek: 'Now',
    shownPeople: (count) => counted(count, 'person', 'people'),
    shownSignIns: (count) => counted(count, 'time'),
    label: (first, last) => `Over 12 weeks from ${first} to ${last}`,
  },
  units: {
    title: 'Departments',
    sub: 'Signed in this week; the tick is the average',
    all: 'Reports',
    of: (count) => `of ${count}`,
  },
  report: {
    title: 'People report',
    lead: 'Only the people within your reach',
    people: 'People',
    joined: 'Joined this month',
    left: 'Left this month',
    active: 'Signed in this week',
    neverUsed: 'Accounts never used',
    unit: 'people',
    account: 'accounts',
    comers: 'Joined, by month',
    goers: 'Left, by month',
    months: 'Last 12 months',
    units: 'Departments and who signed in',
    unitsSub: 'Signed in this week; the tick is the average',
    positions: 'By position',
    positionsSub: 'The 12 largest',
    grades: 'By grade',
    export: 'Export departments',
    exportUnused: 'Export never used',
    none: 'Nothing yet',
    barsLabel: (title, total) => `${title}, ${total} in all`,
    monthName: (month) => monthNames[Number(month) - 1] ?? month,
  },
}
