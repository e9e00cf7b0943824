// `npm run docs`: writes the pages of docs/ that are made from the code.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPage } from './configuration-page.ts'
import { root } from './root.ts'

writeFileSync(join(root, 'docs/configuration.md'), configurationPage())
