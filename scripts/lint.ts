// `npm run lint`: format, lint and unused code.
import { addUp, endWith } from './common/counts.ts'
import { checkFormat, checkLint, checkUnusedCode } from './checks/static-checks.ts'

endWith(addUp([await checkFormat(), await checkLint(), await checkUnusedCode()]))
