import '../course/index.ts'
