import '../lib/text.ts'
