import { globSync } from 'node:fs'
import { root } from '../common/root.ts'

/**
 * The matching paths from the root, without installed and built files, and without files that linter.test.ts plants while other checks run.
 */
export const sourceFiles = (patterns: string | string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|out)(\/|$)/.test(path) }).filter(
    (path) => !path.includes('/planted-'),
  )
