import { z } from 'zod'

const paragraph = z.object({ heading: z.string(), text: z.string() })
const inLocale = z.object({ title: z.string(), paragraphs: z.array(paragraph) })

/** An agreement in the three supported languages. */
export const agreementContent = z.object({ 'zh-CN': inLocale, 'zh-TW': inLocale, 'en-US': inLocale })

export type AgreementContent = z.infer<typeof agreementContent>
