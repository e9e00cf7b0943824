// `npm run lint`: format, lint and unused code.
import { addUp, endWith } from './counts.ts'
import { checkFormat, checkLint, checkUnusedCode } from './static-checks.ts'

endWith(addUp([await checkFormat(), await checkLint(), await checkUnusedCode()]))
