// A minimal build of the two web apps: a page each with its assets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DistFolders } from '../src/pages/dist-folders.ts'

export type TestDist = { folders: DistFolders; remove: () => void }

/** Builds with these files, by their path below the folder of both apps ('diner/assets/a.js'). */
export const makeDist = (files: Record<string, string | Buffer> = {}): TestDist => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-dist-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const app of ['diner', 'desk']) {
    write(`${app}/index.html`, `<html><head></head><body>the ${app} app</body></html>`)
    mkdirSync(join(folder, app, 'assets'))
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  return {
    folders: { diner: join(folder, 'diner'), desk: join(folder, 'desk') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
