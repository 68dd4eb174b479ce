import '../points/make.ts'
import '../../testing/test-app.ts'
import './index.ts'
