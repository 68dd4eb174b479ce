import '../../../contract/honor/index.ts'
