import { VisitorPage } from './visitor-page.tsx'

export const VisitorInfo = () => <VisitorPage tab="info" />
export const VisitorData = () => <VisitorPage tab="data" />
export const VisitorStudy = () => <VisitorPage tab="study" />
export const VisitorShare = () => <VisitorPage tab="share" />
export const VisitorFans = () => <VisitorPage tab="fans" />
export const VisitorAttention = () => <VisitorPage tab="attention" />
