import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the data folder is created', async () => {
  const folder = join(createFolder(), 'a', 'b')
  await openDataFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

test('a data folder that cannot be created causes an error that names DATA_DIR', async () => {
  const file = join(createFolder(), 'file')
  writeFileSync(file, '')
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(`DATA_DIR: nothing can be stored in ${join(file, 'data')} (ENOTDIR`)
})
