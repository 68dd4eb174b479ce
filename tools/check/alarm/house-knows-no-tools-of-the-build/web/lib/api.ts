import '../build/slim.ts'
