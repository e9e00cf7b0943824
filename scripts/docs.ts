// `npm run docs`: writes pages that are generated from the code and from the installed packages, and renders the demo's dishes and the
// pictures of the landing page.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderDishes } from '../cloud-api/src/demo/plates/render-dishes.ts'
import { renderLandingPictures } from '../cloud-api/src/pages/landing/render-pictures.ts'
import { configurationPage } from './generated-files/configuration-page.ts'
import { root } from './common/root.ts'
import { digitsFont, digitsFontFile } from './generated-files/digits-font.ts'
import { thirdPartyNotices } from './generated-files/third-party-notices.ts'

writeFileSync(join(root, 'docs/configuration.md'), configurationPage())
writeFileSync(join(root, 'THIRD-PARTY-NOTICES'), thirdPartyNotices())
writeFileSync(digitsFontFile, await digitsFont())
await renderDishes()
await renderLandingPictures()
