import { join } from 'node:path'
import type { PageApp } from '@sufra/shared/pages/page-paths'

/** The folders of the built apps, each with an index.html and its assets. */
export type DistFolders = Record<PageApp, string>

const root = join(import.meta.dirname, '../../..')

/** The builds in this repository. */
export const ownDist: DistFolders = { diner: join(root, 'diner-web/dist'), desk: join(root, 'desktop/dist') }
