// `npm run types`: the compiler, on every project.
import { endWith } from './counts.ts'
import { checkTypes } from './static-checks.ts'

endWith(await checkTypes())
