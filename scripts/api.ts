// `npm run api`: tests of the API, all or those whose file is so named (`npm run api -- orders`).
import { endWith } from './common/counts.ts'
import { apiProjects, runVitest } from './common/run-vitest.ts'

const chosen = process.argv.slice(2)
endWith(await runVitest(apiProjects, chosen), chosen)
