export * from './paper-document.ts'
export * from './words.ts'
