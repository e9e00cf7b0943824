// `npm run api`: tests of the API on both databases, all or those whose file is so named (`npm run api -- orders`).
import { endWith } from './counts.ts'
import { apiProjects, runVitest } from './run-vitest.ts'

endWith(await runVitest(apiProjects, process.argv.slice(2)))
