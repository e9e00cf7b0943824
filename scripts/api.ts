// `npm run api`: tests of the API, all or those whose file is so named (`npm run api -- orders`).
import { endWith } from './common/counts.ts'
import { apiProjects, runVitest } from './common/run-vitest.ts'

endWith(await runVitest(apiProjects, process.argv.slice(2)))
