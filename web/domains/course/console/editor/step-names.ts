export const stepNames = ['basics', 'outline', 'offer', 'completion', 'publish'] as const
export type StepName = (typeof stepNames)[number]
