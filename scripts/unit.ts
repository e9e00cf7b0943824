// `npm run unit`: tests of rules and screens, all or only files with a matching name (`npm run unit -- cart`).
import { endWith } from './common/counts.ts'
import { runVitest, unitProjects } from './common/run-vitest.ts'

const chosen = process.argv.slice(2)
endWith(await runVitest(unitProjects, chosen), chosen)
