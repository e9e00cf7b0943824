import { mustRun } from './program.ts'

await mustRun('oxfmt', ['.'])
