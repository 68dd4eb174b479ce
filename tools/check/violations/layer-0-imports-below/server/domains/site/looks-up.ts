import '../identity/index.ts'
