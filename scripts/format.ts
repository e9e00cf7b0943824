import { mustRun } from './common/program.ts'

await mustRun('oxfmt', ['.'])
