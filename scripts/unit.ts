// `npm run unit`: tests of rules and screens, all or those whose file is so named (`npm run unit -- cart`).
import { endWith } from './common/counts.ts'
import { runVitest, unitProject } from './common/run-vitest.ts'

endWith(await runVitest([unitProject], process.argv.slice(2)))
