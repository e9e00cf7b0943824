// `npm run docs`: writes the pages that are made from the code and from the installed packages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationPage } from './configuration-page.ts'
import { root } from './root.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

writeFileSync(join(root, 'docs/configuration.md'), configurationPage())
writeFileSync(join(root, 'THIRD-PARTY-NOTICES'), thirdPartyNotices())
