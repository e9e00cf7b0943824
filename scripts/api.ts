// `npm run api`: tests of the API, all or only files with a matching name (`npm run api -- orders`).
import { endWith } from './common/counts.ts'
import { apiProjects, runVitest } from './common/run-vitest.ts'

const chosen = process.argv.slice(2)
endWith(await runVitest(apiProjects, chosen), chosen)
