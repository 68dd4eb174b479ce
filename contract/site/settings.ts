import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ }).max(300)
/**
 * A picture that the site shows to everyone. Stored is its public name: the file id and part of its hash; another
 * picture has another name, so browsers may cache it for ever. The bare id of a file that was just uploaded is accepted
 * as input.
 */
const picture = z.string().regex(/^(?:[1-9]\d{0,18}(?:\.[0-9a-f]{16}\.(?:png|jpg))?)?$/)

/** Parts of the portal that a site may disable. A disabled part is in no menu and its pages are not found. */
export const areas = [
  'certification',
  'exam',
  'knowledge',
  'qa',
  'circle',
  'map',
  'live',
  'lecturer',
  'fame',
  'mall',
  'pk',
  'news',
  'survey',
] as const

export type Area = (typeof areas)[number]

/** Every setting of a site by name: its schema and its default. */
export const settingSchemas = {
  'watermark.shown': z.boolean().default(false),
  'footer.shown': z.boolean().default(true),
  'footer.copyright': z.string().max(120).default(''),
  'face.required': z.boolean().default(false),
  'tasks.shown': z.boolean().default(true),
  'mobile.address': z.union([webAddress, z.literal('')]).default(''),
  'app.address': z.union([webAddress, z.literal('')]).default(''),
  /** Contact line in the site's own words; shown on the page about the portal. */
  'contact.line': z.string().trim().max(120).default(''),
  'logo.zh-CN': picture.default(''),
  'logo.zh-TW': picture.default(''),
  'logo.en-US': picture.default(''),
  icon: picture.default(''),
  'login.picture': picture.default(''),
  /** When the sign-in page shows a captcha: always, or only at risk (decisions, Q-006). */
  'captcha.rule': z.enum(['ALWAYS', 'RISK']).default('ALWAYS'),
  /** One live session per person: a newer login ends the older. */
  /** One session per kind of device: desktop, phone, tablet. */
  'login.single': z.boolean().default(false),
  /** Idle minutes after which a session ends; 0: only at its maximum age. Administrators have 30 at most (D30). */
  'session.idleMinutes': z.int().min(0).max(1440).default(0),
  'registration.open': z.boolean().default(true),
  /** Whether a registered account may sign in at once, without approval. */
  'registration.automatic': z.boolean().default(false),
  /** Whether a picture of the signed form is required. */
  'registration.formImage': z.boolean().default(false),
  /** Password requirements (D20); the limits below always apply. */
  'password.profile': z.enum(['default', 'dengbao', 'nist']).default('default'),
  'password.minLength': z.int().min(8).max(32).default(8),
  'password.maxLength': z.int().min(64).max(128).default(64),
  /** Days after which a password must be changed; 0: never. */
  'password.maxAgeDays': z.int().min(0).max(365).default(0),
  /** Words that a password must not contain, separated by spaces: product names, slogans. */
  'password.words': z.string().max(500).default(''),
  /** Needs an SMS gateway: without one nothing is delivered. */
  'sms.offered': z.boolean().default(false),
  /** Maximum SMS per day in total: caps the bill (D09). */
  'sms.dailyBudget': z.int().min(0).max(1_000_000).default(1000),
  /** An import that changes or disables more people than both limits requires the number to be typed. */
  'import.brakePercent': z.int().min(1).max(100).default(10),
  'import.brakePeople': z.int().min(0).max(100_000).default(50),
  /** Days after which an undecided request is escalated to the next manager; 0: never. */
  'approval.escalateDays': z.int().min(0).max(90).default(7),
  /** Maximum minutes given back automatically after a server outage in an exam; 0: none. */
  'exam.outageMinutes': z.int().min(0).max(180).default(30),
  /** Whether questions must be approved by somebody other than their author. */
  'exam.fourEyes': z.boolean().default(false),
  /** The site's goals for everyone: hours of learning a week and credits a year; 0: none. */
  'goal.weekHours': z.int().min(0).max(60).default(0),
  'goal.yearCredits': z.int().min(0).max(1000).default(0),
  /** Storage quota per person in MB; staff uploads for everybody are not counted. */
  'storage.personMb': z.int().min(10).max(1_048_576).default(2048),
  'theme.mode': z.enum(['light', 'dark', 'system']).default('system'),
  'area.certification': z.boolean().default(true),
  'area.exam': z.boolean().default(true),
  'area.knowledge': z.boolean().default(true),
  'area.qa': z.boolean().default(true),
  'area.circle': z.boolean().default(true),
  'area.map': z.boolean().default(true),
  'area.live': z.boolean().default(true),
  'area.lecturer': z.boolean().default(true),
  'area.fame': z.boolean().default(true),
  'area.mall': z.boolean().default(true),
  'area.pk': z.boolean().default(true),
  'area.news': z.boolean().default(true),
  'area.survey': z.boolean().default(true),
} as const

export const pictureNames = ['logo.zh-CN', 'logo.zh-TW', 'logo.en-US', 'icon', 'login.picture'] as const

export type PictureName = (typeof pictureNames)[number]

/** The picture settings, and the upload purpose of each. */
export const pictureSettings = {
  'logo.zh-CN': 'logo',
  'logo.zh-TW': 'logo',
  'logo.en-US': 'logo',
  icon: 'icon',
  'login.picture': 'gate',
} as const satisfies Record<PictureName, string>

export type SettingName = keyof typeof settingSchemas
export type Settings = Readonly<z.output<typeof settingsSchema>>

export const settingsSchema = z.object(settingSchemas)
export const settingName = settingsSchema.keyof()
export const settingNames: readonly SettingName[] = settingName.options
