import { join } from 'node:path'
import type { PageApp } from '@sufra/shared/pages/page-paths'

/** Where the built apps are: each with an index.html, and its assets beside it. */
export type DistFolders = Record<PageApp, string>

const root = join(import.meta.dirname, '../../..')

/** What this repository builds. */
export const ownDist: DistFolders = { diner: join(root, 'diner-web/dist'), desk: join(root, 'desktop/dist') }
