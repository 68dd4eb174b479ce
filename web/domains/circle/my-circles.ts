/** A circle as the navigation shows it. */
export type CircleSummary = { readonly wcId: string; readonly wcName: string; readonly wcIconPath: string }

/** The circles a person belongs to; empty until the circle domain exists. */
export const useMyCircles = (_usrEntId: string): readonly CircleSummary[] => none

const none: readonly CircleSummary[] = []
