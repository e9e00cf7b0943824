import { create } from '@actions/glob'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appId } from '../../../desktop/src/main/app-protocol.ts'
import { root } from '../../common/root.ts'

/** The files that electron-builder makes of each target, by the names of its own defaults. */
const released = [
  'Sufra Setup 1.2.0.exe',
  'Sufra Setup 1.2.0.exe.blockmap',
  'latest.yml',
  'Sufra-1.2.0.dmg',
  'Sufra-1.2.0-arm64.dmg',
  'Sufra-1.2.0-arm64-mac.zip',
  'Sufra-1.2.0-arm64-mac.zip.blockmap',
  'latest-mac.yml',
  'Sufra-1.2.0.AppImage',
  'sufra_1.2.0_amd64.deb',
  'latest-linux.yml',
  'latest-linux-arm64.yml',
]
const others = ['builder-debug.yml', 'builder-effective-config.yaml', 'staging/package.json', 'win-unpacked/Sufra.exe']

test('the workflow of a release uploads every installer and what updates need, and nothing else', async () => {
  const workflow = readFileSync(join(root, '.github/workflows/desktop.yml'), 'utf8')
  const [, listed = ''] = /name: installers-.*\n(?: +#.*\n)? +path: \|\n((?: +desktop\/.*\n)+)/.exec(workflow) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'sufra-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [...released, ...others]) {
    mkdirSync(join(folder, 'desktop/release', file, '..'), { recursive: true })
    writeFileSync(join(folder, 'desktop/release', file), '')
  }
  const patterns = listed
    .trim()
    .split('\n')
    .map((pattern) => join(folder, pattern.trim()))
  const found = await (await create(patterns.join('\n'), { matchDirectories: false })).glob()
  expect(found.map((file) => relative(join(folder, 'desktop/release'), file)).toSorted()).toEqual(released.toSorted())
})

test('Windows knows the running program by the id of the installed one', () => {
  expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toContain(`\nappId: ${appId}\n`)
})
