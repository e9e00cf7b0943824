// `npm run types`: the compiler, on every project.
import { endWith } from './common/counts.ts'
import { checkTypes } from './checks/static-checks.ts'

endWith(await checkTypes())
