export const newsKinds = ['notice', 'article'] as const
export type NewsKind = (typeof newsKinds)[number]
