import '../../../contract/identity/index.ts'
