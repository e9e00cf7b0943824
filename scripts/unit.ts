// `npm run unit`: tests of rules and screens, all or those whose file is so named (`npm run unit -- cart`).
import { endWith } from './common/counts.ts'
import { runVitest, unitProjects } from './common/run-vitest.ts'

const chosen = process.argv.slice(2)
endWith(await runVitest(unitProjects, chosen), chosen)
