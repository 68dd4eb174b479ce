import '../testing/test-app.ts'
